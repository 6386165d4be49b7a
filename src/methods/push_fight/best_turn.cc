#include "methods/push_fight/best_turn.h"

#include <set>
#include <string>
#include <vector>

#include "base/contract.h"
#include "puzzles/push_fight/outcomes.h"
#include "puzzles/push_fight/table_check.h"

namespace hardboard::push_fight {

std::optional<BestTurn> best_turn(const Table& table, const Position& position,
                                  const Limits& limits) {
  BestTurn best;
  const Outcomes seen =
      outcomes_within(limits, table.contest().board, position, table.contest().moves,
                      [&](const IndexedTurn& turn, const Position& after, Piece fallen) {
                        const Value value = value_after(table, position.turn, after, fallen);
                        if (!best.turn || is_better(value, best.value)) best = {value, turn};
                        return !(best.value == Value{Verdict::win, 1});
                      });
  if (seen == Outcomes::cut_off) return std::nullopt;
  return best;
}

std::optional<Strategy> strategy_for(const Table& table, const Position& position, std::size_t most,
                                     const Limits& limits) {
  const std::optional<BestTurn> first = best_turn(table, position, limits);
  if (!first || first->value.verdict == Verdict::draw) return std::nullopt;
  const Side winner = first->value.verdict == Verdict::win ? position.turn : other(position.turn);
  Strategy strategy;
  std::vector<Position> waiting{position};
  std::set<std::string> met;
  const Board& board = table.contest().board;
  while (!waiting.empty()) {
    const Position at = waiting.back();
    waiting.pop_back();
    if (!met.insert(name_of(at)).second) continue;
    if (at.turn != winner) {
      const Outcomes replies =
          outcomes_within(limits, board, at, table.contest().moves,
                          [&](const IndexedTurn&, const Position& after, Piece fallen) {
                            if (fallen == Piece::none) waiting.push_back(after);
                            return true;
                          });
      if (replies == Outcomes::cut_off) return std::nullopt;
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
