#include "methods/push_fight/turn_values.h"

#include <algorithm>
#include <utility>

#include "puzzles/push_fight/outcomes.h"
#include "puzzles/push_fight/rules.h"
#include "puzzles/push_fight/table_check.h"

namespace hardboard::push_fight {
namespace {

// Calls `visit` with each outcome of a turn and its value. False if the limits were reached.
template <class Visit>
bool each_value(const Table& table, const Position& position, std::uint32_t moves,
                const Limits& limits, const Visit& visit) {
  return outcomes_within(limits, table.contest().board, position, moves,
                         [&](const IndexedTurn& turn, const Position& after, Piece fallen) {
                           visit(turn, value_after(table, position.turn, after, fallen));
                           return true;
                         }) == Outcomes::all;
}

}  // namespace

std::optional<TurnValues> turn_values(const Table& table, const Position& position,
                                      std::uint32_t moves, const Limits& limits) {
  const Board& board = table.contest().board;
  TurnValues values;
  Position at = position;
  for (std::uint32_t from = 0; from < board.size() && moves > 0; ++from) {
    if (!belongs(position.pieces[from], position.turn)) continue;
    for (const std::uint32_t to : reachable(board, position, from)) {
      Value best{Verdict::loss, 0};  // until a push is found
      std::swap(at.pieces[from], at.pieces[to]);
      const std::uint32_t left = moves == unlimited_moves ? moves : moves - 1;
      const bool is_whole = each_value(
          table, at, left, limits,
          [&](const IndexedTurn&, Value value) { best = is_better(value, best) ? value : best; });
      std::swap(at.pieces[from], at.pieces[to]);
      if (!is_whole) return std::nullopt;
      values.steps.push_back({Move{board.squares[from], board.squares[to]}, best});
    }
  }
  const bool is_whole =
      each_value(table, position, moves, limits, [&](const IndexedTurn& turn, Value value) {
        values.turns.push_back({turn_of(board, turn), value});
        if (turn.moves.empty()) values.steps.push_back({values.turns.back().turn.push, value});
      });
  if (!is_whole) return std::nullopt;
  std::stable_sort(values.turns.begin(), values.turns.end(),
                   [](const TurnValues::OfTurn& a, const TurnValues::OfTurn& b) {
                     return is_better(a.value, b.value);
                   });
  return values;
}

}  // namespace hardboard::push_fight
