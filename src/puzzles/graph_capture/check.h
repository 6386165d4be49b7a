// The check of an answer to a Graph Capture puzzle, by the rules alone.
#pragma once

#include <string>

#include "base/limits.h"
#include "puzzles/capture/answer.h"
#include "puzzles/graph_capture/puzzle.h"

namespace hardboard::graph_capture {

// As for Solo Chess: replays the moves; checks closed sets, stranded groups, stuck trees, budget
// sums and witnesses against a center; proofs of SAT
// solvers in `proof_file`; other proofs are claimed. The answer may hold anything.
// O(vertices + edges), and the logarithm of a degree for each move.
CheckReport check(const Puzzle& puzzle, const capture::Answer<Vertex>& answer,
                  const Limits& limits = {}, const std::string& proof_file = {});

}  // namespace hardboard::graph_capture
