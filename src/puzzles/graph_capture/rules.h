// Graph Capture as CaptureRules, for the checkers of refusals.
#pragma once

#include "puzzles/capture/rules.h"
#include "puzzles/graph_capture/puzzle.h"

namespace hardboard::graph_capture {

// Place v - 1 is vertex v; all tokens have one type, and each edge is a ride of its own. O(vertices
// + edges); a walk costs the degree of its vertex.
capture::CaptureRules rules_of(const Puzzle& puzzle);

}  // namespace hardboard::graph_capture
