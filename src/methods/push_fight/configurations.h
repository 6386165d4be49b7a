// Mate-in-1 with the fewest moves: an A* search over configurations. The problem is NP-hard in
// general (Theorem 3.20); the search takes time that grows with the number of configurations.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/limits.h"
#include "methods/push_fight/state.h"

namespace hardboard::push_fight {

struct FewestMoves {
  std::optional<IndexedTurn> turn;  // a mate with the fewest moves found
  std::uint64_t bound = 0;          // no mate has fewer moves
  std::uint64_t states = 0;         // the number of configurations met
  bool complete = true;             // false: the limits, or the bound on the states, came first
};

// A mate with the fewest moves, if `most` moves suffice. Before the push only men on squares with
// `may_move` 1 move. `states` bounds the number of configurations, each of which takes 24 bytes and
// 8 for every 64 squares on which men may stand.
//
// A* uses a lower bound on the moves to come: a line needs a move for each hole on it, and a move
// of the king to its place, before which each pawn on the king's way must move. One move of a pawn
// may serve both. O(squares + moves from the configuration) for each configuration.
FewestMoves fewest_moves(const Board& board, const std::vector<Man>& men,
                         const std::vector<std::uint8_t>& may_move,
                         const std::vector<WinningLine>& lines, std::uint64_t most,
                         std::uint64_t states, const Limits& limits);

}  // namespace hardboard::push_fight
