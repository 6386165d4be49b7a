// The check of an answer to a Graph Capture puzzle, by the rules alone.
#pragma once

#include "base/limits.h"
#include "proofs/kernel_case.h"
#include "puzzles/capture/answer.h"
#include "puzzles/graph_capture/puzzle.h"

namespace hardboard::graph_capture {

// As for Solo Chess: replays the moves; checks each refusal that has a checker of its own
// (capture/proof_check.h); refusals by search and by SAT solvers are claimed, unless the kernel
// verifies them by `recourse`. The answer may hold anything. O(vertices + edges), and the logarithm
// of a degree for each move.
CheckReport check(const Puzzle& puzzle, const capture::Answer<Vertex>& answer,
                  const Limits& limits = {}, const Recourse& recourse = {});

}  // namespace hardboard::graph_capture
