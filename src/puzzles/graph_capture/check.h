// Accepts or refuses an answer to a Graph Capture puzzle, with nothing but the rules to go by.
#pragma once

#include "base/limits.h"
#include "puzzles/capture/answer.h"
#include "puzzles/graph_capture/puzzle.h"

namespace hardboard::graph_capture {

// As for Solo Chess: moves are replayed, closed sets, stranded groups and budget sums checked, the
// rest is claimed. Anything may stand in the answer.
// O(vertices + edges), and the logarithm of a degree for each move.
CheckReport check(const Puzzle& puzzle, const capture::Answer<Vertex>& answer,
                  const Limits& limits = {});

}  // namespace hardboard::graph_capture
