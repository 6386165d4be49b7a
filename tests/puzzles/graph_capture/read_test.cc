// Graph Capture files: what is read, what comes back, and every way to be wrong.
#include "puzzles/graph_capture/read.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <set>
#include <string>

#include "support/bad_input.h"

namespace hardboard::graph_capture {
namespace {

bool same(const Puzzle& a, const Puzzle& b) {
  return a.directed == b.directed && a.budget == b.budget && a.budgets == b.budgets &&
         a.edges == b.edges;
}

TEST(GraphCaptureRead, EverythingAtOnce) {
  const auto puzzle = read({"f",
                            "\xEF\xBB\xBF# two tokens of their own\r\n"
                            "graph-capture undirected\r\n"
                            "token 3 1\r\n"
                            "budget 2   # for the others\r\n"
                            "vertices 5\r\n"
                            "edges\r\n"
                            "1 2\r\n"
                            "\r\n"
                            "2 1  # again\r\n"
                            "5\t4\r\n"
                            "token 1 *\r\n",
                            1});
  ASSERT_TRUE(puzzle) << to_string(puzzle.error());
  EXPECT_TRUE(same(*puzzle, {false, 2, {unlimited, 2, 1, 2, 2}, {{{1}, {2}}, {{4}, {5}}}}));
  EXPECT_EQ(write(*puzzle),
            "graph-capture undirected\nbudget 2\nvertices 5\ntoken 1 unlimited\ntoken 3 1\nedges\n"
            "1 2\n4 5\n");
}

TEST(GraphCaptureRead, DirectedEdgesKeepTheirDirection) {
  const auto puzzle = read({"f", "graph-capture directed\nvertices 2\nedges\n2 1\n1 2\n2 1", 1});
  ASSERT_TRUE(puzzle) << to_string(puzzle.error());
  EXPECT_TRUE(same(*puzzle, {true, unlimited, {unlimited, unlimited}, {{{1}, {2}}, {{2}, {1}}}}));
}

TEST(GraphCaptureRead, OneVertexIsAPuzzle) {
  const auto puzzle = read({"f", "graph-capture directed\nvertices 1\nedges\n", 1});
  ASSERT_TRUE(puzzle) << to_string(puzzle.error());
  EXPECT_EQ(puzzle->budgets.size(), 1U);
}

TEST(GraphCaptureRead, Errors) {
  const auto graph = [](const std::string& lines) { return "graph-capture undirected\n" + lines; };
  testing::expect_refused(
      {
          {"", "1:1: nothing here: expected `graph-capture`"},
          {"solo-chess\n", "1:1: expected `graph-capture`, found `solo-chess`"},
          {"graph-capture\n",
           "1:14: expected `undirected` or `directed`, found the end of the line"},
          {"graph-capture both\n", "1:15: expected `undirected` or `directed`, found `both`"},
          {"graph-capture directed 2\n", "1:24: expected the end of the line, found `2`"},
          {std::string("graph-capture\0", 14), "1:14: a NUL byte: this is not a text file"},
          {graph("goal 1\n"), "2:1: expected budget, vertices, token or edges, found `goal`"},
          {graph("1 2\n"), "2:1: expected budget, vertices, token or edges, found `1`"},
          {graph("budget -2\n"), "2:8: a budget of `-2` is too small: the least is 0"},
          {graph("budget 2 2\n"), "2:10: expected the end of the line, found `2`"},
          {graph("budget 2\nbudget 2\n"), "3:1: `budget` is given twice, first on line 2"},
          {graph("vertices\n"), "2:9: expected a number of vertices, found the end of the line"},
          {graph("vertices 0\n"), "2:10: a number of vertices of `0` is too small: the least is 1"},
          {graph("vertices 100000001\n"),
           "2:10: a number of vertices of `100000001` is too large: the most is 100000000"},
          {graph("vertices 99999999999999999999\n"),
           "2:10: a number of vertices of `99999999999999999999` is too large: the most is "
           "100000000"},
          {graph("vertices 2\nvertices 2\n"), "3:1: `vertices` is given twice, first on line 2"},
          {graph("token 1\n"), "2:8: expected a budget, found the end of the line"},
          {graph("token 0 1\n"), "2:7: a vertex of `0` is too small: the least is 1"},
          {graph("token 1 1 1\n"), "2:11: expected the end of the line, found `1`"},
          {graph("token 3 1\nvertices 2\nedges\n"), "2:7: vertex 3 does not exist: there are 2"},
          {graph("vertices 3\ntoken 3 1\ntoken 1 1\ntoken 3 1\ntoken 1 1\nedges\n"),
           "5:7: the token at vertex 3 is given twice"},
          {graph("edges\n"), "2:1: `vertices` must come before `edges`"},
          {graph("vertices 2\nedges 1\n"), "3:7: expected the end of the line, found `1`"},
          {graph("vertices 2\nedges\n1\n"), "4:2: expected a vertex, found the end of the line"},
          {graph("vertices 2\nedges\n1 3\n"), "4:3: a vertex of `3` is too large: the most is 2"},
          {graph("vertices 2\nedges\n0 1\n"), "4:1: a vertex of `0` is too small: the least is 1"},
          {graph("vertices 2\nedges\n1 2 1\n"), "4:5: expected the end of the line, found `1`"},
          {graph("vertices 2\nedges\n2 2\n"), "4:1: a loop from vertex 2 to itself"},
          {graph("vertices 2\nedges\n1 2\nedges\n"),
           "5:1: `edges` is given twice, first on line 3"},
          {graph("budget 2"), "2:9: the puzzle ends without a line `vertices`"},
          {graph("vertices 2\n"), "2:11: the puzzle ends without a block `edges`"},
      },
      read);
}

RC_GTEST_PROP(GraphCaptureRead, WhatIsWrittenReadsBack, (bool directed)) {
  const auto n = *rc::gen::inRange<std::uint32_t>(1, 9);
  const auto budget = rc::gen::element<std::uint32_t>(0, 1, 2, 7, unlimited);
  Puzzle puzzle;
  puzzle.directed = directed;
  puzzle.budget = *budget;
  puzzle.budgets = *rc::gen::container<std::vector<std::uint32_t>>(n, budget);
  std::set<Edge> edges;
  const auto vertex = rc::gen::inRange<std::uint32_t>(1, n + 1);
  for (const auto& [u, v] :
       *rc::gen::container<std::vector<std::pair<std::uint32_t, std::uint32_t>>>(
           rc::gen::pair(vertex, vertex)))
    if (directed ? u != v : u < v) edges.insert(Edge{{u}, {v}});
  puzzle.edges.assign(edges.begin(), edges.end());
  const std::string text = write(puzzle);
  const auto again = read({"f", text, 1});
  RC_ASSERT(again.ok());
  RC_ASSERT(same(*again, puzzle));
}

}  // namespace
}  // namespace hardboard::graph_capture
