// New Graph Capture puzzles: graphs with budgets by chance, or with those that a play needs.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "methods/graph_capture/shapes.h"
#include "puzzles/graph_capture/puzzle.h"

namespace hardboard::graph_capture {

struct Wish {
  ShapeWish graph;
  bool is_directed = false;            // each edge one way
  bool is_planted = false;             // there is a solution
  std::vector<std::uint32_t> budgets;  // to choose from; if empty, what the planted play needs
};

// Tokens have budgets by chance, and edges of directed graphs directions by chance, but for a
// planted play. The planted play goes backward from a single token: a token goes back along an edge
// to an empty vertex, and the token that it captured takes its place, until no vertex is empty.
// Then each token has the least of the budgets with which it can make its captures, and the edges
// of the play point its way.
//
// The wish is possible (shapes.h). Nothing at the limits, and after a hundred attempts in which the
// graph falls apart, or the play gets stuck with small budgets. O(edges log edges) for an attempt.
std::optional<Puzzle> generate(const Wish& wish, Random& random, const Limits& limits);

}  // namespace hardboard::graph_capture
