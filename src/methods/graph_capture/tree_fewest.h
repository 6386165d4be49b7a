// The fewest tokens that can remain on a forest, and the smallest budget that clears a tree. A play
// splits the forest into parts, each cleared into one final vertex; tree_trade.h weighs which
// tokens leave a subtree and which come into it. docs/trees.md has the proof.
#pragma once

#include <string>

#include "base/limits.h"
#include "methods/capture/arena.h"
#include "puzzles/capture/answer.h"
#include "puzzles/graph_capture/puzzle.h"

namespace hardboard::graph_capture {

// Empty if the graph without its directions has no cycle. O(vertices) if it has too many edges,
// else O(vertices + edges log edges).
std::string fewest_on_forest_why_not(const Puzzle& puzzle);

// The fewest tokens that can remain, and moves that leave them; without a minimum if the limits are
// reached. O(n log^2 n) time for n vertices; some 60 bytes for each vertex, 100 for each of the
// tokens that are weighed at one time.
capture::Answer<capture::Location> fewest_on_forest(const Puzzle& puzzle, const Limits& limits);

// The smallest budget that clears the tree if all tokens have this budget instead of their own.
// Solves the tree O(log n) times. If the limits are reached, the minimum holds the smallest budget
// found, and its bound is the proved one. Applies if tree_why_not is empty.
capture::Answer<capture::Location> smallest_budget_on_tree(const Puzzle& puzzle,
                                                           const Limits& limits);

}  // namespace hardboard::graph_capture
