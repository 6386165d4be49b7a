#include "methods/steiner/corners.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <limits>
#include <utility>
#include <vector>

#include "base/random.h"
#include "base/watch.h"
#include "methods/steiner/hanan_grid.h"

namespace hardboard::steiner {
namespace {

constexpr std::size_t most_points = 1'000;                          // of a table of pairs
constexpr std::uint64_t most_trials = 200, most_pairs = 1'000'000;  // a few seconds
constexpr std::uint64_t endless = std::numeric_limits<std::uint64_t>::max();

// The length of a shortest spanning tree of a few nodes: a corner and one in each octant.
constexpr std::size_t most_nodes = 9;
template <class Distance>
std::uint64_t spanning_length(std::size_t nodes, Distance distance) {
  std::array<std::uint64_t, most_nodes> nearest{};
  std::uint64_t length = 0;
  for (std::size_t i = 1; i < nodes; ++i) nearest[i] = distance(0, i);
  std::array<bool, most_nodes> is_in{true};
  for (std::size_t added = 1; added < nodes; ++added) {
    std::size_t next = 0;
    for (std::size_t i = 1; i < nodes; ++i)
      if (!is_in[i] && (next == 0 || nearest[i] < nearest[next])) next = i;
    is_in[next] = true;
    length += nearest[next];
    for (std::size_t i = 1; i < nodes; ++i) nearest[i] = std::min(nearest[i], distance(next, i));
  }
  return length;
}

// A shortest spanning tree of points and corners, with the longest edge between any two nodes.
class CornerTree {
public:
  CornerTree(std::span<const Square> points, Watch& watch)
      : points_(points.size()), nodes_(points.begin(), points.end()), watch_(&watch) {
    span();
  }

  // How much shorter the tree would be with this corner. Of a shortest tree with the corner only
  // the edges between the corner and the nearest node of each octant are new, and of the old tree
  // only the longest edge between two nodes matters.
  std::uint64_t gain(Square corner) const {
    constexpr std::size_t none = std::numeric_limits<std::size_t>::max();
    std::array<std::size_t, most_nodes - 1> nearest;
    nearest.fill(none);
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
      if (nodes_[i] == corner) return 0;
      const auto right = std::int64_t{nodes_[i].x} - corner.x,
                 up = std::int64_t{nodes_[i].y} - corner.y;
      const std::size_t octant =
          (right > 0 ? 1 : 0) + (up > 0 ? 2 : 0) + (std::abs(right) > std::abs(up) ? 4 : 0);
      std::size_t& best = nearest[octant];
      if (best == none || distance(nodes_[i], corner) < distance(nodes_[best], corner)) best = i;
    }
    std::array<std::size_t, most_nodes - 1> beside{};
    std::size_t count = 0;
    for (const std::size_t i : nearest)
      if (i != none) beside[count++] = i;
    const std::uint64_t before = spanning_length(
        count, [&](std::size_t a, std::size_t b) { return longest(beside[a], beside[b]); });
    const std::uint64_t after = spanning_length(count + 1, [&](std::size_t a, std::size_t b) {
      if (a == 0 || b == 0) return distance(corner, nodes_[beside[a + b - 1]]);
      return longest(beside[a - 1], beside[b - 1]);
    });
    return before > after ? before - after : 0;
  }

  void add(Square corner) {
    nodes_.push_back(corner);
    span();
  }

  // Corners that join no three edges help nobody. Was there one?
  bool drop_idle() {
    const std::size_t before = nodes_.size();
    while (drop_a_corner()) span();
    return nodes_.size() < before;
  }

  // In place of half of the corners come as many of the grid, and one more.
  void disturb(const HananGrid& grid, Random& random) {
    std::size_t gone = 1;
    for (std::size_t i = nodes_.size(); i-- > points_;)
      if (random.below(2) == 0) {
        nodes_.erase(nodes_.begin() + static_cast<std::ptrdiff_t>(i));
        ++gone;
      }
    for (; gone > 0; --gone) {
      const Square corner = grid.square(random.below(grid.vertices()));
      if (std::find(nodes_.begin(), nodes_.end(), corner) == nodes_.end()) nodes_.push_back(corner);
    }
    span();
  }

  std::size_t nodes() const { return nodes_.size(); }
  std::uint64_t length() const { return length_; }
  SpanningTree tree() const {
    SpanningTree tree;
    for (std::size_t i = 1; i < nodes_.size(); ++i)
      add_path(nodes_[parent_[i]], nodes_[i], tree.segments);
    tree.length = length_;
    return tree;
  }

private:
  std::uint64_t longest(std::size_t a, std::size_t b) const {
    return longest_[a * nodes_.size() + b];
  }

  // Prim 1957. The table fills up as nodes join: between a new node and another lies the longer of
  // the new edge and what lies behind it.
  void span() {
    const std::size_t n = nodes_.size();
    watch_->reached(n * n);
    length_ = 0;
    parent_.assign(n, 0);
    longest_.assign(n * n, 0);
    std::vector<std::uint64_t> nearest(n, endless);
    std::vector<std::size_t> joined{0}, outside;
    for (std::size_t i = 1; i < n; ++i) {
      outside.push_back(i);
      nearest[i] = distance(nodes_[0], nodes_[i]);
    }
    while (!outside.empty()) {
      const auto next =
          std::min_element(outside.begin(), outside.end(),
                           [&](std::size_t a, std::size_t b) { return nearest[a] < nearest[b]; });
      const std::size_t node = *next;
      *next = outside.back();
      outside.pop_back();
      for (const std::size_t other : joined)
        longest_[node * n + other] = longest_[other * n + node] =
            std::max(nearest[node], longest_[parent_[node] * n + other]);
      joined.push_back(node);
      length_ += nearest[node];
      for (const std::size_t other : outside) {
        const std::uint64_t apart = distance(nodes_[node], nodes_[other]);
        if (apart >= nearest[other]) continue;
        nearest[other] = apart;
        parent_[other] = node;
      }
    }
  }

  bool drop_a_corner() {
    std::vector<int> degree(nodes_.size(), 0);
    for (std::size_t i = 1; i < nodes_.size(); ++i) {
      ++degree[i];
      ++degree[parent_[i]];
    }
    for (std::size_t i = points_; i < nodes_.size(); ++i) {
      if (degree[i] > 2) continue;
      nodes_.erase(nodes_.begin() + static_cast<std::ptrdiff_t>(i));
      return true;
    }
    return false;
  }

  std::size_t points_;  // the first nodes
  std::vector<Square> nodes_;
  std::uint64_t length_ = 0;
  std::vector<std::size_t> parent_;     // of every node but the first
  std::vector<std::uint64_t> longest_;  // edge between two nodes
  Watch* watch_;
};

// Adds corners until none makes the tree shorter.
void improve(CornerTree& tree, const HananGrid& grid, Watch& watch) {
  bool is_better = true;
  while (is_better && !watch.was_reached()) {
    std::vector<std::pair<std::uint64_t, Square>> found;
    for (std::size_t v = 0; v < grid.vertices(); ++v) {
      if (watch.reached(tree.nodes())) return;
      const Square corner = grid.square(v);
      if (const std::uint64_t gain = tree.gain(corner); gain > 0) found.push_back({gain, corner});
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const auto& a, const auto& b) { return a.first > b.first; });
    is_better = false;
    for (const auto& [gain, corner] : found) {
      if (watch.was_reached()) return;
      // Less than half of what it was worth: another look at all corners comes first.
      if (tree.gain(corner) * 2 <= gain) continue;
      tree.add(corner);
      is_better = true;
    }
    is_better = tree.drop_idle() || is_better;
  }
}

}  // namespace

std::optional<SpanningTree> tree_with_corners(std::span<const Square> points, std::uint64_t enough,
                                              const Limits& limits) {
  if (points.size() > most_points) return shortest_spanning_tree(points, limits);
  Watch watch(limits, "corners");
  const HananGrid grid(points);
  CornerTree best(points, watch);
  improve(best, grid, watch);
  // Two corners may help where none alone does.
  Random random(1);
  const std::uint64_t trials =
      std::min<std::uint64_t>(most_trials, most_pairs / (points.size() * points.size()));
  for (std::uint64_t trial = 0; trial < trials && best.length() > enough; ++trial) {
    if (watch.was_reached()) break;
    CornerTree other = best;
    other.disturb(grid, random);
    improve(other, grid, watch);
    if (other.length() <= best.length()) best = std::move(other);
  }
  return best.tree();
}

}  // namespace hardboard::steiner
