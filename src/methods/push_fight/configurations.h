// Mate-in-1 with the fewest moves: an A* search over configurations. NP-hard in general (Theorem
// 3.20), so exact answers take time that grows with the number of configurations.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/limits.h"
#include "methods/push_fight/state.h"

namespace hardboard::push_fight {

struct FewestMoves {
  std::optional<IndexedTurn> turn;  // with the fewest moves, if there is one within the bound
  std::uint64_t bound = 0;          // no turn has fewer moves than this
  std::uint64_t states = 0;         // configurations that were met
  bool complete = true;             // false: stopped by the limits
};

// The fewest moves, at most `most`, of those men that `may_move` allows (by square, 0 or 1); the
// others stand where they are until the push. `states` bounds the number of configurations, 24
// bytes each and 8 for every 64 squares that can be reached.
//
// The lower bound that guides the search: a line that wins needs a move for each hole on it, and
// one of the king to its place, whose way costs a move for each pawn on it. Moves of pawns may
// serve both. Each configuration costs O(squares + moves from it).
FewestMoves fewest_moves(const Board& board, const std::vector<Man>& men,
                         const std::vector<std::uint8_t>& may_move,
                         const std::vector<WinningLine>& lines, std::uint64_t most,
                         std::uint64_t states, const Limits& limits);

}  // namespace hardboard::push_fight
