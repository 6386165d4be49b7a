// Decides who wins on boards whose table of all positions would not fit in the memory, by a search
// for a forced win of either side.
#pragma once

#include <string>

#include "methods/options.h"
#include "puzzles/push_fight/answer.h"
#include "puzzles/push_fight/puzzle.h"

namespace hardboard::push_fight {

// The reason why the search does not apply: the puzzle asks another question, allows more than two
// moves before a push, or has a bounding box of more than 1,024 squares. Empty if it applies.
std::string proof_number_why_not(const Puzzle& puzzle);

// Looks first for a mate at once and for the loss of a side that cannot push, whose depths are
// known. Then runs df-pn (proof_search.h) with the side to move and the other side as the attacker
// in turn (proof_winner.h); if neither can force a win, the position is a draw. The table of the
// search stays within limits.memory_bytes. A win or a loss comes with a strategy if the strategy
// has at most 2,000 turns; the turn of a win is then the strategy's first.
Answer solve_by_proof_numbers(const Puzzle& puzzle, const SolveOptions& options);

}  // namespace hardboard::push_fight
