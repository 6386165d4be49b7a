// Small graphs: how many there are, and that the two rules keep what Gallai and the definition say.
#include "methods/vertex_set/subsets.h"

#include <gtest/gtest.h>
#include <set>

#include "problems/vertex_set/check.h"
#include "problems/vertex_set/read.h"

namespace hardboard::vertex_set {
namespace {

TEST(VertexSetSmall, ListsEveryGraphOnce) {
  std::set<std::string> texts;
  each_small_problem<Rule::cover>(5, [&](const Puzzle<Rule::cover>& puzzle) {
    EXPECT_TRUE(texts.insert(write(puzzle)).second);
    return true;
  });
  // 1, 2, 4, 11 and 34 graphs, each with every k from 0 to the number of its vertices.
  EXPECT_EQ(texts.size(), 1U * 2 + 2 * 3 + 4 * 4 + 11 * 5 + 34 * 6);
}

// A cover is what an independent set leaves: both are found from the edges alone.
TEST(VertexSetSubsets, FindWhatTheStatementSays) {
  each_small_problem<Rule::cover>(5, [&](const Puzzle<Rule::cover>& puzzle) {
    const graphs::Graph& graph = puzzle.graph;
    bool exists = false, dominates = false;
    const Puzzle<Rule::dominate> other{graph, puzzle.k};
    for (std::uint32_t set = 0; set < 1U << graph.vertices; ++set) {
      std::vector<std::uint32_t> vertices;
      for (std::uint32_t v = 0; v < graph.vertices; ++v)
        if ((set >> v & 1) != 0) vertices.push_back(v + 1);
      exists = exists || !fault_of(puzzle, vertices);
      dominates = dominates || !fault_of(other, vertices);
    }
    const Answer cover = solve_by_subsets(puzzle, {}), set = solve_by_subsets(other, {});
    EXPECT_EQ(cover.verdict, exists ? Verdict::solvable : Verdict::unsolvable) << write(puzzle);
    EXPECT_EQ(set.verdict, dominates ? Verdict::solvable : Verdict::unsolvable) << write(other);
    EXPECT_NE(check(puzzle, cover).check, Check::wrong);
    EXPECT_NE(check(other, set).check, Check::wrong);
    return true;
  });
}

}  // namespace
}  // namespace hardboard::vertex_set
