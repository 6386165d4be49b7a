// Puzzles of Push Fight and what answers claim by their moves, in the kernel's text.
#pragma once

#include <string>
#include <vector>

#include "puzzles/push_fight/answer.h"
#include "puzzles/push_fight/puzzle.h"

namespace hardboard::push_fight {

// The puzzle as the kernel reads it (docs/proof-format.md). O(its size).
std::string canonical_text(const Puzzle& puzzle);

// For answers that the check has not found wrong. O(size of the puzzle and the answer).
std::vector<std::string> cases_of(const Puzzle& puzzle, const Answer& answer);

}  // namespace hardboard::push_fight
