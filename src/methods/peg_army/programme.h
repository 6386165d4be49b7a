// An army as an integer programme: the fewest moves (or pegs) of the relaxed reversed game.
// Theorem 1 of Gualà et al. 2018 turns its solutions into legal orders of moves (order.h).
#pragma once

#include <cstdint>
#include <vector>

#include "engines/mip/model.h"
#include "methods/peg_army/instance.h"

namespace hardboard::peg_army {

enum class Cost { moves, pegs };

// Column j of the model is column j of the game, row i says that position i ends with at most
// allowed[i] pegs. That it ends with at least none is left out: while some position ends below
// zero, a move that takes from it can be dropped. One more row says that the goal's peg is taken
// once: whoever reaches the goal for the first time has won, so no move uses it besides; and of
// the moves that do, one is kept out of each class that the symmetries of the game can exchange.
struct Programme {
  mip::Model model;
  // Columns by the distance of what they take from the goal: the larger coordinate, then the sum.
  std::vector<std::uint32_t> inner_first;
  std::vector<std::uint32_t> ring;  // that larger coordinate, for each column
};

// The cost of a column is 1 for moves; for pegs the number of pegs that it loses, so that an army
// has one peg more than the cost. O(size of the game).
Programme programme_of(const Instance& instance, Cost cost);

}  // namespace hardboard::peg_army
