// Fewest tokens on a forest, and the smallest budget that clears a tree. The final vertices split
// the forest into parts, each cleared into one vertex; what a part leaves to the part above is
// weighed as in methods/graph_capture/tree_trade.h. docs/trees.md has the proof.
#pragma once

#include <string>

#include "base/limits.h"
#include "methods/capture/arena.h"
#include "puzzles/capture/answer.h"
#include "puzzles/graph_capture/puzzle.h"

namespace hardboard::graph_capture {

// Empty if the graph, directions aside, has no cycle. O(vertices) if it has too many edges, else
// O(vertices + edges log edges).
std::string fewest_on_forest_why_not(const Puzzle& puzzle);

// The fewest tokens that can remain, and moves that leave them. O(n log^2 n) time, n vertices; some
// 60 bytes a vertex, 100 for each of the tokens weighed at one time.
capture::Answer<capture::Location> fewest_on_forest(const Puzzle& puzzle, const Limits& limits);

// The smallest budget that, given to all tokens in place of their own, clears the tree. Solves it
// O(log n) times. Applies if tree_why_not is empty.
capture::Answer<capture::Location> smallest_budget_on_tree(const Puzzle& puzzle,
                                                           const Limits& limits);

}  // namespace hardboard::graph_capture
