#include "methods/steiner/cuts.h"

#include <algorithm>
#include <array>
#include <limits>
#include <vector>

#include "base/seen.h"
#include "base/watch.h"
#include "methods/steiner/hanan_grid.h"

namespace hardboard::steiner {
namespace {

// Dual ascent from cut to cut. Arcs come into a node from the left (0), right, below and above (3).
class Cuts {
public:
  // All ways begin at the first point.
  Cuts(std::span<const Square> points, Square first, const HananGrid& grid)
      : width_(grid.xs.size()), size_(grid.vertices()), is_end_(size_, false), seen_(size_) {
    for (std::size_t direction = 0; direction < 4; ++direction) left_[direction].assign(size_, 0);
    const auto apart = [](std::int32_t low, std::int32_t high) {
      return static_cast<std::uint64_t>(std::int64_t{high} - low);
    };
    for (std::size_t node = 0; node < size_; ++node) {
      const std::size_t x = node % width_, y = node / width_;
      if (x > 0) left_[0][node] = apart(grid.xs[x - 1], grid.xs[x]);
      if (x + 1 < width_) left_[1][node] = apart(grid.xs[x], grid.xs[x + 1]);
      if (y > 0) left_[2][node] = apart(grid.ys[y - 1], grid.ys[y]);
      if (y + 1 < grid.ys.size()) left_[3][node] = apart(grid.ys[y], grid.ys[y + 1]);
    }
    for (const Square point : points) {
      const std::size_t node = grid.vertex(point);
      is_end_[node] = true;
      if (point != first) active_.push_back({node, 0});
    }
  }

  // Raises the cut around the point with the smallest one; 0 when no point is left.
  std::uint64_t raise(Watch& watch) {
    while (!active_.empty()) {
      const auto smallest =
          std::min_element(active_.begin(), active_.end(),
                           [](const Point& a, const Point& b) { return a.cut < b.cut; });
      if (!look(smallest->node, watch)) {
        is_end_[smallest->node] = false;
        *smallest = active_.back();
        active_.pop_back();
        continue;
      }
      // Cuts grow between two looks.
      const bool is_smallest = std::all_of(active_.begin(), active_.end(), [&](const Point& other) {
        return other.cut >= entering_.size() || other.node == smallest->node;
      });
      smallest->cut = entering_.size();
      if (!is_smallest) continue;
      std::uint64_t least = std::numeric_limits<std::uint64_t>::max();
      for (const Arc& arc : entering_) least = std::min(least, left_[arc.direction][arc.to]);
      for (const Arc& arc : entering_) left_[arc.direction][arc.to] -= least;
      return least;
    }
    return 0;
  }

private:
  struct Point {
    std::size_t node, cut;  // arcs into the set around the point, when last looked at
  };
  struct Arc {
    std::size_t to, direction;
  };

  std::size_t neighbour(std::size_t node, std::size_t direction) const {
    if (direction < 2) return direction == 0 ? node - 1 : node + 1;
    return direction == 2 ? node - width_ : node + width_;
  }
  bool has_neighbour(std::size_t node, std::size_t direction) const {
    if (direction < 2) return direction == 0 ? node % width_ > 0 : node % width_ + 1 < width_;
    return direction == 2 ? node >= width_ : node + width_ < size_;
  }

  // The set of nodes from which arcs without length left lead to a node, and the arcs into the set.
  // False if another point is in the set: the point's own ways lead there, or those of the first.
  bool look(std::size_t start, Watch& watch) {
    seen_.forget();
    set_.assign(1, start);
    entering_.clear();
    seen_.add(start);
    for (std::size_t i = 0; i < set_.size(); ++i) {
      for (std::size_t direction = 0; direction < 4; ++direction) {
        if (!has_neighbour(set_[i], direction)) continue;
        if (left_[direction][set_[i]] > 0) {
          entering_.push_back({set_[i], direction});
          continue;
        }
        const std::size_t from = neighbour(set_[i], direction);
        if (seen_.has(from)) continue;
        if (is_end_[from]) return false;
        seen_.add(from);
        set_.push_back(from);
      }
    }
    watch.reached(10 * set_.size());
    std::erase_if(entering_,
                  [&](const Arc& arc) { return seen_.has(neighbour(arc.to, arc.direction)); });
    return true;
  }

  std::size_t width_, size_;
  std::array<std::vector<std::uint64_t>, 4> left_;  // by direction and node: of the arc's length
  std::vector<bool> is_end_;                        // the first point, and the active ones
  std::vector<Point> active_;
  Seen seen_;
  std::vector<std::size_t> set_;
  std::vector<Arc> entering_;
};

}  // namespace

std::uint64_t least_by_cuts(std::span<const Square> points, std::uint64_t enough,
                            const Limits& limits) {
  constexpr std::size_t bytes_per_node = 80, most_firsts = 8;
  const HananGrid grid(points);
  if (grid.vertices() > limits.memory_bytes / bytes_per_node) return 0;
  Watch watch(limits, "cuts");
  std::uint64_t best = 0;
  const std::size_t firsts = std::min(points.size(), most_firsts);
  for (std::size_t i = 0; i < firsts && best < enough; ++i) {
    Cuts cuts(points, points[i * points.size() / firsts], grid);
    std::uint64_t least = 0;
    while (least < enough && !watch.reached()) {
      const std::uint64_t more = cuts.raise(watch);
      if (more == 0) break;
      least += more;
    }
    best = std::max(best, least);
  }
  return best;
}

}  // namespace hardboard::steiner
