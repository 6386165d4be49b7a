// Trees of neighbouring squares inside a set of squares of a rectangle, as arrays of parents.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace hardboard {

// A tree with the root first, and every square behind its parent.
struct UnitTree {
  std::vector<std::uint32_t> squares;  // indices of the rectangle
  std::vector<std::uint32_t> parents;  // positions in `squares`; the root is its own parent
};

// A spanning tree of the squares of the set that are connected with `root`, which is in the set;
// then, as long as there is one, without leaves that are not in `kept`. Squares have the index y *
// width + x. O(size of the rectangle).
UnitTree tree_within(const std::vector<bool>& set, const std::vector<bool>& kept,
                     std::uint32_t width, std::uint32_t root);

}  // namespace hardboard
