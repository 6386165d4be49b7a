// path-to-grid-path: all small sources, images against brute force, chains from circuits to kings,
// sources outside of the domain, and a large image.
#include <gtest/gtest.h>
#include <string>
#include <utility>
#include <vector>

#include "engines/planar/embedding.h"
#include "kinds/verify_reduction.h"
#include "methods/hamiltonian_circuit/generate.h"
#include "methods/hamiltonian_path/edges_sat.h"
#include "oracle/path_brute_force.h"
#include "problems/graphs/grid.h"
#include "problems/hamiltonian_circuit/traits.h"
#include "problems/hamiltonian_path/traits.h"
#include "puzzles/ground.h"
#include "puzzles/solo_chess/puzzle.h"
#include "reductions/chain.h"
#include "support/path_source.h"
#include "support/stopwatch.h"

namespace hardboard {
namespace {

using hamiltonian_path::Puzzle;
using testing::path_source;

// Without Boost.Graph there are no images.
class GridPath : public ::testing::Test {
protected:
  void SetUp() override {
    const auto embedding = planar::embed({1, {}});
    if (!embedding) GTEST_SKIP() << embedding.error().message;
  }
};
using GridPathLong = GridPath;

const Reduction& row() {
  return *reduction_named("path-to-grid-path");
}

AnyPuzzle circuit_problem(hamiltonian_circuit::Puzzle puzzle) {
  return AnyPuzzle(ground_of<hamiltonian_circuit::Traits>(), std::move(puzzle));
}

void expect_holds(unsigned size) {
  const Result<Sources> sources = sources_up_to(row(), size);
  ASSERT_TRUE(sources);
  const Verification done = verify_reduction(row(), *sources, {}, {});
  ASSERT_FALSE(done.counterexample) << done.counterexample->words << "\n"
                                    << row().from->write(done.counterexample->source);
  EXPECT_GT(done.solvable, 0U);
  EXPECT_GT(done.unsolvable, 0U);
  EXPECT_EQ(done.undecided, 0U);
  EXPECT_EQ(done.complete, done.solvable + done.unsolvable);
  // What is listed, and once more what the method found.
  EXPECT_EQ(done.back, done.forward + done.solvable);
}

TEST_F(GridPath, Holds) {
  expect_holds(7);
}
TEST_F(GridPathLong, Holds) {
  expect_holds(9);
}

// All walks from the start, but for those that left a neighbour behind which now is a dead end.
class Walks {
public:
  explicit Walks(const Puzzle& puzzle)
      : puzzle_(puzzle),
        rows_(graphs::neighbours(puzzle.graph)),
        is_visited_(puzzle.graph.vertices, false) {}

  std::uint64_t count() { return count_from(*puzzle_.start, puzzle_.graph.vertices - 1); }

private:
  std::uint64_t count_from(std::uint32_t at, std::uint32_t left) {
    if (left == 0) return at == *puzzle_.end ? 1 : 0;
    is_visited_[at] = true;
    std::uint64_t paths = 0;
    for (const std::uint32_t next : rows_.row(at))
      if (!is_visited_[next] && !leaves_dead_end(at, next)) paths += count_from(next, left - 1);
    is_visited_[at] = false;
    return paths;
  }
  bool leaves_dead_end(std::uint32_t at, std::uint32_t next) const {
    for (const std::uint32_t v : rows_.row(at)) {
      if (is_visited_[v] || v == next || v == *puzzle_.end) continue;
      std::uint32_t ways = 0;
      for (const std::uint32_t u : rows_.row(v)) ways += is_visited_[u] ? 0 : 1;
      if (ways < 2) return true;
    }
    return false;
  }

  const Puzzle& puzzle_;
  const graphs::Rows rows_;
  std::vector<bool> is_visited_;
};

// The paths of an image are those of its source, one for one.
TEST_F(GridPath, ImagesHaveThePathsOfTheirSources) {
  const Result<Sources> sources = sources_up_to(row(), 5);
  ASSERT_TRUE(sources);
  unsigned images = 0, solvable = 0;
  (*sources)([&](const AnyPuzzle& source) {
    const Result<AnyImage> image = row().forward(source, {});
    if (!image) return true;
    const std::uint64_t paths = testing::count_paths(source.as<Puzzle>());
    EXPECT_EQ(Walks(image->puzzle.as<Puzzle>()).count(), paths) << row().from->write(source);
    ++images;
    if (paths > 0) ++solvable;
    return true;
  });
  EXPECT_GT(solvable, 5U);
  EXPECT_GT(images, solvable + 5);
}

// Circuits that do not cross, in two steps, with every path of the image read back.
TEST_F(GridPath, PlanarCircuits) {
  Random random(7);
  const std::vector<std::string> via = {"hamiltonian-circuit-to-path", "path-to-grid-path"};
  unsigned solvable = 0, unsolvable = 0;
  for (int round = 0; round < 60; ++round) {
    const auto vertices = static_cast<std::uint32_t>(4 + 2 * random.below(5));
    const bool broken = round % 2 == 1;
    const AnyPuzzle source =
        circuit_problem(hamiltonian_circuit::generate_planar(vertices, broken, random));
    SCOPED_TRACE(source.kind().write(source));
    const Result<Chain> chain = reduce_via(source, via, {});
    ASSERT_TRUE(chain) << chain.error().message;
    AnyAnswer answer = kind_of(source).solve(source, {});
    const bool is_solvable = is_yes(answer.head().verdict);
    if (is_solvable) {
      Result<AnyAnswer> there = witness(*chain, std::move(answer), {});
      ASSERT_TRUE(there) << there.error().message;
      EXPECT_TRUE(recover(*chain, std::move(there).value(), {}));
    }
    std::uint64_t circuits = 0;
    kind_of(source).each_solution(source, {}, [&](const AnyAnswer&) { return ++circuits > 0; });
    std::uint64_t paths = 0;
    const auto& image = chain->image().as<Puzzle>();
    EXPECT_TRUE(each_path_by_edges(image, {}, [&](const std::vector<std::uint32_t>& path) {
      hamiltonian_path::Answer found;
      set_path(image, path, found);
      const Result<AnyAnswer> back = recover(*chain, AnyAnswer(found), {});
      EXPECT_TRUE(back) << back.error().message;
      ++paths;
      return true;
    }));
    EXPECT_EQ(paths, circuits);
    EXPECT_EQ(paths > 0, is_solvable);
    ++(paths > 0 ? solvable : unsolvable);
  }
  EXPECT_GT(solvable, 30U);
  EXPECT_GT(unsolvable, 2U);
}

// The end of the grid path has degree 1, so kings and knights take the path from its start.
TEST_F(GridPath, ChainsGoOnToKingsAndKnights) {
  Random random(2);
  const AnyPuzzle source = circuit_problem(hamiltonian_circuit::generate_planar(4, false, random));
  for (const std::string last : {"path-to-king-and-pawns", "path-to-last-knight-and-kings"}) {
    const Result<Chain> chain = reduce_to(source, last, {});
    ASSERT_TRUE(chain) << chain.error().message;
    EXPECT_EQ(chain->via(), "hamiltonian-circuit-to-path, path-to-grid-path, " + last);
    Result<AnyAnswer> there = witness(*chain, kind_of(source).solve(source, {}), {});
    ASSERT_TRUE(there) << there.error().message;
    const Result<AnyAnswer> back = recover(*chain, std::move(there).value(), {});
    ASSERT_TRUE(back) << back.error().message;
    EXPECT_EQ(back->head().verdict, Verdict::solvable);
  }
  // The cheapest chain to any board does without the grid.
  const Result<Chain> chain = reduce_to(source, "solo-chess", {});
  ASSERT_TRUE(chain) << chain.error().message;
  EXPECT_EQ(chain->steps.size(), 2U);
}

TEST_F(GridPath, SourcesOutsideOfTheDomain) {
  const auto expect_refused = [](const std::string& text, const std::string& words) {
    const Result<AnyImage> image = row().forward(path_source(text), {});
    ASSERT_FALSE(image.ok()) << text;
    EXPECT_EQ(image.error().message, words);
  };
  expect_refused("start 1 1\nend 1 2\npoints\n1 1\n1 2\n",
                 "the graph is given by points of the grid already");
  expect_refused("start 1\ngraph6 Bg\n",
                 "the path has no given start and end (lines `start` and `end`)");
  expect_refused("start 1\nend 1\ngraph6 Bg\n", "the path's start and end are the same vertex");
  expect_refused("start 1\nend 2\ngraph6 Bg\n", "vertex 2 is an end and has not degree 1");
  expect_refused("start 1\nend 2\nvertices 5\nedges\n1 5\n2 5\n3 5\n4 5\n",
                 "vertex 5 has degree 4, more than 3");
  expect_refused("start 1\nend 2\nvertices 3\nedges\n1 2\n", "vertex 3 has no edge");
  expect_refused("start 1\nend 2\nvertices 7\nedges\n1 3\n2 7\n3 4\n3 5\n4 5\n4 6\n5 6\n6 7\n",
                 "vertex 4 has degree 3 and no neighbour of degree 1 or 2");
  expect_refused("start 1\nend 2\nvertices 6\nedges\n1 3\n2 5\n3 4\n3 5\n4 5\n4 6\n",
                 "vertex 5 lies on an odd circle of vertices of degree 3");
  // Each edge of K(3,3) is a path over a vertex of degree 2, and one of these has the ends.
  std::string text = "start 1\nend 2\nvertices 19\nedges\n1 3\n2 3\n";
  int middle = 10;
  for (int u = 4; u <= 6; ++u)
    for (int v = 7; v <= 9; ++v, ++middle)
      text += std::to_string(u) + " " + std::to_string(middle) + "\n" + std::to_string(v) + " " +
              std::to_string(middle) + "\n";
  expect_refused(text + "3 19\n", "the graph is not planar");
}

// A circuit with short chords inside and outside: there and back with the circuit.
TEST_F(GridPath, LargeImage) {
  constexpr std::uint32_t n = 12'000;
  hamiltonian_circuit::Puzzle puzzle;
  puzzle.graph.vertices = n;
  for (std::uint32_t v = 0; v < n; ++v) {
    puzzle.graph.arcs.push_back({v, (v + 1) % n});
    if (v % 4 < 2) puzzle.graph.arcs.push_back({v, v + 2});
  }
  graphs::sort_once(puzzle.graph.arcs);
  std::vector<std::uint32_t> circuit(n);
  for (std::uint32_t v = 0; v < n; ++v) circuit[v] = v;
  hamiltonian_circuit::Answer solution;
  hamiltonian_circuit::set_circuit(circuit, solution);
  const std::vector<std::string> via = {"hamiltonian-circuit-to-path", "path-to-grid-path"};
  const testing::Stopwatch watch;
  const Result<Chain> chain = reduce_via(circuit_problem(std::move(puzzle)), via, {});
  ASSERT_TRUE(chain) << chain.error().message;
  EXPECT_LT(watch.spent(), std::chrono::seconds(10));
  EXPECT_GT(chain->image().as<Puzzle>().points.size(), 1'000'000U);
  Result<AnyAnswer> there = witness(*chain, AnyAnswer(solution), {});
  ASSERT_TRUE(there) << there.error().message;
  const Result<AnyAnswer> back = recover(*chain, std::move(there).value(), {});
  ASSERT_TRUE(back) << back.error().message;
  EXPECT_EQ(back->head().verdict, Verdict::solvable);
}

}  // namespace
}  // namespace hardboard
