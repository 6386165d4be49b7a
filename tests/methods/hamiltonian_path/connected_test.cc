#include "methods/hamiltonian_path/connected.h"

#include <gtest/gtest.h>

#include "problems/graphs/small_graphs.h"

namespace hardboard::hamiltonian_path {
namespace {

graphs::Graph without(const graphs::Graph& graph, std::uint32_t lost) {
  graphs::Graph rest{graph.vertices - 1, {}};
  for (const auto& [u, v] : graph.edges)
    if (u != lost && v != lost) rest.edges.push_back({u - (u > lost), v - (v > lost)});
  return rest;
}

// By definition, on all connected graphs of up to six vertices and on what is left of each without
// a vertex, which may be in several parts.
TEST(HamiltonianPathConnected, IsWhatNoLostVertexDivides) {
  std::size_t divided = 0;
  for (std::uint32_t n = 2; n <= 6; ++n) {
    for (const graphs::Graph& graph : graphs::connected_graphs(n, n - 1)) {
      EXPECT_TRUE(is_connected(graphs::neighbours(graph)));
      bool stays = true;
      for (std::uint32_t v = 0; v < n; ++v) {
        const graphs::Rows rest = graphs::neighbours(without(graph, v));
        stays = stays && is_connected(rest);
        if (is_connected(rest)) continue;
        ++divided;
        EXPECT_FALSE(is_biconnected(rest));
      }
      EXPECT_EQ(is_biconnected(graphs::neighbours(graph)), stays);
    }
  }
  EXPECT_GT(divided, 100U);
}

}  // namespace
}  // namespace hardboard::hamiltonian_path
