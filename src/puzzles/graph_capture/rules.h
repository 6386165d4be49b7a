// Graph Capture as the checkers of refusals see it.
#pragma once

#include "puzzles/capture/rules.h"
#include "puzzles/graph_capture/puzzle.h"

namespace hardboard::graph_capture {

// Place v - 1 is vertex v; all tokens are of one type, and each edge is a ride of its own.
// O(vertices + edges); a walk costs the degree.
capture::CaptureRules rules_of(const Puzzle& puzzle);

}  // namespace hardboard::graph_capture
