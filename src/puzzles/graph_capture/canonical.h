// The text that stands for a Graph Capture puzzle in its proofs, where it is hashed: it lists what
// the rules depend on and nothing else, in one way only (docs/proof-format.md defines it).
#pragma once

#include <string>

#include "puzzles/graph_capture/puzzle.h"

namespace hardboard::graph_capture {

// Two puzzles have the same text exactly if they agree in direction, budgets and edges.
// O(vertices + edges).
std::string canonical_text(const Puzzle& puzzle);

}  // namespace hardboard::graph_capture
