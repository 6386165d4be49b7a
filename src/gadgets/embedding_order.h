// The order of the clauses along the spine of an And-Or embedding, and the side of each variable:
// they decide how many wires cross.
#pragma once

#include <cstdint>
#include <vector>

#include "base/limits.h"
#include "problems/and_or_sat/puzzle.h"

namespace hardboard::gadgets {

struct SpineOrder {
  std::vector<std::uint32_t> clauses;  // from the top down
  std::vector<bool> is_right;          // of variable v: whether it stands on the right, at v - 1
  bool is_complete = true;             // false: the limits were reached
};

// A variable is an arc between its two clauses, on one side of the spine; two arcs on a side cross
// if their ends alternate. The order starts as an eigenvector of the graph (its smoothest placing
// on a line); then each clause in turn moves to its best place (*sifting*) and each arc to the side
// where fewer others cross and stand side by side, as long as that helps. Integers throughout: the
// order is the same everywhere. Each literal must occur once. O(clauses^2 + variables^2) for each
// of some 20 rounds.
SpineOrder spine_order(const and_or_sat::Puzzle& formula, bool both_sides, const Limits& limits);

}  // namespace hardboard::gadgets
