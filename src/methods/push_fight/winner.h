// Who wins: at once, or by a table of all positions.
#pragma once

#include <optional>
#include <string>

#include "methods/options.h"
#include "puzzles/push_fight/answer.h"
#include "puzzles/push_fight/puzzle.h"
#include "puzzles/push_fight/table_file.h"

namespace hardboard::push_fight {

// Empty, or why no table serves the puzzle: another question, or too many positions.
std::string table_why_not(const Puzzle& puzzle);

// Why the file can't be the table of this puzzle: damaged, of another game, not to be written.
// Reads all of it.
std::optional<std::string> fault_of_table(const Puzzle& puzzle, const std::string& file);

struct MadeTable {
  SavedTable saved;
  std::string trouble;  // in words, if the file could not be read or written
};

// The finished table of the puzzle's contest, made, or made ready, within the limits. With a file
// it begins with what is there and leaves there what it has: when it is finished, when the limits
// come first, and every few minutes between. A file that can't be read is left as it is, and
// nothing is done.
MadeTable table_for(const Puzzle& puzzle, const SolveOptions& options);

// The value and the turn to play; with a table file that file as the proof, else a strategy if one
// of moderate size wins. Cost: see retrograde.h.
Answer solve_by_table(const Puzzle& puzzle, const SolveOptions& options);

// A win in one turn, and the loss of who can't push or only push off a piece of its own: on any
// board for which mate-in-1 is decided (mate_in_1.h), before anything else is tried. Unknown in all
// other cases; and where a table is wanted, which says the same.
Answer solve_one_turn(const Puzzle& puzzle, const SolveOptions& options);
std::string one_turn_why_not(const Puzzle& puzzle);

}  // namespace hardboard::push_fight
