// Each method on all small graphs and on random ones, against a brute force, and every answer
// checked.
#include <atomic>
#include <gtest/gtest.h>
#include <set>
#include <string>

#include "kinds/kind.h"
#include "methods/hamiltonian_path/cut.h"
#include "methods/hamiltonian_path/edges_sat.h"
#include "methods/hamiltonian_path/generate.h"
#include "methods/hamiltonian_path/subsets.h"
#include "oracle/path_brute_force.h"
#include "problems/graphs/small_graphs.h"
#include "problems/hamiltonian_path/read.h"
#include "problems/hamiltonian_path/traits.h"
#include "puzzles/ground.h"

namespace hardboard::hamiltonian_path {
namespace {

void expect_all_methods(const Puzzle& puzzle) {
  SCOPED_TRACE(write(puzzle));
  const std::uint64_t paths = testing::count_paths(puzzle);
  const Verdict expected = paths > 0 ? Verdict::solvable : Verdict::unsolvable;
  Instance instance(puzzle, {});
  for (const Answer& answer : {solve_by_subsets(instance, {}), solve_by_edges(instance, {})}) {
    EXPECT_EQ(answer.verdict, expected);
    EXPECT_EQ(check(puzzle, answer).check, paths > 0 ? Check::verified : Check::claimed);
  }
  const Answer cut = refuse_by_cut(instance, {});
  if (cut.verdict != Verdict::unknown) {
    EXPECT_EQ(cut.verdict, expected);
    EXPECT_EQ(check(puzzle, cut).check, Check::verified);
  }
  for (const auto each : {each_path, each_path_by_edges}) {
    if (each == each_path_by_edges && paths > 100) continue;  // a search for each path
    std::set<std::vector<std::uint32_t>> visited;
    EXPECT_TRUE(each(puzzle, {}, [&](const std::vector<std::uint32_t>& path) {
      Answer answer;
      set_path(puzzle, path, answer);
      EXPECT_EQ(check(puzzle, answer).check, Check::verified);
      return visited.insert(path).second;
    }));
    EXPECT_EQ(visited.size(), paths);
    if (paths > 0) {
      EXPECT_FALSE(each(puzzle, {}, [](const std::vector<std::uint32_t>&) { return false; }));
    }
  }
}

TEST(HamiltonianPathSolve, AllSmallGraphs) {
  std::uint64_t problems = 0;
  const Kind& kind = kind_row<Traits>();
  EXPECT_TRUE(kind.all_up_to(6, [&](const AnyPuzzle& puzzle) {
    expect_all_methods(puzzle.as<Puzzle>());
    ++problems;
    return true;
  }));
  EXPECT_GT(problems, 2000U);
}

// Graphs of any degrees, with any ends, in one part or in several.
TEST(HamiltonianPathSolve, RandomGraphs) {
  Random random(11);
  for (int round = 0; round < 1500; ++round) {
    Puzzle puzzle;
    puzzle.graph.vertices = static_cast<std::uint32_t>(1 + random.below(8));
    const std::uint64_t density = 1 + random.below(9);
    for (std::uint32_t v = 0; v < puzzle.graph.vertices; ++v)
      for (std::uint32_t u = 0; u < v; ++u)
        if (random.below(10) < density) puzzle.graph.edges.push_back({u, v});
    graphs::sort_once(puzzle.graph.edges);
    const auto any = [&] {
      return static_cast<std::uint32_t>(random.below(puzzle.graph.vertices));
    };
    if (random.below(2) == 0) puzzle.start = any();
    if (random.below(2) == 0) puzzle.end = any();
    expect_all_methods(puzzle);
  }
}

// Numbers of connected graphs, as nauty counts them, and of fixed polyominoes (OEIS A001168).
TEST(SmallGraphs, AreAsManyAsCountedElsewhere) {
  const std::vector<std::size_t> graph_numbers = {1, 1, 2, 6, 10, 29, 64};
  const std::vector<std::size_t> sets = {1, 2, 6, 19, 63, 216, 760};
  for (std::uint32_t n = 1; n <= 7; ++n) {
    EXPECT_EQ(graphs::connected_graphs(n, 3).size(), graph_numbers[n - 1]) << n;
    EXPECT_EQ(graphs::connected_points(n).size(), sets[n - 1]) << n;
  }
  EXPECT_EQ(graphs::connected_graphs(6, 5).size(), 112U);
}

TEST(HamiltonianPathGenerate, KeepsItsWishes) {
  Random random(5);
  for (const Shape shape : {Shape::graph, Shape::subcubic_grid, Shape::grid}) {
    for (const bool planted : {false, true}) {
      for (const std::uint32_t size : {1U, 2U, 3U, 5U, 40U, 300U}) {
        const Puzzle puzzle = generate({shape, planted, true, size}, random);
        EXPECT_EQ(puzzle.points.empty(), shape == Shape::graph);
        ASSERT_TRUE(puzzle.start && puzzle.end);
        EXPECT_LE(puzzle.graph.vertices, size + size);
        if (planted || shape == Shape::graph) {
          EXPECT_EQ(puzzle.graph.vertices, size);
        }
        Instance instance(puzzle, {});
        const Answer answer = solve_by_edges(instance, {});
        EXPECT_TRUE(answer.verdict == Verdict::solvable || !planted) << write(puzzle);
        // Reductions to boards ask for such ends.
        for (const std::uint32_t end : {*puzzle.start, *puzzle.end})
          EXPECT_EQ(instance.rows.degree(end), size == 1 ? 0U : 1U) << write(puzzle);
        if (shape == Shape::grid) continue;
        for (std::uint32_t v = 0; v < puzzle.graph.vertices; ++v)
          EXPECT_LE(instance.rows.degree(v), 3U);
      }
    }
  }
}

TEST(HamiltonianPathSolve, LimitsEndTheWork) {
  Random random(1);
  const Puzzle puzzle = generate({Shape::grid, true, false, 2000}, random);
  Instance instance(puzzle, {});
  SolveOptions options;
  options.limits.deadline = Clock::now();
  EXPECT_EQ(solve_by_edges(instance, options).verdict, Verdict::unknown);
}

// What the limits have ended draws no more numbers, of which a grid of 10,000 points takes 200,000.
TEST(HamiltonianPathGenerate, EndsWithTheLimits) {
  const std::atomic<bool> interrupted = true;
  Limits limits;
  limits.interrupted = &interrupted;
  Random random(5), untouched(5);
  generate({Shape::grid, false, false, 10'000}, random, limits);
  EXPECT_EQ(random.next(), untouched.next());
}

}  // namespace
}  // namespace hardboard::hamiltonian_path
