#include "reductions/unit_tree.h"

namespace hardboard {
namespace {

// A breadth-first search.
UnitTree spanning_tree(const std::vector<bool>& set, std::uint32_t width, std::uint32_t root) {
  UnitTree tree{{root}, {0}};
  std::vector<bool> is_found(set.size(), false);
  is_found[root] = true;
  for (std::uint32_t i = 0; i < tree.squares.size(); ++i) {
    const std::uint32_t square = tree.squares[i], column = square % width;
    const auto visit = [&](bool is_inside, std::uint32_t next) {
      if (!is_inside || !set[next] || is_found[next]) return;
      is_found[next] = true;
      tree.squares.push_back(next);
      tree.parents.push_back(i);
    };
    visit(column > 0, square - 1);
    visit(column + 1 < width, square + 1);
    visit(square >= width, square - width);
    visit(square + width < set.size(), square + width);
  }
  return tree;
}

}  // namespace

UnitTree tree_within(const std::vector<bool>& set, const std::vector<bool>& kept,
                     std::uint32_t width, std::uint32_t root) {
  const UnitTree whole = spanning_tree(set, width, root);
  // From the leaves inward: a square is needed if it is kept, or if a child is needed.
  std::vector<bool> is_needed(whole.squares.size(), false);
  is_needed[0] = true;
  for (std::size_t i = whole.squares.size(); i-- > 0;) {
    if (kept[whole.squares[i]]) is_needed[i] = true;
    if (is_needed[i]) is_needed[whole.parents[i]] = true;
  }
  UnitTree tree;
  std::vector<std::uint32_t> position(whole.squares.size(), 0);
  for (std::size_t i = 0; i < whole.squares.size(); ++i) {
    if (!is_needed[i]) continue;
    position[i] = static_cast<std::uint32_t>(tree.squares.size());
    tree.squares.push_back(whole.squares[i]);
    tree.parents.push_back(position[whole.parents[i]]);
  }
  return tree;
}

}  // namespace hardboard
