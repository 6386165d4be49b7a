// Graphs in the formats of others and by the keys of this program's own files.
#include <gtest/gtest.h>
#include <string>

#include "problems/graphs/dimacs.h"
#include "problems/graphs/edge_list.h"
#include "problems/graphs/keys.h"
#include "support/bad_input.h"

namespace hardboard::graphs {
namespace {

// A reader of a kind whose files hold nothing but a graph.
Result<Graph> read_keys(const Text& text) {
  Scanner in(text);
  GraphReader reader;
  while (in.next_line()) {
    const std::string_view word = in.next_word();
    if (!GraphReader::has(word) && !in.fail_expected("a key", word)) return in.error();
    if (!reader.key(in, word)) return in.error();
  }
  if (!reader.finish(in)) return in.error();
  return std::move(reader.graph());
}

TEST(GraphRows, NeighboursHeadsAndTailsAreSorted) {
  const Rows rows = neighbours({4, {{0, 1}, {0, 3}, {1, 3}, {2, 3}}});
  const std::vector<std::uint32_t> of_three(rows.row(3).begin(), rows.row(3).end());
  EXPECT_EQ(of_three, (std::vector<std::uint32_t>{0, 1, 2}));
  EXPECT_EQ(rows.degree(0), 2U);
  EXPECT_TRUE(rows.has(3, 2));
  EXPECT_FALSE(rows.has(0, 2));
  const Digraph digraph{3, {{0, 2}, {1, 2}, {2, 0}}};
  EXPECT_EQ(tails(digraph).degree(2), 2U);
  EXPECT_EQ(heads(digraph).row(2)[0], 0U);
  EXPECT_EQ(heads(digraph).degree(2), 1U);
}

TEST(GraphKeys, BlocksAndWordsGiveTheSameGraph) {
  const Graph star{4, {{0, 3}, {1, 3}, {2, 3}}};
  for (const char* text : {"vertices 4\nedges\n1 4\n4 2\n3 4 # again\n4 3\n", "graph6 CF\n",
                           "graph6 >>graph6<<CF\n", "sparse6 :CwI\n"}) {
    const auto graph = read_keys({"f", text, 1});
    ASSERT_TRUE(graph) << to_string(graph.error());
    EXPECT_EQ(*graph, star) << text;
  }
  EXPECT_EQ(write_keys(star), "vertices 4\nedges\n1 4\n2 4\n3 4\n");
}

TEST(GraphKeys, Errors) {
  testing::expect_refused(
      {{"", "1:1: the file ends without a graph: expected a line `vertices`"},
       {"vertices 0\n", "1:10: a number of vertices of `0` is too small: the least is 1"},
       {"vertices 20000001\n",
        "1:10: a number of vertices of `20000001` is too large: the most is 20000000"},
       {"vertices 3\n", "1:11: the file ends without a block `edges`"},
       {"edges\n1 2\n", "1:1: `vertices` must come before `edges`"},
       {"vertices 3\nedges\n1 4\n", "3:3: a vertex of `4` is too large: the most is 3"},
       {"vertices 3\nedges\n2 2\n", "3:1: a loop from vertex 2 to itself"},
       {"vertices 3\nedges\n1 2 3\n", "3:5: expected the end of the line, found `3`"},
       {"vertices 3\nedges\nvertices 3\n", "3:1: `vertices` is given twice, first on line 1"},
       {"vertices 3\ngraph6 CF\n", "2:1: the graph is given twice, first on line 1"},
       {"graph6 CF\nedges\n", "2:1: the graph is given twice, first on line 1"},
       {"graph6 CF\ngraph6 CF\n", "2:1: `graph6` is given twice, first on line 1"},
       {"graph6 CF CF\n", "1:11: expected the end of the line, found `CF`"},
       {"graph6 ?\n", "1:1: a graph without vertices"}},
      read_keys);
}

TEST(Dimacs, Reads) {
  const auto graph = read_dimacs({"f",
                                  "c a triangle, each edge in both directions\n"
                                  "p col 4 6\n"
                                  "e 1 2\ne 2 1\ne 2 3\nc again\ne 3 2\ne 1 3\ne 3 1\n",
                                  1});
  ASSERT_TRUE(graph) << to_string(graph.error());
  EXPECT_EQ(*graph, (Graph{4, {{0, 1}, {0, 2}, {1, 2}}}));
  EXPECT_TRUE(looks_like_dimacs("c words\nc\n\np edge 2 1\n"));
  EXPECT_FALSE(looks_like_dimacs("c words\np cnf 2 1\n"));
  EXPECT_FALSE(looks_like_dimacs("edges\n"));
}

TEST(Dimacs, Errors) {
  testing::expect_refused(
      {{"c nothing else\n", "1:15: nothing here: expected a line `p edge`"},
       {"e 1 2\n", "1:1: expected a line `p edge`, found `e`"},
       {"p cnf 2 1\n", "1:3: expected `edge` or `col`, found `cnf`"},
       {"p edge 2\n", "1:9: expected a number of edges, found the end of the line"},
       {"p edge 20000001 1\n",
        "1:8: a number of vertices of `20000001` is too large: the most is 20000000"},
       {"p edge 2 1\nn 1 5\n", "2:1: expected a line `e` with an edge, found `n`"},
       {"p edge 2 1\ne 1 3\n", "2:5: a vertex of `3` is too large: the most is 2"},
       {"p edge 2 1\ne 1 1\n", "2:3: a loop from vertex 1 to itself"}},
      read_dimacs);
}

TEST(EdgeList, ReadsAndRefuses) {
  EXPECT_EQ(*read_edge_list({"f", "# a path\n3 1\n1 2\n2 1\n", 1}), (Graph{3, {{0, 1}, {0, 2}}}));
  testing::expect_refused({{"", "1:1: nothing here: expected an edge"},
                           {"0 1\n", "1:1: a vertex of `0` is too small: the least is 1"},
                           {"2 2\n", "1:1: a loop from vertex 2 to itself"},
                           {"1 2 0.5\n", "1:5: expected the end of the line, found `0.5`"}},
                          read_edge_list);
}

}  // namespace
}  // namespace hardboard::graphs
