// Drawings of planar graphs: each one is looked at square by square, and graphs that are not planar
// are refused.
#include "engines/planar/bars.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <numeric>

#include "base/random.h"
#include "engines/planar/embedding.h"
#include "problems/graphs/small_graphs.h"

namespace hardboard::planar {
namespace {

bool is_built_without_boost() {
  return !embed({1, {}});
}

// Bars from the first to the last column of their vertices, columns from row to row.
void expect_drawn(const graphs::Graph& graph) {
  const Result<Bars> bars = bars_of(graph);
  ASSERT_TRUE(bars) << bars.error().message;
  ASSERT_EQ(bars->vertices.size(), graph.vertices);
  ASSERT_EQ(bars->edges.size(), graph.edges.size());
  std::vector<std::size_t> row(graph.vertices, SIZE_MAX), column(graph.edges.size(), SIZE_MAX);
  for (std::size_t i = 0; i < bars->vertices.size(); ++i) row.at(bars->vertices[i]) = i;
  for (std::size_t i = 0; i < bars->edges.size(); ++i) column.at(bars->edges[i]) = i;
  EXPECT_EQ(std::count(row.begin(), row.end(), SIZE_MAX), 0);
  EXPECT_EQ(std::count(column.begin(), column.end(), SIZE_MAX), 0);
  for (std::uint32_t v = 0; v < graph.vertices; ++v) {
    std::size_t first = SIZE_MAX, last = 0;
    for (std::size_t e = 0; e < graph.edges.size(); ++e) {
      if (graph.edges[e].u != v && graph.edges[e].v != v) continue;
      first = std::min(first, column[e]);
      last = std::max(last, column[e]);
    }
    for (std::size_t e = 0; e < graph.edges.size(); ++e) {
      if (column[e] < first || column[e] > last) continue;
      const auto [low, high] = std::minmax(row[graph.edges[e].u], row[graph.edges[e].v]);
      EXPECT_FALSE(low < row[v] && row[v] < high) << "edge " << e << " crosses vertex " << v;
    }
  }
}

TEST(Bars, AllSmallGraphsOfDegreesUpToThree) {
  if (is_built_without_boost()) GTEST_SKIP() << embed({1, {}}).error().message;
  for (std::uint32_t n = 1; n <= 7; ++n)
    for (const graphs::Graph& graph : graphs::connected_graphs(n, 3))
      if (bars_of(graph)) expect_drawn(graph);
}

// Random edges are added as long as the graph stays planar; some vertices have none, and there are
// several parts.
TEST(Bars, RandomPlanarGraphs) {
  if (is_built_without_boost()) GTEST_SKIP() << embed({1, {}}).error().message;
  Random random(5);
  for (int round = 0; round < 60; ++round) {
    graphs::Graph graph{static_cast<std::uint32_t>(1 + random.below(25)), {}};
    for (std::size_t tries = random.below(120); tries-- > 0;) {
      const auto u = static_cast<std::uint32_t>(random.below(graph.vertices));
      const auto v = static_cast<std::uint32_t>(random.below(graph.vertices));
      if (u == v) continue;
      graphs::Graph larger = graph;
      larger.edges.push_back({std::min(u, v), std::max(u, v)});
      graphs::sort_once(larger.edges);
      if (embed(larger)) graph = larger;
    }
    expect_drawn(graph);
  }
}

TEST(Bars, RefusesGraphsThatAreNotPlanar) {
  if (is_built_without_boost()) GTEST_SKIP() << embed({1, {}}).error().message;
  graphs::Graph complete{5, {}}, bipartite{6, {}};
  for (std::uint32_t u = 0; u < 5; ++u)
    for (std::uint32_t v = u + 1; v < 5; ++v) complete.edges.push_back({u, v});
  for (std::uint32_t u = 0; u < 3; ++u)
    for (std::uint32_t v = 3; v < 6; ++v) bipartite.edges.push_back({u, v});
  for (const graphs::Graph& graph : {complete, bipartite}) {
    const Result<Bars> bars = bars_of(graph);
    ASSERT_FALSE(bars);
    EXPECT_EQ(bars.error().message, "the graph is not planar");
  }
}

}  // namespace
}  // namespace hardboard::planar
