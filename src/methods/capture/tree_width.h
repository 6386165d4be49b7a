// Decides boards and graphs that small sets of places cut into parts, such as trees with some edges
// more, cacti, and corridors between rooms: part by part, from the ends inward, by all that a part
// can do to the places by which it hangs together with the rest (dynamic programming on a tree
// decomposition; Bodlaender 1988). docs/tree-width.md has the proof.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "base/limits.h"
#include "methods/capture/arena.h"
#include "methods/capture/part_states.h"
#include "puzzles/capture/answer.h"

namespace hardboard::capture {

// The most places by which a part hangs together with the rest, below most_in_part; the most states
// of all parts together; and how many neighbours the order of the places looks at for each place.
struct PartBounds {
  std::size_t cut = most_in_part - 1;
  std::uint64_t states = UINT64_MAX;
  std::size_t looks = SIZE_MAX;
};

// Enough for an order of sparse places. Places with thousands of neighbours take more.
inline constexpr std::size_t few_looks = 256;

// Empty if the method applies: no capture can be blocked, and an order of the places
// (elimination.h) leaves each at most most.cut neighbours. O(steps log steps).
std::string tree_width_why_not(const Arena& arena, const PartBounds& most, const Limits& limits);

// Decides such an arena: moves, or a refusal by all states. Unknown, with a remark, if the method
// does not apply, the limits are reached, parts have more than most.states states together, or
// joining them takes more than a hundred times as many pairs.
//
// O(n) joins of two parts, each as many steps as the product of their states at worst. A part has a
// number of kinds of states that is exponential in its places, whatever its size, and of each kind
// with m numbers at most b^(m - 1) states, for budgets up to b.
Answer<Location> solve_by_tree_width(const Arena& arena, const Limits& limits,
                                     const PartBounds& most = {});

// The fewest pieces that can remain on such an arena, which must have no last piece (with a goal,
// one of them on the goal), and captures that leave them. The verdict says whether one piece can
// remain. Unknown, without a minimum, when solve_by_tree_width() would give up.
Answer<Location> fewest_by_tree_width(const Arena& arena, const Limits& limits,
                                      const PartBounds& most = {});

}  // namespace hardboard::capture
