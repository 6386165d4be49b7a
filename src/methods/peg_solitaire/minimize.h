// Minima beside the answer to a puzzle: the fewest pegs that play can leave, and the fewest moves
// that meet the goal.
#pragma once

#include <string>

#include "base/limits.h"
#include "puzzles/peg_solitaire/answer.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

// The reason why the board has too many holes for the fewest pegs; empty if it has not.
std::string fewest_pegs_why_not(const Puzzle& puzzle);

// Both functions add a minimum, with its proved bound, to an answer to the puzzle, and replace the
// answer's moves by moves that reach the minimum. At the limits the minimum is the best found so
// far, and the remark says so. The costs are those of
// fewest.h and moves.h.

// The minimum "pieces_left", whatever the goal. For `goal one` the fewest pegs decide the puzzle:
// `answer` may then be empty, and gets its verdict and, if `unsolvable`, its proof.
Answer with_fewest_pegs(const Puzzle& puzzle, Answer answer, const Limits& limits);

// The minimum "fewest_moves" of a `solvable` answer; other answers stay unchanged. Boards that are
// too large to be searched keep the answer's moves.
Answer with_fewest_moves(const Puzzle& puzzle, Answer answer, const Limits& limits);

}  // namespace hardboard::peg_solitaire
