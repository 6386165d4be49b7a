// Reductions from Hamiltonian paths: each row on all small sources, the printed constructions with
// their counterexamples, sources outside of the domain, and large images.
#include <algorithm>
#include <gtest/gtest.h>
#include <string>
#include <string_view>
#include <vector>

#include "kinds/verify_reduction.h"
#include "problems/hamiltonian_path/read.h"
#include "problems/hamiltonian_path/traits.h"
#include "puzzles/ground.h"
#include "puzzles/solo_chess/puzzle.h"
#include "reductions/reduction.h"
#include "support/path_source.h"
#include "support/stopwatch.h"

namespace hardboard {
namespace {

using hamiltonian_path::Puzzle;
using testing::path_source;

std::vector<const Reduction*> rows(std::string_view part, bool sound = true) {
  std::vector<const Reduction*> found;
  for (const Reduction* row : reductions())
    if (row->name.starts_with("path-to-") && row->name.find(part) != row->name.npos &&
        row->carries_refusals() == sound)
      found.push_back(row);
  return found;
}

Verification verified(const Reduction& row, unsigned size) {
  const Result<Sources> sources = sources_up_to(row, size);
  EXPECT_TRUE(sources.ok());
  return verify_reduction(row, *sources, {}, {});
}

void expect_holds(const Reduction& row, unsigned size, bool is_complete) {
  SCOPED_TRACE(row.name);
  const Verification done = verified(row, size);
  if (done.counterexample) {
    ADD_FAILURE() << done.counterexample->words << "\n"
                  << row.from->write(done.counterexample->source);
    return;
  }
  EXPECT_GT(done.solvable, 0U);
  EXPECT_GT(done.unsolvable, 0U);
  EXPECT_EQ(done.undecided, 0U);
  EXPECT_GE(done.forward, done.solvable);
  EXPECT_GT(done.back, 0U);
  if (is_complete) {
    EXPECT_EQ(done.complete, done.solvable + done.unsolvable);
  }
}

TEST(PathReductions, KnightsHold) {
  EXPECT_EQ(rows("knight-and").size(), 4U);
  for (const Reduction* row : rows("knight-and")) expect_holds(*row, 6, true);
}

TEST(PathReductionsLong, RooksQueensAndBishopsHold) {
  std::size_t number = 0;
  for (const std::string_view hero : {"rook-and", "queen-and", "bishop-and"})
    for (const Reduction* row : rows(hero)) {
      expect_holds(*row, 5, true);
      ++number;
    }
  EXPECT_EQ(number, 26U);
}

TEST(PathReductionsLong, KingsHold) {
  EXPECT_EQ(rows("king-and").size(), 2U);
  for (const Reduction* row : rows("king-and")) expect_holds(*row, 4, false);
}

TEST(PathReductions, CircuitsHold) {
  expect_holds(*reduction_named("hamiltonian-circuit-to-path"), 5, true);
}

// tools/verify_reductions goes further.
TEST(PathReductionsNightly, AllHold) {
  expect_holds(*reduction_named("hamiltonian-circuit-to-path"), 5, false);
  for (const Reduction* row : rows("")) {
    const bool is_king = row->name.find("king-and") != row->name.npos;
    expect_holds(*row, is_king ? 4 : 6, false);
  }
}

// The smallest sources that refute the constructions as they are printed.
TEST(PathReductionsLong, PrintedConstructionsFail) {
  const auto expect_fails = [](std::string_view name, unsigned size, std::string_view source,
                               std::string_view words) {
    const Reduction* row = reduction_named(name);
    ASSERT_NE(row, nullptr);
    EXPECT_FALSE(row->carries_refusals());
    const Verification done = verified(*row, size);
    ASSERT_TRUE(done.counterexample);
    EXPECT_EQ(row->from->write(done.counterexample->source), source);
    EXPECT_EQ(done.counterexample->words, words);
  };
  expect_fails("path-to-last-rook-and-pawns-as-printed", 3,
               "hamiltonian-path\nstart 1\nend 2\nvertices 3\nedges\n1 3\n2 3\n",
               "path-to-last-rook-and-pawns-as-printed is at fault: the solution becomes an answer "
               "that does not check: move 1, Ra1xd9: Ra1 does not go to d9");
  expect_fails("path-to-last-king-and-pawns-as-printed", 5,
               "hamiltonian-path\nstart 1 2\npoints\n1 1\n1 2\n1 3\n2 1\n2 2\n",
               "the source is unsolvable by cut, its image solvable by hero");
}

TEST(PathReductions, SourcesOutsideOfTheDomain) {
  const auto expect_refused = [](std::string_view name, const std::string& text,
                                 const std::string& words) {
    const Result<AnyImage> image = reduction_named(name)->forward(path_source(text), {});
    ASSERT_FALSE(image.ok()) << text;
    EXPECT_EQ(image.error().message, words);
  };
  const std::string knight = "path-to-knight-and-pawns", rook = "path-to-rook-and-pawns";
  const std::string king = "path-to-king-and-pawns";
  for (const std::string& name : {knight, king}) {
    expect_refused(name, "start 1\ngraph6 Bg\n", "the graph is not given by points of the grid");
    expect_refused(name, "points\n1 1\n1 2\n", "the path has no given start (a line `start`)");
    expect_refused(name, "start 1 1\nend 1 2\npoints\n1 1\n1 2\n1 3\n",
                   "a2 is the given end and has degree 2, not 1");
    expect_refused(name, "start 1 1\nend 1 1\npoints\n1 1\n1 2\n",
                   "the path's start and end are the same vertex");
    expect_refused(name, "start 1 -2147483648\npoints\n1 -2147483648\n",
                   "the board would go beyond 32-bit coordinates");
  }
  expect_refused(king, "start 1 1\npoints\n1 1\n1 2\n2 1\n",
                 "a1 is the start and has not degree 1");
  expect_refused(king, "start 4 2\npoints\n1 2\n2 2\n3 2\n4 2\n2 1\n2 3\n", "b2 has degree 4");
  expect_refused(rook, "start 1\ngraph6 Bg\n",
                 "the path has no given start and end (lines `start` and `end`)");
  expect_refused(rook, "start 1\nend 1\ngraph6 Bg\n",
                 "the path's start and end are the same vertex");
  expect_refused(rook, "start 1\nend 2\ngraph6 Bg\n", "vertex 2 is an end and has not degree 1");
  expect_refused(rook, "start 1\nend 2\nvertices 5\nedges\n1 5\n2 5\n3 5\n4 5\n",
                 "vertex 5 has degree 4, more than 3");
}

// A path of many vertices with edges between every other pair of some distance.
AnyPuzzle long_graph(std::uint32_t n) {
  Puzzle puzzle;
  puzzle.graph.vertices = n;
  for (std::uint32_t v = 0; v + 1 < n; ++v) puzzle.graph.edges.push_back({v, v + 1});
  for (std::uint32_t v = 1; v + 8 < n; v += 14)
    for (std::uint32_t i = 0; i < 7; ++i) puzzle.graph.edges.push_back({v + i, v + i + 7});
  puzzle.graph.edges.erase(std::remove_if(puzzle.graph.edges.begin(), puzzle.graph.edges.end(),
                                          [&](const graphs::Edge& edge) {
                                            return edge.v + 1 >= n && edge.v - edge.u > 1;
                                          }),
                           puzzle.graph.edges.end());
  graphs::sort_once(puzzle.graph.edges);
  puzzle.start = 0;
  puzzle.end = n - 1;
  return AnyPuzzle(ground_of<hamiltonian_path::Traits>(), std::move(puzzle));
}

// Rows of points, joined at alternate ends: a path, which winds up and down.
AnyPuzzle long_snake(std::int32_t side) {
  std::vector<Square> points;
  for (std::int32_t x = 1; x <= side; ++x)
    for (std::int32_t y = 1; y <= side; ++y)
      if (x % 2 == 1 || y == (x % 4 == 2 ? side : 1)) points.push_back({x, y});
  Puzzle puzzle = hamiltonian_path::on_points(std::move(points));
  puzzle.start = 0;
  return AnyPuzzle(ground_of<hamiltonian_path::Traits>(), std::move(puzzle));
}

// The image, there and back with the only path that is known without search: all vertices in order.
void expect_large(const Reduction& row, const AnyPuzzle& source, const std::string& path,
                  std::uint64_t least_pieces) {
  SCOPED_TRACE(row.name);
  const testing::Stopwatch watch;
  const Result<AnyImage> image = row.forward(source, {});
  ASSERT_TRUE(image) << image.error().message;
  EXPECT_LT(watch.spent(), std::chrono::seconds(10));
  EXPECT_GE(image->puzzle.as<solo_chess::Puzzle>().pieces.size(), least_pieces);
  const Result<AnyAnswer> solution =
      row.from->read_answer(source, {"a", "solvable\npath:" + path + "\n", 1});
  ASSERT_TRUE(solution) << to_string(solution.error());
  const Result<AnyAnswer> answer = row.witness(*image, *solution, {});
  ASSERT_TRUE(answer) << answer.error().message;
  const Result<AnyAnswer> back = row.recover(*image, *answer, {});
  ASSERT_TRUE(back) << back.error().message;
  EXPECT_EQ(back->head().verdict, Verdict::solvable);
}

TEST(PathReductions, LargeImages) {
  std::string all;
  for (int v = 1; v <= 145'000; ++v) all += " " + std::to_string(v);
  expect_large(*reduction_named("path-to-rook-and-pawns"), long_graph(145'000), all, 1'000'000);
  all.clear();
  for (int v = 1; v <= 10'000; ++v) all += " " + std::to_string(v);
  expect_large(*reduction_named("path-to-last-queen-and-rooks"), long_graph(10'000), all, 65'000);
  const AnyPuzzle snake = long_snake(1001);
  const auto& points = snake.as<Puzzle>().points;
  all.clear();
  bool upward = true;
  for (std::size_t i = 0; i < points.size();) {
    std::size_t end = i;
    while (end < points.size() && points[end].x == points[i].x) ++end;
    std::vector<Square> column(points.begin() + static_cast<std::ptrdiff_t>(i),
                               points.begin() + static_cast<std::ptrdiff_t>(end));
    if (!upward) std::reverse(column.begin(), column.end());
    if (column.size() > 1) upward = !upward;
    for (const Square point : column) all += " " + name(point);
    i = end;
  }
  expect_large(*reduction_named("path-to-knight-and-kings"), snake, all, 500'000);
  expect_large(*reduction_named("path-to-last-king-and-pawns"), snake, all, 2'000'000);
}

}  // namespace
}  // namespace hardboard
