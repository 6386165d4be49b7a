// What answers to Solo Chess claim by their moves, in the kernel's text.
#pragma once

#include <string>
#include <vector>

#include "base/square.h"
#include "puzzles/capture/answer.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::solo_chess {

// For answers that the check has not found wrong. O(size of the puzzle and the answer).
std::vector<std::string> cases_of(const Puzzle& puzzle, const capture::Answer<Square>& answer);

// The puzzle in which every piece has this budget.
Puzzle with_budget(const Puzzle& puzzle, std::uint32_t budget);

}  // namespace hardboard::solo_chess
