// Circuits through all vertices: the table and the clauses say what all orders of the vertices say,
// YES and NO.
#include "problems/graphs/circuits.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <numeric>

#include "base/random.h"
#include "engines/sat/decide.h"

namespace hardboard::graphs {
namespace {

Digraph random_graph(Random& random, std::uint32_t most) {
  Digraph graph;
  graph.vertices = static_cast<std::uint32_t>(1 + random.below(most));
  const std::uint64_t density = 2 + random.below(7);
  for (std::uint32_t u = 0; u < graph.vertices; ++u)
    for (std::uint32_t v = 0; v < graph.vertices; ++v)
      if (u != v && random.below(10) < density) graph.arcs.push_back({u, v});
  return graph;
}

bool has_any(const Digraph& graph) {
  std::vector<std::uint32_t> order(graph.vertices);
  std::iota(order.begin(), order.end(), 0);
  do {
    bool is_circuit = true;
    for (std::size_t i = 0; i < order.size() && is_circuit; ++i)
      is_circuit = std::binary_search(graph.arcs.begin(), graph.arcs.end(),
                                      Edge{order[i], order[(i + 1) % order.size()]});
    if (is_circuit) return true;
  } while (std::next_permutation(order.begin() + 1, order.end()));
  return false;
}

TEST(Circuits, TableAndClausesSayWhatAllOrdersSay) {
  Random random(72);
  int yes = 0, no = 0;
  for (int round = 0; round < 3'000; ++round) {
    const Digraph graph = random_graph(random, 6);
    const bool expected = has_any(graph);
    ++(expected ? yes : no);
    EXPECT_EQ(has_circuit(graph, {}), expected);
    formulas::Cnf cnf = clauses_of(graph);
    for (std::uint32_t set = 1; set + 1 < 1U << graph.vertices; ++set) {
      VertexSet members;
      for (std::uint32_t v = 0; v < graph.vertices; ++v)
        if ((set >> v & 1) != 0) members.push_back(v);
      cnf.add(leaving_clause(graph, members));
    }
    EXPECT_EQ(sat::decide(cnf, {}).verdict, expected ? Verdict::solvable : Verdict::unsolvable);
  }
  EXPECT_GT(std::min(yes, no), 500);
}

TEST(Circuits, SetsOfAProofAreLookedAt) {
  const Digraph apart{4, {{0, 1}, {1, 0}, {2, 3}, {3, 2}}};
  const auto reason = [&](const std::vector<VertexSet>& sets) {
    Findings findings;
    check_no_circuit(apart, sets, "no circuit exists", {}, {nullptr, true}, findings);
    return findings.report().reason;
  };
  EXPECT_EQ(reason({{0, 1}}), "no circuit exists: all sets of vertices have been tried");
  for (const VertexSet& set : {VertexSet{}, {0, 1, 2, 3}, {0, 4}, {3, 2, 1, 0, 0}})
    EXPECT_EQ(reason({{0}, set}), "a circuit need not leave a set of the proof");
}

TEST(Circuits, OfManyVerticesAreNotSearched) {
  Digraph graph{most_in_table + 1, {}};
  EXPECT_EQ(has_circuit(graph, {}), std::nullopt);
  graph.vertices = most_in_table;
  EXPECT_EQ(has_circuit(graph, {}), false);
}

}  // namespace
}  // namespace hardboard::graphs
