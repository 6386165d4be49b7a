// Who wins on boards whose table of all positions would not fit: a search for a forced win of
// either side.
#pragma once

#include <string>

#include "methods/options.h"
#include "puzzles/push_fight/answer.h"
#include "puzzles/push_fight/puzzle.h"

namespace hardboard::push_fight {

// Empty, or why the search can't be used: another question, more than two moves before a push, or
// a box around the board of more than 1,024 squares.
std::string proof_number_why_not(const Puzzle& puzzle);

// A mate at once, and the loss of who can't push, are seen at once, with their depth. Then df-pn
// (proof_search.h) with the side to move and the other side as the attacker by turns, with efforts
// that double; a position in which neither can force a win is a draw. Memory for what is remembered
// stays below the limit. Wins and losses come with a strategy if it has at most 2,000 turns.
Answer solve_by_proof_numbers(const Puzzle& puzzle, const SolveOptions& options);

}  // namespace hardboard::push_fight
