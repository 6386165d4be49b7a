// Graph Capture on trees with any budgets: each subtree is cleared into its root so that the token
// that arrives last has the most captures left (Aravind et al. 2022, Lemma 15, for budget 2 and
// spanning trees; here with any individual budgets, directed or not).
#pragma once

#include <string>

#include "base/limits.h"
#include "methods/capture/arena.h"
#include "puzzles/capture/answer.h"
#include "puzzles/graph_capture/puzzle.h"

namespace hardboard::graph_capture {

// Empty if the graph, directions aside, is a tree. O(vertices) if not, O(edges) time if it is.
std::string tree_why_not(const Puzzle& puzzle);

// Decides every puzzle to which it applies: captures children first, or two stuck trees.
// O(vertices log degree), and O(vertices) if the graph is undirected.
capture::Answer<capture::Location> solve_tree(const Puzzle& puzzle, const Limits& limits);

}  // namespace hardboard::graph_capture
