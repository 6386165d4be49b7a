#include "methods/steiner/spanning_tree.h"

#include <algorithm>

#include "base/box.h"
#include "base/watch.h"

namespace hardboard::steiner {

void add_path(Square a, Square b, std::vector<Segment>& segments) {
  const Square corner{b.x, a.y};
  if (a != corner) segments.push_back({a, corner});
  if (corner != b) segments.push_back({corner, b});
}

std::optional<SpanningTree> shortest_spanning_tree(std::span<const Square> points,
                                                   const Limits& limits) {
  struct Outside {
    Square point, nearest;  // of the tree
    std::uint64_t distance;
  };
  SpanningTree tree;
  std::vector<Outside> outside;
  for (const Square point : points.subspan(1))
    outside.push_back({point, points[0], distance(point, points[0])});
  Watch watch(limits, "spanning tree");
  while (!outside.empty()) {
    if (watch.reached(outside.size())) return std::nullopt;
    const auto next = std::min_element(
        outside.begin(), outside.end(),
        [](const Outside& a, const Outside& b) { return a.distance < b.distance; });
    add_path(next->nearest, next->point, tree.segments);
    tree.length += next->distance;
    const Square added = next->point;
    *next = outside.back();
    outside.pop_back();
    for (Outside& other : outside) {
      const std::uint64_t apart = distance(other.point, added);
      if (apart < other.distance) other = {other.point, added, apart};
    }
  }
  return tree;
}

std::uint64_t least_length(std::span<const Square> points, const SpanningTree& tree) {
  const Box box = bounding_box(points);
  return std::max({(2 * tree.length + 2) / 3, box.width() + box.height() - 2,
                   std::uint64_t{points.size() - 1}});
}

}  // namespace hardboard::steiner
