// Who wins, by a table of all positions.
#pragma once

#include <string>

#include "methods/options.h"
#include "puzzles/push_fight/answer.h"
#include "puzzles/push_fight/puzzle.h"
#include "puzzles/push_fight/table_file.h"

namespace hardboard::push_fight {

// Empty, or why no table serves the puzzle: another question, or too many positions.
std::string table_why_not(const Puzzle& puzzle);

// The finished table of the puzzle's contest, made, or made ready, within the limits. With a file
// it begins with what is there and leaves there what it has: also when the limits come first. An
// error if the file is no such table or can't be written.
Result<SavedTable> table_for(const Puzzle& puzzle, const SolveOptions& options);

// The value and the turn to play; with a table file that file as the proof, else a strategy if one
// of moderate size wins. Cost: see retrograde.h.
Answer solve_by_table(const Puzzle& puzzle, const SolveOptions& options);

}  // namespace hardboard::push_fight
