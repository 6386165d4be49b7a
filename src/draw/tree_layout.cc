#include "draw/tree_layout.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>

#include "draw/graph_layout.h"

namespace hardboard::draw {
namespace {

constexpr double column_width = 0.65, row_height = 0.85;  // in lengths of an edge

std::uint32_t farthest(const std::vector<std::uint32_t>& distance) {
  return static_cast<std::uint32_t>(std::max_element(distance.begin(), distance.end()) -
                                    distance.begin());
}

// The vertices of a tree, parents before their children and siblings from left to right, with the
// parent of each, which is the root itself for the root.
struct Descent {
  std::vector<std::uint32_t> order, parent;
};

// Depth-first search without recursion.
Descent descent_from(std::uint32_t root, const Adjacency& tree) {
  Descent descent{{}, std::vector<std::uint32_t>(tree.size(), root)};
  std::vector<std::uint32_t> stack{root};
  while (!stack.empty()) {
    const std::uint32_t u = stack.back();
    stack.pop_back();
    descent.order.push_back(u);
    const auto neighbours = tree.of(u);
    for (auto v = neighbours.rbegin(); v != neighbours.rend(); ++v) {
      if (u != root && *v == descent.parent[u]) continue;
      descent.parent[*v] = u;
      stack.push_back(*v);
    }
  }
  return descent;
}

// By vertex its column, and how many columns there are: each leaf has its own, and each parent
// stands in the middle between its first and its last child.
struct Columns {
  std::vector<double> of;
  double count = 0;
};

Columns columns_of(const Adjacency& tree, const Descent& descent) {
  const std::uint32_t n = tree.size(), root = descent.order[0];
  std::vector<double> low(n, 0), high(n, 0);  // columns of the first and last child
  std::vector<bool> has_child(n, false);
  Columns columns{std::vector<double>(n)};
  for (const std::uint32_t u : descent.order) {
    const bool is_leaf = u != root && tree.of(u).size() == 1;
    if (is_leaf) low[u] = high[u] = columns.count++;
  }
  for (auto u = descent.order.rbegin(); u != descent.order.rend(); ++u) {
    columns.of[*u] = (low[*u] + high[*u]) / 2;
    if (*u == root) continue;
    const std::uint32_t p = descent.parent[*u];
    if (!has_child[p]) high[p] = columns.of[*u];
    low[p] = columns.of[*u];
    has_child[p] = true;
  }
  return columns;
}

// Each ring lies outside the previous one, and is so wide that its two closest vertices keep their
// distance. Depths are at most `rings`.
std::vector<Point> in_rings(const Descent& descent, const Columns& columns,
                            const std::vector<std::uint32_t>& depth, std::uint32_t rings) {
  constexpr double pi = std::numbers::pi;
  const std::size_t n = depth.size();
  std::vector<double> last_angle(rings + 1, 0), first_angle(rings + 1, -1);
  std::vector<double> gap(rings + 1, 2 * pi);
  std::vector<double> angle(n);
  for (const std::uint32_t v : descent.order) {  // visits the vertices of a ring from left to right
    angle[v] = 2 * pi * columns.of[v] / columns.count;
    const std::uint32_t d = depth[v];
    if (first_angle[d] < 0) {
      first_angle[d] = angle[v];
    } else {
      gap[d] = std::min(gap[d], angle[v] - last_angle[d]);
    }
    last_angle[d] = angle[v];
  }
  std::vector<double> radius(rings + 1, 0);
  for (std::uint32_t d = 1; d <= rings; ++d) {
    const double around = 2 * pi - last_angle[d] + first_angle[d];
    const double closest = std::min({gap[d], around, pi});
    radius[d] = std::max(radius[d - 1] + row_height * edge_length,
                         least_distance / (2 * std::sin(closest / 2)));
  }
  std::vector<Point> points(n);
  for (std::uint32_t v = 0; v < n; ++v) {
    const double r = radius[depth[v]];
    points[v] = {r * std::sin(angle[v]), -r * std::cos(angle[v])};
  }
  return points;
}

}  // namespace

std::vector<Point> tree_layout(const Adjacency& tree) {
  const std::uint32_t n = tree.size();
  const std::uint32_t one_end = farthest(distances(tree, 0));
  const std::vector<std::uint32_t> from_one = distances(tree, one_end);
  const std::uint32_t other_end = farthest(from_one);
  const std::uint32_t length = from_one[other_end];
  std::vector<Point> points(n);
  if (length == n - 1) {  // the tree is a path
    const std::vector<std::uint32_t> distance = distances(tree, std::min(one_end, other_end));
    for (std::uint32_t v = 0; v < n; ++v) points[v] = {distance[v] * edge_length, 0};
    return points;
  }
  // The root is in the middle of a longest path.
  const std::vector<std::uint32_t> from_other = distances(tree, other_end);
  std::uint32_t root = 0;
  while (from_one[root] != length / 2 || from_one[root] + from_other[root] != length) ++root;

  const Descent descent = descent_from(root, tree);
  const std::vector<std::uint32_t> depth = distances(tree, root);
  const Columns columns = columns_of(tree, descent);
  const std::uint32_t rows = (length + 1) / 2;
  if (columns.count > 3.5 * (rows + 1)) return in_rings(descent, columns, depth, rows);
  for (std::uint32_t v = 0; v < n; ++v)
    points[v] = {columns.of[v] * column_width * edge_length, depth[v] * row_height * edge_length};
  return points;
}

}  // namespace hardboard::draw
