// What answers to Graph Capture claim by their moves, in the kernel's text.
#pragma once

#include <string>
#include <vector>

#include "puzzles/capture/answer.h"
#include "puzzles/graph_capture/puzzle.h"

namespace hardboard::graph_capture {

// For answers that the check has not found wrong. O(size of the puzzle and the answer).
std::vector<std::string> cases_of(const Puzzle& puzzle, const capture::Answer<Vertex>& answer);

// The puzzle in which every token has this budget.
Puzzle with_budget(const Puzzle& puzzle, std::uint32_t budget);

}  // namespace hardboard::graph_capture
