// Graph Capture on trees with any budgets, directed or not: each subtree is cleared into its root,
// and the token with most captures left arrives there last (Aravind et al. 2022, Lemma 15, has
// budgets of 2 and spanning trees of undirected graphs).
#pragma once

#include <string>

#include "base/limits.h"
#include "methods/capture/arena.h"
#include "puzzles/capture/answer.h"
#include "puzzles/graph_capture/puzzle.h"

namespace hardboard::graph_capture {

// Empty if the graph, directions aside, is a tree. O(vertices) if not, O(edges) time if it is.
std::string tree_why_not(const Puzzle& puzzle);

// Decides every puzzle to which it applies: captures children first, or two stuck trees. Unknown if
// the limits are reached. O(vertices log degree), and O(vertices) if the graph is undirected.
capture::Answer<capture::Location> solve_tree(const Puzzle& puzzle, const Limits& limits);

}  // namespace hardboard::graph_capture
