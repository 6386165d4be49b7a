#include "engines/planar/maximal.h"

#include <algorithm>
#include <array>
#include <utility>

namespace hardboard::planar {
namespace {

// The sides of faces, numbered: from a vertex along each of its edges there is one side, and the
// face's next side follows behind the edge on its other end.
struct Sides {
  std::vector<std::uint32_t> first;  // of each vertex
  std::vector<std::uint32_t> next, previous;
};

Sides sides_of(const Rotations& given) {
  Sides sides;
  sides.first.push_back(0);
  for (const auto& spokes : given)
    sides.first.push_back(sides.first.back() + static_cast<std::uint32_t>(spokes.size()));
  const std::uint32_t number = sides.first.back();
  // Both sides of each edge, by its number.
  std::vector<std::array<std::uint32_t, 2>> of_edge(number / 2, {number, number});
  for (std::uint32_t v = 0; v < given.size(); ++v)
    for (std::uint32_t i = 0; i < given[v].size(); ++i) {
      auto& both = of_edge[given[v][i].edge];
      both[both[0] == number ? 0 : 1] = sides.first[v] + i;
    }
  sides.next.resize(number);
  sides.previous.resize(number);
  for (std::uint32_t v = 0; v < given.size(); ++v)
    for (std::uint32_t i = 0; i < given[v].size(); ++i) {
      const auto& both = of_edge[given[v][i].edge];
      const std::uint32_t side = sides.first[v] + i;
      const std::uint32_t arriving = both[0] == side ? both[1] : both[0];
      const std::uint32_t behind = i + 1 == given[v].size() ? sides.first[v] : side + 1;
      sides.next[arriving] = behind;
      sides.previous[behind] = arriving;
    }
  return sides;
}

}  // namespace

Maximal maximal(const Rotations& given) {
  const Sides sides = sides_of(given);
  const auto n = static_cast<std::uint32_t>(given.size());
  const std::uint32_t number = sides.first.back();
  // The new vertex at a side, and its edges: to both ends of the side, to the new vertex at the
  // next side, and to the middle.
  const auto at = [&](std::uint32_t side) { return n + side; };
  const auto edge = [&](std::uint32_t side, std::uint32_t kind) {
    return number / 2 + 4 * side + kind;
  };
  Maximal made;
  made.rotations.resize(n + std::size_t{number});
  for (std::uint32_t v = 0; v < n; ++v)
    for (std::uint32_t i = 0; i < given[v].size(); ++i) {
      const std::uint32_t side = sides.first[v] + i, before = sides.previous[side];
      made.rotations[v].push_back({at(before), edge(before, 1)});
      made.rotations[v].push_back({at(side), edge(side, 0)});
      made.rotations[v].push_back(given[v][i]);
      made.rotations[at(side)] = {{given[v][i].to, edge(side, 1)}, {v, edge(side, 0)}};
    }
  std::size_t most = 0;
  std::vector<std::uint8_t> is_done(number, 0);
  for (std::uint32_t first = 0; first < number; ++first) {
    if (is_done[first] != 0) continue;
    const auto middle = static_cast<std::uint32_t>(made.rotations.size());
    std::vector<Spoke> spokes;
    for (std::uint32_t side = first; is_done[side] == 0; side = sides.next[side]) {
      is_done[side] = 1;
      const std::uint32_t before = sides.previous[side];
      auto& around = made.rotations[at(side)];
      around.push_back({at(before), edge(before, 2)});
      around.push_back({middle, edge(side, 3)});
      around.push_back({at(sides.next[side]), edge(side, 2)});
      spokes.push_back({at(side), edge(side, 3)});
    }
    std::reverse(spokes.begin(), spokes.end());
    if (spokes.size() > most) made.middle = middle, most = spokes.size();
    made.rotations.push_back(std::move(spokes));
  }
  return made;
}

}  // namespace hardboard::planar
