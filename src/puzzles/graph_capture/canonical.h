// The canonical text of a Graph Capture puzzle, whose hash names the puzzle in proofs: equal rules
// give equal texts (docs/proof-format.md defines it).
#pragma once

#include <string>

#include "puzzles/graph_capture/puzzle.h"

namespace hardboard::graph_capture {

// Two puzzles have the same text if and only if they agree in direction, budgets and edges.
// O(vertices + edges).
std::string canonical_text(const Puzzle& puzzle);

}  // namespace hardboard::graph_capture
