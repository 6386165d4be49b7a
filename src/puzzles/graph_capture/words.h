// Captures of Graph Capture in words.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "puzzles/capture/answer.h"
#include "puzzles/graph_capture/puzzle.h"

namespace hardboard::graph_capture {

// Appends the capture that the words stand for: `3x1`, `3-1` or `3 1`. The capture need not be
// legal, which the game checks. Returns the fault of the words, or an empty string.
std::string read_moves(const Puzzle& puzzle, std::string_view words,
                       std::vector<capture::Capture<Vertex>>& moves);

}  // namespace hardboard::graph_capture
