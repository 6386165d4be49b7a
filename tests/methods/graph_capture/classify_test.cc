// The classes of graphs, row by row.
#include "methods/graph_capture/classify.h"

#include <gtest/gtest.h>
#include <set>

namespace hardboard::graph_capture {
namespace {

using capture::Complexity;

Puzzle graph(bool directed, std::vector<std::uint32_t> budgets,
             const std::vector<std::pair<std::uint32_t, std::uint32_t>>& edges) {
  Puzzle puzzle;
  puzzle.directed = directed;
  puzzle.budgets = std::move(budgets);
  for (const auto& [u, v] : edges) puzzle.edges.push_back({{u}, {v}});
  return puzzle;
}

TEST(ClassifyGraph, RowByRow) {
  const std::uint32_t all = unlimited;
  const std::vector<std::pair<Puzzle, Complexity>> cases = {
      {graph(false, {2}, {}), Complexity::polynomial},
      {graph(false, {1, 0, 1}, {{1, 2}, {1, 3}, {2, 3}}), Complexity::polynomial},
      {graph(true, {all, all, all}, {{1, 2}, {2, 3}, {3, 1}}), Complexity::polynomial},
      {graph(false, {2, 2, 2}, {{1, 2}, {1, 3}, {2, 3}}), Complexity::polynomial},
      {graph(false, {3, 2, 0}, {{1, 2}, {2, 3}}), Complexity::polynomial},
      {graph(true, {2, 2, 2, 2}, {{1, 2}, {3, 2}, {3, 4}}), Complexity::polynomial},
      {graph(true, {2, 2, 2, 2}, {{1, 2}, {2, 1}, {3, 2}, {3, 4}}), Complexity::polynomial},
      {graph(false, {2, 2, 2, 2}, {{1, 2}, {1, 3}, {2, 3}}), Complexity::np_complete},
      {graph(true, {2, 2, 2, 2}, {{1, 2}, {1, 3}, {2, 3}}), Complexity::np_complete},
      {graph(true, {2, 5, 2, 2}, {{1, 2}, {2, 3}, {3, 1}}), Complexity::np_complete},
      {graph(false, {3, 3, 3, 3, 3}, {{1, 2}, {1, 3}, {2, 3}}), Complexity::unsettled},
  };
  std::set<const ClassRow*> met;
  for (const auto& [puzzle, complexity] : cases) {
    const ClassRow& row = classify(puzzle);
    met.insert(&row);
    EXPECT_EQ(row.complexity, complexity) << row.words;
  }
  EXPECT_EQ(met.size(), class_rows().size());
}

}  // namespace
}  // namespace hardboard::graph_capture
