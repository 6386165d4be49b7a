// Vertex Cover and Dominating Set: files, messages, and what the check says.
#include <gtest/gtest.h>
#include <string>

#include "problems/vertex_set/check.h"
#include "problems/vertex_set/read.h"
#include "support/bad_input.h"

namespace hardboard::vertex_set {
namespace {

TEST(VertexSetRead, TheGraphComesInAnyForm) {
  const Puzzle<Rule::cover> star{{4, {{0, 3}, {1, 3}, {2, 3}}}, 1};
  for (const char* text : {"vertex-cover\nk 1\nvertices 4\nedges\n1 4\n4 2\n3 4 # again\n4 3\n",
                           "vertex-cover\ngraph6 CF\nk 1\n"}) {
    const auto puzzle = read<Rule::cover>({"f", text, 1});
    ASSERT_TRUE(puzzle) << to_string(puzzle.error());
    EXPECT_EQ(*puzzle, star);
    EXPECT_EQ(write(*puzzle), "vertex-cover\nk 1\nvertices 4\nedges\n1 4\n2 4\n3 4\n");
  }
}

TEST(VertexSetRead, Errors) {
  testing::expect_refused(
      {
          {"vertex-cover\n", "1:1: expected `dominating-set`, found `vertex-cover`"},
          {"dominating-set\nsize 1\n",
           "2:1: expected k, vertices, edges, graph6 or sparse6, found `size`"},
          {"dominating-set\nk -1\n",
           "2:3: a number of vertices of `-1` is too small: the least is 0"},
          {"dominating-set\nk 1\nk 1\n", "3:1: `k` is given twice, first on line 2"},
          {"dominating-set\nvertices 1\nedges\n", "3:6: the problem ends without a line `k`"},
      },
      read<Rule::dominate>);
  EXPECT_FALSE(read<Rule::cover>({"f", "vertex-cover\nk 1\n", 1}));
}

TEST(VertexSetCheck, ByBothRules) {
  const graphs::Graph path{4, {{0, 1}, {1, 2}, {2, 3}}};
  Answer answer;
  answer.verdict = Verdict::solvable;
  answer.vertices = {1, 4};
  EXPECT_EQ(check(Puzzle<Rule::dominate>{path, 2}, answer).check, Check::verified);
  EXPECT_EQ(check(Puzzle<Rule::cover>{path, 2}, answer).reason, "the edge 2 3 has no chosen end");
  EXPECT_EQ(check(Puzzle<Rule::dominate>{path, 1}, answer).reason, "2 vertices chosen, and k is 1");
  answer.vertices = {2, 2};
  EXPECT_EQ(check(Puzzle<Rule::cover>{path, 2}, answer).reason, "vertex 2 is chosen twice");
  answer.vertices = {5};
  EXPECT_EQ(check(Puzzle<Rule::cover>{path, 2}, answer).reason, "there is no vertex 5");
  answer.vertices = {1};
  EXPECT_EQ(check(Puzzle<Rule::dominate>{path, 2}, answer).reason,
            "vertex 3 is not chosen, and has no chosen neighbour");
  answer.verdict = Verdict::unsolvable;
  EXPECT_EQ(check(Puzzle<Rule::cover>{path, 2}, answer).check, Check::wrong);
  answer.vertices.clear();
  EXPECT_EQ(check(Puzzle<Rule::cover>{path, 2}, answer).check, Check::claimed);
}

}  // namespace
}  // namespace hardboard::vertex_set
