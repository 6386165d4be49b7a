// graph6 and sparse6: words that nauty wrote, the same words written here, and every way to be
// wrong.
#include "problems/graphs/graph6.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <string>
#include <vector>

#include "support/bad_input.h"

namespace hardboard::graphs {
namespace {

Result<Graph> read_word(const Text& text) {
  Scanner in(text);
  Graph graph;
  static_cast<void>(in.next_line());
  const std::string_view word = in.next_word();
  const bool is_sparse = word.starts_with(':') || word.starts_with(sparse6_header);
  const auto read = is_sparse ? read_sparse6 : read_graph6;
  if (!read(in, word, graph)) return in.error();
  return graph;
}

Graph cycle(std::uint32_t n) {
  Graph graph{n, {}};
  for (std::uint32_t v = 0; v + 1 < n; ++v) graph.edges.push_back({v, v + 1});
  graph.edges.push_back({0, n - 1});
  sort_once(graph.edges);
  return graph;
}

struct Golden {
  Graph graph;
  std::string graph6, sparse6;  // as nauty 2.8 writes them
};

const std::vector<Golden>& golden() {
  static const std::vector<Golden> rows = {
      {{1, {}}, "@", ":@"},
      {{2, {{0, 1}}}, "A_", ":An"},
      {{4, {{0, 3}, {1, 3}, {2, 3}}}, "CF", ":CwI"},
      {{4, {{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}}}, "C~", ":CcKI"},
      {cycle(5), "Dhc", ":DaY_~"},
      // The vertex before the last of 16 has an edge, the last one has none: the word ends with a
      // zero before the ones.
      {{16, {{0, 14}, {1, 14}, {2, 14}, {3, 14}}}, "O???????????????]????", ":O{?G`n"},
      // More than 62 vertices: three characters for their number behind a `~`.
      {{63, {}}, "~??~" + std::string(326, '?'), ":~??~"},
      {cycle(63), "",
       ":~??~_OWSMHDbPxCeTJeRXs}`PhSydUlVkUZTmx\\nV{EFDbqX[u^PhtY|ev\\nw[]VNhtz\\~"
       "Fftz}OFn"},
      // More than 258,047: six characters behind two.
      {{300'000, {}}, "", ":~~??@HN_"},
  };
  return rows;
}

TEST(Graph6, WordsOfNauty) {
  for (const auto& [graph, dense, sparse] : golden()) {
    EXPECT_EQ(sparse6(graph), sparse);
    const auto again = read_word({"f", sparse, 1});
    ASSERT_TRUE(again) << to_string(again.error());
    EXPECT_EQ(*again, graph);
    if (dense.empty()) continue;
    EXPECT_EQ(graph6(graph), dense);
    const auto from_dense = read_word({"f", dense, 1});
    ASSERT_TRUE(from_dense) << to_string(from_dense.error());
    EXPECT_EQ(*from_dense, graph);
  }
}

TEST(Graph6, HeadersAndRepeatedEdges) {
  EXPECT_EQ(*read_word({"f", ">>graph6<<C~", 1}), golden()[3].graph);
  EXPECT_EQ(*read_word({"f", ">>sparse6<<:CcKI", 1}), golden()[3].graph);
  EXPECT_EQ(*read_word({"f", ":Ab", 1}), (Graph{2, {{0, 1}}})) << "the edge stands there twice";
}

TEST(Graph6, BadWords) {
  testing::expect_refused(
      {{"", "1:1: expected a graph in graph6, found the end of the line"},
       {">>graph6<<", "1:11: expected a graph in graph6, found the end of the line"},
       {"C", "1:2: a graph with 4 vertices has 1 characters here, not 0"},
       {"C~~", "1:2: a graph with 4 vertices has 1 characters here, not 2"},
       {"C!", "1:2: expected a character from `?` to `~`, found `!`"},
       {"~?", "1:1: the number of vertices is cut short"},
       {"~~?????", "1:1: the number of vertices is cut short"},
       {"~~?~~~~~", "1:1: 1073741823 vertices are too many: the most are 20000000"},
       {"~}~~", "1:5: a graph with 258047 vertices has 5548999681 characters here, not 0"},
       {":", "1:2: the number of vertices is cut short"},
       {">>sparse6<<C~", "1:12: expected a graph in sparse6, which begins `:`, found `C~`"},
       {":~~~~~~~~", "1:2: 68719476735 vertices are too many: the most are 20000000"},
       {":C?", "1:3: a loop from vertex 1 to itself"}},
      read_word);
}

RC_GTEST_PROP(Graph6, EveryGraphComesBack, ()) {
  Graph graph{*rc::gen::inRange<std::uint32_t>(1, 80), {}};
  const auto pairs = *rc::gen::container<std::vector<std::pair<std::uint32_t, std::uint32_t>>>(
      rc::gen::pair(rc::gen::inRange<std::uint32_t>(0, graph.vertices),
                    rc::gen::inRange<std::uint32_t>(0, graph.vertices)));
  for (const auto& [u, v] : pairs)
    if (u != v) graph.edges.push_back({std::min(u, v), std::max(u, v)});
  sort_once(graph.edges);
  const std::string dense = graph6(graph), sparse = sparse6(graph);
  RC_ASSERT(*read_word({"f", dense, 1}) == graph);
  RC_ASSERT(*read_word({"f", sparse, 1}) == graph);
}

}  // namespace
}  // namespace hardboard::graphs
