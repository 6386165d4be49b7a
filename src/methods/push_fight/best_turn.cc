#include "methods/push_fight/best_turn.h"

#include <set>
#include <string>
#include <vector>

#include "puzzles/push_fight/outcomes.h"
#include "puzzles/push_fight/table_check.h"

namespace hardboard::push_fight {

BestTurn best_turn(const Table& table, const Position& position) {
  BestTurn best;
  for_each_outcome(table.contest().board, position, table.contest().moves,
                   [&](const IndexedTurn& turn, const Position& after, Piece fallen) {
                     const Value value = value_after(table, position.turn, after, fallen);
                     if (!best.turn || is_better(value, best.value)) best = {value, turn};
                     return !(best.value == Value{Verdict::win, 1});
                   });
  return best;
}

std::optional<Strategy> strategy_for(const Table& table, const Position& position,
                                     std::size_t most) {
  const BestTurn first = best_turn(table, position);
  if (first.value.verdict == Verdict::draw) return std::nullopt;
  const Side winner = first.value.verdict == Verdict::win ? position.turn : other(position.turn);
  Strategy strategy;
  std::vector<Position> waiting{position};
  std::set<std::string> seen;
  const Board& board = table.contest().board;
  while (!waiting.empty()) {
    const Position at = waiting.back();
    waiting.pop_back();
    if (!seen.insert(name_of(at)).second) continue;
    if (at.turn != winner) {
      for_each_outcome(board, at, table.contest().moves,
                       [&](const IndexedTurn&, const Position& after, Piece fallen) {
                         if (fallen == Piece::none) waiting.push_back(after);
                         return true;
                       });
      continue;
    }
    if (strategy.turns.size() == most) return std::nullopt;
    const IndexedTurn turn = *best_turn(table, at).turn;
    strategy.turns.emplace(name_of(at), turn_of(board, turn));
    Position after = at;
    for (const auto& [from, to] : turn.moves) std::swap(after.pieces[from], after.pieces[to]);
    if (push(board, after, turn.king, turn.direction).fallen == Piece::none)
      waiting.push_back(after);
  }
  return strategy;
}

}  // namespace hardboard::push_fight
