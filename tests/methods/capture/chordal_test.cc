// Chordal graphs, by their definitions: no edge is lost, each has a perfect elimination, and an
// orientation with a circle has one of three vertices.
#include "methods/capture/chordal.h"

#include <cstdint>
#include <gtest/gtest.h>
#include <utility>
#include <vector>

#include "base/random.h"
#include "support/no_limits.h"

namespace hardboard::capture {
namespace {

using Edges = std::vector<std::pair<std::uint32_t, std::uint32_t>>;

Graph graph_of(std::uint32_t n, const Edges& edges) {
  Watch watch(no_limits, "");
  const auto visit_all = [&](auto visit) {
    for (const auto& [u, v] : edges) visit(u, v);
  };
  return graph_of_arcs(n, visit_all, watch);
}

Edges edges_of(const Graph& graph) {
  Edges edges;
  for (std::uint32_t u = 0; u < graph.size(); ++u)
    for (const std::uint32_t v : graph.row(u)) edges.emplace_back(u, v);
  return edges;
}

std::optional<Graph> completed(std::uint32_t n, const Edges& edges, std::size_t most = SIZE_MAX) {
  Watch watch(no_limits, "");
  return chordal(graph_of(n, edges), most, watch);
}

using Matrix = std::vector<std::vector<bool>>;

Matrix matrix_of(std::uint32_t n, const Edges& edges) {
  Matrix matrix(n, std::vector<bool>(n, false));
  for (const auto& [u, v] : edges) matrix[u][v] = matrix[v][u] = true;
  return matrix;
}

// A graph is chordal if and only if vertices whose neighbours are all joined can be taken away one
// after the other until none is left (Fulkerson and Gross 1965).
bool is_chordal(const Matrix& joined) {
  const std::size_t n = joined.size();
  std::vector<bool> gone(n, false);
  const auto is_simplicial = [&](std::size_t v) {
    for (std::size_t a = 0; a < n; ++a)
      for (std::size_t b = 0; b < a; ++b)
        if (!gone[a] && !gone[b] && joined[v][a] && joined[v][b] && !joined[a][b]) return false;
    return true;
  };
  for (std::size_t left = n; left > 0; --left) {
    std::size_t v = 0;
    while (v < n && (gone[v] || !is_simplicial(v))) ++v;
    if (v == n) return false;
    gone[v] = true;
  }
  return true;
}

std::size_t triangles_of(const Matrix& joined) {
  std::size_t count = 0;
  for (std::size_t a = 0; a < joined.size(); ++a)
    for (std::size_t b = 0; b < a; ++b)
      for (std::size_t c = 0; c < b; ++c)
        count += joined[a][b] && joined[b][c] && joined[a][c] ? 1U : 0U;
  return count;
}

// `to[u][v]`: the edge is oriented from u to v. A graph without circles loses all vertices when
// those without an arc to them go first.
bool has_circle(const Matrix& to) {
  const std::size_t n = to.size();
  std::vector<bool> gone(n, false);
  for (std::size_t left = n; left > 0; --left) {
    const auto is_first = [&](std::size_t v) {
      for (std::size_t u = 0; u < n; ++u)
        if (!gone[u] && to[u][v]) return false;
      return true;
    };
    std::size_t v = 0;
    while (v < n && (gone[v] || !is_first(v))) ++v;
    if (v == n) return true;
    gone[v] = true;
  }
  return false;
}
bool has_circle_of_three(const Matrix& to) {
  for (std::size_t a = 0; a < to.size(); ++a)
    for (std::size_t b = 0; b < to.size(); ++b)
      for (std::size_t c = 0; c < to.size(); ++c)
        if (to[a][b] && to[b][c] && to[c][a]) return true;
  return false;
}

TEST(Chordal, CompletesRandomGraphs) {
  Random random(41);
  int with_circle = 0, without = 0;
  for (int round = 0; round < 2000; ++round) {
    const auto n = static_cast<std::uint32_t>(random.below(12));
    Edges edges;
    const std::uint64_t density = 10 + random.below(60);
    for (std::uint32_t v = 0; v < n; ++v)
      for (std::uint32_t u = 0; u < v; ++u)
        if (random.below(100) < density) edges.emplace_back(u, v);
    const auto whole = completed(n, edges);
    ASSERT_TRUE(whole);
    const Edges all = edges_of(*whole);
    for (const auto& [u, v] : all) ASSERT_LT(u, v);
    const Matrix joined = matrix_of(n, all);
    for (const auto& [u, v] : edges) ASSERT_TRUE(joined[u][v]);
    ASSERT_TRUE(is_chordal(joined));
    const std::size_t triangles = triangles_of(joined);
    EXPECT_TRUE(completed(n, edges, triangles));
    EXPECT_TRUE(triangles == 0 || !completed(n, edges, triangles - 1));

    Matrix to(n, std::vector<bool>(n, false));
    for (const auto& [u, v] : all) {
      const bool is_forward = random.below(8) != 0;
      to[u][v] = is_forward;
      to[v][u] = !is_forward;
    }
    ASSERT_EQ(has_circle(to), has_circle_of_three(to));
    ++(has_circle(to) ? with_circle : without);
  }
  EXPECT_GT(with_circle, 200);
  EXPECT_GT(without, 200);
}

TEST(Chordal, AddsLittleToTreesAndCircles) {
  Edges tree, circle;
  constexpr std::uint32_t n = 200;
  for (std::uint32_t v = 1; v < n; ++v) tree.emplace_back(v / 3, v);
  for (std::uint32_t v = 1; v < n; ++v) circle.emplace_back(v - 1, v);
  circle.emplace_back(0, n - 1);
  EXPECT_EQ(edges_of(*completed(n, tree, 0)), edges_of(graph_of(n, tree)));
  EXPECT_EQ(edges_of(*completed(n, circle)).size(), circle.size() + n - 3);
}

}  // namespace
}  // namespace hardboard::capture
