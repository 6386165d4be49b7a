// Hamiltonian path files: what is read, what comes back, and every way to be wrong.
#include "problems/hamiltonian_path/read.h"

#include <gtest/gtest.h>
#include <string>

#include "support/bad_input.h"

namespace hardboard::hamiltonian_path {
namespace {

TEST(HamiltonianPathRead, PointsBecomeAGridGraph) {
  const auto puzzle = read({"f",
                            "\xEF\xBB\xBF# a square with a tail\r\n"
                            "hamiltonian-path\r\n"
                            "end -1 0\r\n"
                            "points\r\n"
                            "1 1\r\n0 0 # a corner\r\n1 0\r\n0 1\r\n-1 0\r\n0 0\r\n"
                            "start 1 1\r\n",
                            1});
  ASSERT_TRUE(puzzle) << to_string(puzzle.error());
  EXPECT_EQ(puzzle->points, (std::vector<Square>{{-1, 0}, {0, 0}, {0, 1}, {1, 0}, {1, 1}}));
  EXPECT_EQ(puzzle->graph, (graphs::Graph{5, {{0, 1}, {1, 2}, {1, 3}, {2, 4}, {3, 4}}}));
  EXPECT_EQ(puzzle->start, 4U);
  EXPECT_EQ(puzzle->end, 0U);
  EXPECT_EQ(write(*puzzle),
            "hamiltonian-path\nstart 1 1\nend -1 0\npoints\n-1 0\n0 0\n0 1\n1 0\n1 1\n");
}

TEST(HamiltonianPathRead, GraphsInEachForm) {
  const std::string written = "hamiltonian-path\nvertices 3\nedges\n1 2\n2 3\n";
  for (const char* text :
       {"hamiltonian-path\nvertices 3\nedges\n2 1\n3 2\n", "hamiltonian-path\ngraph6 Bg\n",
        "hamiltonian-path\nsparse6 :Bd\n", "c a path\np edge 3 2\ne 1 2\ne 2 3\n", "1 2\n3 2\n"}) {
    const auto puzzle = read({"f", text, 1});
    ASSERT_TRUE(puzzle) << to_string(puzzle.error());
    EXPECT_EQ(write(*puzzle), written) << text;
  }
  const auto ends = read({"f", "hamiltonian-path\nstart 3\nend 3\ngraph6 Bg\n", 1});
  ASSERT_TRUE(ends) << to_string(ends.error());
  EXPECT_EQ(ends->start, 2U);
  EXPECT_EQ(ends->end, 2U);
}

TEST(HamiltonianPathRead, Lines) {
  for (const char* line : {"Bg", ">>graph6<<Bg", ":Bd", ">>sparse6<<:Bd"}) {
    const auto puzzle = read_line(line, "f", 1);
    ASSERT_TRUE(puzzle) << to_string(puzzle.error());
    EXPECT_EQ(puzzle->graph, (graphs::Graph{3, {{0, 1}, {1, 2}}})) << line;
    EXPECT_EQ(write_line(*puzzle), "Bg");
  }
  Puzzle sparse;
  sparse.graph = {100, {{0, 99}}};
  EXPECT_EQ(write_line(sparse)[0], ':');
  testing::expect_refused({{"?", "1:1: a graph without vertices"},
                           {"Bg Bg", "1:4: expected the end of the line, found `Bg`"}},
                          [](const Text& text) { return read_line(text.content, "f", 1); });
}

TEST(HamiltonianPathRead, Errors) {
  const auto path = [](const std::string& lines) { return "hamiltonian-path\n" + lines; };
  testing::expect_refused(
      {{"", "1:1: nothing here: expected `hamiltonian-path`"},
       {"hamiltonian-path 2\n", "1:18: expected the end of the line, found `2`"},
       {path(""), "1:17: the file ends without a graph: expected a line `vertices`"},
       {path("goal 1\n"),
        "2:1: expected start, end, points, vertices, edges, graph6 or sparse6, found `goal`"},
       {path("start\n"),
        "2:6: expected a vertex, or the coordinates of a point, found the end of the line"},
       {path("start 1\nstart 2\n"), "3:1: `start` is given twice, first on line 2"},
       {path("start 1 2 3\n"), "2:11: expected the end of the line, found `3`"},
       {path("start 4\ngraph6 Bg\n"), "2:7: vertex 4 does not exist: there are 3"},
       {path("end 0\ngraph6 Bg\n"), "2:5: vertex 0 does not exist: there are 3"},
       {path("end 1 1\ngraph6 Bg\n"), "2:5: expected a vertex: the graph is not given by points"},
       {path("end 1\npoints\n1 1\n"), "2:5: expected the coordinates of a point, found one number"},
       {path("end 2 1\npoints\n1 1\n"), "2:5: 2 1 is none of the points"},
       {path("points\n"), "2:1: a block `points` without a point"},
       {path("points\n1\n"), "3:2: expected a coordinate, found the end of the line"},
       {path("points\n1 1 1\n"), "3:5: expected the end of the line, found `1`"},
       {path("points\n1 2147483648\n"),
        "3:3: a coordinate of `2147483648` is too large: the most is 2147483647"},
       {path("points\n1 1\ngraph6 Bg\n"), "2:1: the graph is given twice: by points and by edges"},
       {path("points\n1 1\npoints\n"), "4:1: `points` is given twice, first on line 2"},
       {"p edge 0 0\n", "1:1: a graph without vertices"}},
      read);
}

}  // namespace
}  // namespace hardboard::hamiltonian_path
