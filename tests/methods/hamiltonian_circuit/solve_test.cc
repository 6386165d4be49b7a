// Both methods against all orders of the vertices, and every answer checked.
#include <algorithm>
#include <gtest/gtest.h>
#include <numeric>
#include <vector>

#include "methods/hamiltonian_circuit/arcs_sat.h"
#include "methods/hamiltonian_circuit/backtrack.h"
#include "methods/hamiltonian_circuit/generate.h"
#include "problems/hamiltonian_circuit/check.h"
#include "problems/hamiltonian_circuit/read.h"

namespace hardboard::hamiltonian_circuit {
namespace {

// Each order of the vertices that begins with vertex 0, tried.
std::uint64_t count_circuits(const Puzzle& puzzle) {
  std::vector<std::uint32_t> order(puzzle.graph.vertices);
  std::iota(order.begin(), order.end(), 0);
  std::uint64_t circuits = 0;
  do {
    Answer answer;
    set_circuit(order, answer);
    circuits += check(puzzle, answer).check == Check::verified ? 1 : 0;
  } while (std::next_permutation(order.begin() + 1, order.end()));
  return circuits;
}

void expect_both_methods(const Puzzle& puzzle) {
  SCOPED_TRACE(write(puzzle));
  const std::uint64_t circuits = count_circuits(puzzle);
  Instance instance(puzzle, {});
  for (const Answer& answer : {solve_by_walking(instance, {}), solve_by_arcs(instance, {})}) {
    EXPECT_EQ(answer.verdict, circuits > 0 ? Verdict::solvable : Verdict::unsolvable);
    EXPECT_EQ(check(puzzle, answer).check, circuits > 0 ? Check::verified : Check::claimed);
  }
  std::uint64_t visited = 0;
  EXPECT_TRUE(each_circuit(puzzle, {}, [&](const auto&) { return ++visited > 0; }));
  EXPECT_EQ(visited, circuits);
}

TEST(HamiltonianCircuitSolve, AllSmallGraphs) {
  std::uint64_t problems = 0;
  for (std::uint32_t n = 1; n <= 5; ++n)
    EXPECT_TRUE(each_small(n, [&](const Puzzle& puzzle) {
      expect_both_methods(puzzle);
      return ++problems > 0;
    }));
  EXPECT_GT(problems, 900U);
}

TEST(HamiltonianCircuitSolve, RandomGraphs) {
  Random random(7);
  for (int round = 0; round < 500; ++round) {
    Puzzle puzzle;
    puzzle.graph.vertices = static_cast<std::uint32_t>(1 + random.below(6));
    const std::uint64_t density = 2 + random.below(7);
    for (std::uint32_t u = 0; u < puzzle.graph.vertices; ++u)
      for (std::uint32_t v = 0; v < puzzle.graph.vertices; ++v)
        if (u != v && random.below(10) < density) puzzle.graph.arcs.push_back({u, v});
    expect_both_methods(puzzle);
  }
}

TEST(HamiltonianCircuitGenerate, HasThreeArcsAtAVertexAndACircuit) {
  Random random(3);
  for (const auto make : {generate, generate_planar}) {
    for (const std::uint32_t n : {4U, 6U, 40U, 400U}) {
      for (const bool broken : {false, true}) {
        const Puzzle puzzle = make(n, broken, random);
        const graphs::Rows heads = graphs::heads(puzzle.graph), tails = graphs::tails(puzzle.graph);
        for (std::uint32_t v = 0; v < n; ++v) EXPECT_LE(heads.degree(v) + tails.degree(v), 3U);
        Instance instance(puzzle, {});
        const Answer answer = solve_by_arcs(instance, {});
        EXPECT_TRUE(broken || answer.verdict == Verdict::solvable);
        EXPECT_NE(answer.verdict, Verdict::unknown);
      }
    }
  }
}

// Whether such graphs are planar is shown where they are drawn, by the tests of path-to-grid-path.
TEST(HamiltonianCircuitGenerate, PlanarOnesHaveThreeArcsAtEachVertex) {
  Random random(4);
  unsigned unsolvable = 0;
  for (std::uint32_t n = 4; n <= 40; n += 2) {
    for (const bool broken : {false, true}) {
      const Puzzle puzzle = generate_planar(n, broken, random);
      const graphs::Rows heads = graphs::heads(puzzle.graph), tails = graphs::tails(puzzle.graph);
      for (std::uint32_t v = 0; v < n; ++v) {
        EXPECT_EQ(heads.degree(v) + tails.degree(v), 3U);
        EXPECT_GE(heads.degree(v), 1U);
        EXPECT_GE(tails.degree(v), 1U);
      }
      Instance instance(puzzle, {});
      if (solve_by_arcs(instance, {}).verdict == Verdict::unsolvable) ++unsolvable;
    }
  }
  EXPECT_GT(unsolvable, 0U);
}

}  // namespace
}  // namespace hardboard::hamiltonian_circuit
