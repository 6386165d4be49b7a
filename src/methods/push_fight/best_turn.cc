#include "methods/push_fight/best_turn.h"

#include <set>
#include <string>
#include <vector>

#include "base/contract.h"
#include "puzzles/push_fight/outcomes.h"
#include "puzzles/push_fight/table_check.h"

namespace hardboard::push_fight {
namespace {

// Calls `visit` as for_each_outcome does, and asks the limits now and then. False if they were
// reached.
template <class Visit>
bool for_each_outcome_within(const Limits& limits, const Contest& contest, const Position& position,
                             const Visit& visit) {
  std::uint64_t visits = 0;
  bool is_stopped = limits.reached();
  if (is_stopped) return false;
  for_each_outcome(contest.board, position, contest.moves,
                   [&](const IndexedTurn& turn, const Position& after, Piece fallen) {
                     is_stopped = ++visits % 1024 == 0 && limits.reached();
                     return !is_stopped && visit(turn, after, fallen);
                   });
  return !is_stopped;
}

}  // namespace

std::optional<BestTurn> best_turn(const Table& table, const Position& position,
                                  const Limits& limits) {
  BestTurn best;
  const bool is_whole = for_each_outcome_within(
      limits, table.contest(), position,
      [&](const IndexedTurn& turn, const Position& after, Piece fallen) {
        const Value value = value_after(table, position.turn, after, fallen);
        if (!best.turn || is_better(value, best.value)) best = {value, turn};
        return !(best.value == Value{Verdict::win, 1});
      });
  if (!is_whole) return std::nullopt;
  return best;
}

std::optional<Strategy> strategy_for(const Table& table, const Position& position, std::size_t most,
                                     const Limits& limits) {
  const std::optional<BestTurn> first = best_turn(table, position, limits);
  if (!first || first->value.verdict == Verdict::draw) return std::nullopt;
  const Side winner = first->value.verdict == Verdict::win ? position.turn : other(position.turn);
  Strategy strategy;
  std::vector<Position> waiting{position};
  std::set<std::string> seen;
  const Board& board = table.contest().board;
  while (!waiting.empty()) {
    const Position at = waiting.back();
    waiting.pop_back();
    if (!seen.insert(name_of(at)).second) continue;
    if (at.turn != winner) {
      const bool is_whole =
          for_each_outcome_within(limits, table.contest(), at,
                                  [&](const IndexedTurn&, const Position& after, Piece fallen) {
                                    if (fallen == Piece::none) waiting.push_back(after);
                                    return true;
                                  });
      if (!is_whole) return std::nullopt;
      continue;
    }
    if (strategy.turns.size() == most) return std::nullopt;
    const std::optional<BestTurn> best = best_turn(table, at, limits);
    if (!best) return std::nullopt;
    promise(best->turn.has_value(), "a winner can push");
    const IndexedTurn& turn = *best->turn;
    strategy.turns.emplace(name_of(at), turn_of(board, turn));
    Position after = at;
    for (const auto& [from, to] : turn.moves) std::swap(after.pieces[from], after.pieces[to]);
    if (push(board, after, turn.king, turn.direction).fallen == Piece::none)
      waiting.push_back(after);
  }
  return strategy;
}

}  // namespace hardboard::push_fight
