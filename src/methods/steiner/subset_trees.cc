#include "methods/steiner/subset_trees.h"

#include <algorithm>
#include <bit>

#include "base/contract.h"
#include "base/watch.h"
#include "methods/steiner/hanan_grid.h"
#include "methods/steiner/spanning_tree.h"

namespace hardboard::steiner {
namespace {

using Set = std::uint32_t;  // of points, without the last one

class SubsetTrees {
public:
  SubsetTrees(std::span<const Square> points, const Limits& limits)
      : points_(points), grid_(points), watch_(limits, "Steiner trees of subsets") {}

  std::optional<std::vector<Segment>> run() {
    if (points_.size() == 1) return std::vector<Segment>();
    const Set all = (Set{1} << (points_.size() - 1)) - 1;
    length_.resize((std::size_t{all} + 1) * grid_.vertices());
    for (Set set = 1; set <= all; ++set) {
      if (std::has_single_bit(set))
        begin(set);
      else if (!merge(set, row(set)))
        return std::nullopt;
      else
        spread(row(set));
    }
    take(all, grid_.vertex(points_.back()));
    return std::move(segments_);
  }

private:
  // The lengths of shortest trees that contain the set's points and a vertex, by vertex.
  std::span<std::uint64_t> row(Set set) {
    return std::span(length_).subspan(set * grid_.vertices(), grid_.vertices());
  }

  Square only_point(Set set) const {
    return points_[static_cast<std::size_t>(std::countr_zero(set))];
  }
  void begin(Set set) {
    for (std::size_t v = 0; v < grid_.vertices(); ++v)
      row(set)[v] = distance(grid_.square(v), only_point(set));
  }

  // Calls split(part) for one of each two parts of the set.
  template <class Split>
  static void each_split(Set set, Split split) {
    const Set rest = set & (set - 1);  // the other part has the lowest point
    for (Set part = rest; part != 0; part = (part - 1) & rest) split(part);
  }

  // Trees in which the vertex parts the set. False once the limits are reached.
  bool merge(Set set, std::span<std::uint64_t> lengths) {
    std::fill(lengths.begin(), lengths.end(), UINT64_MAX);
    bool is_over = false;
    each_split(set, [&](Set part) {
      is_over = is_over || watch_.reached(1 + lengths.size() / 16);
      if (is_over) return;
      const auto one = row(part), other = row(set ^ part);
      for (std::size_t v = 0; v < lengths.size(); ++v)
        lengths[v] = std::min(lengths[v], one[v] + other[v]);
    });
    return !is_over;
  }

  // Trees in which a path leads on from such a vertex: distances along rows, then columns.
  void spread(std::span<std::uint64_t> lengths) const {
    const std::size_t columns = grid_.xs.size(), rows = grid_.ys.size();
    const auto relax = [&](std::size_t from, std::size_t to) {
      const std::uint64_t way = lengths[from] + distance(grid_.square(from), grid_.square(to));
      lengths[to] = std::min(lengths[to], way);
    };
    for (std::size_t v = 0; v + 1 < lengths.size(); ++v)
      if ((v + 1) % columns != 0) relax(v, v + 1);
    for (std::size_t v = lengths.size() - 1; v > 0; --v)
      if (v % columns != 0) relax(v, v - 1);
    for (std::size_t v = 0; v + columns < lengths.size(); ++v) relax(v, v + columns);
    for (std::size_t v = columns * rows; v-- > columns;) relax(v, v - columns);
  }

  // Adds the segments of a shortest tree of the set's points and the vertex.
  void take(Set set, std::size_t v) {
    if (std::has_single_bit(set)) return add_path(only_point(set), grid_.square(v), segments_);
    std::vector<std::uint64_t> merged(grid_.vertices(), UINT64_MAX);
    std::vector<Set> parts(grid_.vertices(), 0);
    each_split(set, [&](Set part) {
      const auto one = row(part), other = row(set ^ part);
      for (std::size_t u = 0; u < merged.size(); ++u) {
        if (one[u] + other[u] >= merged[u]) continue;
        merged[u] = one[u] + other[u];
        parts[u] = part;
      }
    });
    std::size_t u = 0;
    while (merged[u] + distance(grid_.square(u), grid_.square(v)) != row(set)[v]) {
      ++u;
      promise(u < merged.size(), "every tree of several points parts at a vertex");
    }
    add_path(grid_.square(u), grid_.square(v), segments_);
    take(parts[u], u);
    take(set ^ parts[u], u);
  }

  const std::span<const Square> points_;
  const HananGrid grid_;
  std::vector<std::uint64_t> length_;  // a row for each set
  std::vector<Segment> segments_;
  Watch watch_;
};

}  // namespace

std::uint64_t table_bytes(std::span<const Square> points) {
  const std::uint64_t sets = std::uint64_t{1} << (points.size() - 1);
  return 8 * sets * HananGrid(points).vertices();
}

std::optional<std::vector<Segment>> shortest_tree(std::span<const Square> points,
                                                  const Limits& limits) {
  promise(!points.empty() && points.size() <= most_subset_points, "the points are few");
  return SubsetTrees(points, limits).run();
}

}  // namespace hardboard::steiner
