// Decides who wins: in one turn, or by a table of all positions.
#pragma once

#include <optional>
#include <string>

#include "methods/options.h"
#include "puzzles/push_fight/answer.h"
#include "puzzles/push_fight/puzzle.h"
#include "puzzles/push_fight/table_file.h"

namespace hardboard::push_fight {

// The reason why no table can decide the puzzle: it asks another question, or the table of all its
// positions does not fit in limits.memory_bytes. Empty if a table can.
std::string table_why_not(const Puzzle& puzzle, const Limits& limits);

// The reason why the file cannot serve as the table of this puzzle: it is damaged, or of another
// contest, or cannot be written. Nothing if it can. Reads the whole file.
std::optional<std::string> fault_of_table(const Puzzle& puzzle, const std::string& file,
                                          const Limits& limits = {});

struct MadeTable {
  SavedTable saved;
  std::string trouble;  // in words, if reading or writing the file failed
};

// The table of the puzzle's contest, finished unless the limits came first. With options.table_file
// the analysis begins with the table in that file, if it exists, and writes the table there: when
// it is finished, when the limits are reached, and every few minutes between. A file that cannot be
// read stays unchanged, and no analysis is made. The puzzle must have passed table_why_not.
MadeTable table_for(const Puzzle& puzzle, const SolveOptions& options);

// The value of the position, and a turn that reaches it. The proof is options.table_file, if given,
// otherwise the winner's strategy, if it is not too long. Unknown if the table does not fit in the
// memory. retrograde.h gives the cost.
Answer solve_by_table(const Puzzle& puzzle, const SolveOptions& options);

// The answer to the question mate-in-1 about the puzzle's position, by the first method that
// decides (mate_in_1.h), whatever the puzzle asks.
Answer find_mate(const Puzzle& puzzle, const SolveOptions& options);

// Finds a win in one turn, by the fall of a piece of the other side; and the loss of a side that
// cannot push, or can only push off a piece of its own. On all boards on which mate-in-1 is decided
// (mate_in_1.h). Unknown in all other cases, and if options.table_file is given: the table decides
// these cases too.
Answer solve_one_turn(const Puzzle& puzzle, const SolveOptions& options);
std::string one_turn_why_not(const Puzzle& puzzle);

}  // namespace hardboard::push_fight
