#include "methods/steiner/small.h"

#include <algorithm>
#include <bit>
#include <set>
#include <vector>

#include "base/box.h"
#include "base/contract.h"
#include "base/watch.h"
#include "methods/steiner/spanning_tree.h"
#include "methods/steiner/subset_trees.h"

namespace hardboard::steiner {
namespace {

constexpr std::int32_t side = 4;

// The least of the sets that arise by turns and reflections, each shifted to the corner.
std::vector<Square> canonical(const std::vector<Square>& points) {
  std::vector<Square> least;
  for (unsigned symmetry = 0; symmetry < 8; ++symmetry) {
    std::vector<Square> image;
    for (auto [x, y] : points) {
      if ((symmetry & 1) != 0) x = -x;
      if ((symmetry & 2) != 0) y = -y;
      if ((symmetry & 4) != 0) std::swap(x, y);
      image.push_back({x, y});
    }
    const Square low = bounding_box(image).low;
    for (Square& point : image) point = {point.x - low.x + 1, point.y - low.y + 1};
    std::sort(image.begin(), image.end());
    if (least.empty() || image < least) least = std::move(image);
  }
  return least;
}

bool each_length(const std::vector<Square>& points, const std::function<bool(Puzzle)>& visit) {
  const auto tree = shortest_tree(points, {});
  const std::uint64_t shortest = *solved(tree.value()).length;
  for (std::uint64_t length = shortest > 0 ? shortest - 1 : 0; length <= shortest + 1; ++length)
    if (!visit({points, length})) return false;
  return true;
}

// Grows trees from the first point: each edge at the tree is taken or left out for good.
class Trees {
public:
  Trees(const Puzzle& puzzle, const Limits& limits, const std::function<bool(Answer)>& visit)
      : puzzle_(puzzle),
        visit_(visit),
        box_(bounding_box(puzzle.points)),
        degree_(box_.squares(), 0),
        is_point_(box_.squares(), false),
        watch_(limits, "all Steiner trees") {
    for (const Square point : puzzle.points) is_point_[box_.index(point)] = true;
    missing_ = puzzle.points.size();
  }

  bool run() {
    enter(puzzle_.points[0]);
    return grow(0);
  }

private:
  bool is_in_tree(Square square) const {
    return square == puzzle_.points[0] || degree_[box_.index(square)] > 0;
  }

  void enter(Square square) {
    if (is_point_[box_.index(square)]) --missing_;
    for (const Square next : {Square{square.x + 1, square.y}, Square{square.x - 1, square.y},
                              Square{square.x, square.y + 1}, Square{square.x, square.y - 1}})
      if (box_.contains(next)) edges_.push_back({square, next});
  }

  // Decides on the edges from number `i` on.
  bool grow(std::size_t i) {
    if (watch_.reached(1)) return false;
    while (i < edges_.size() && is_in_tree(edges_[i].b)) ++i;
    if (i == edges_.size()) return give();
    if (!puzzle_.length || tree_.size() + missing_ <= *puzzle_.length) {
      const Segment edge = edges_[i];
      if (!puzzle_.length || tree_.size() < *puzzle_.length) {
        const std::size_t edges = edges_.size(), missing = missing_;
        tree_.push_back(edge);
        ++degree_[box_.index(edge.a)];
        enter(edge.b);
        ++degree_[box_.index(edge.b)];
        const bool goes_on = grow(i + 1);
        tree_.pop_back();
        --degree_[box_.index(edge.a)];
        --degree_[box_.index(edge.b)];
        edges_.resize(edges);
        missing_ = missing;
        if (!goes_on) return false;
      }
      return grow(i + 1);
    }
    return true;
  }

  bool give() {
    if (missing_ > 0) return true;
    for (const auto& [a, b] : tree_)
      for (const Square end : {a, b})
        if (degree_[box_.index(end)] == 1 && !is_point_[box_.index(end)]) return true;
    return visit_(solved(tree_));
  }

  const Puzzle& puzzle_;
  const std::function<bool(Answer)>& visit_;
  const Box box_;
  std::vector<unsigned> degree_;  // in the tree
  std::vector<bool> is_point_;
  std::size_t missing_ = 0;     // points that the tree lacks
  std::vector<Segment> edges_;  // from the tree outward, in the order of discovery
  std::vector<Segment> tree_;
  Watch watch_;
};

}  // namespace

bool each_small_problem(unsigned size, const std::function<bool(Puzzle)>& visit) {
  std::vector<std::set<std::vector<Square>>> of_size(size + std::size_t{1});
  for (std::uint32_t chosen = 1; chosen < 1U << (side * side); ++chosen) {
    const auto points = static_cast<unsigned>(std::popcount(chosen));
    if (points > size) continue;
    std::vector<Square> set;
    for (std::int32_t i = 0; i < side * side; ++i)
      if ((chosen >> i & 1) != 0) set.push_back({i % side, i / side});
    of_size[points].insert(canonical(set));
  }
  for (const auto& sets : of_size)
    for (const std::vector<Square>& set : sets)
      if (!each_length(set, visit)) return false;
  return true;
}

bool each_solution(const Puzzle& puzzle, const Limits& limits,
                   const std::function<bool(Answer)>& visit) {
  constexpr std::uint64_t most_squares = 1'000'000;
  if (bounding_box(puzzle.points).squares() > most_squares) return false;
  return Trees(puzzle, limits, visit).run();
}

}  // namespace hardboard::steiner
