// Minima beside the answer to a puzzle: the fewest pegs that play can leave, and the fewest moves
// that meet the goal.
#pragma once

#include <string>

#include "base/limits.h"
#include "puzzles/peg_solitaire/answer.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

// Empty, or why the board has too many holes for either minimum.
std::string minimize_why_not(const Puzzle& puzzle);

// Both add a minimum, with its proved bound, to an answer to the puzzle, and replace the answer's
// moves by moves that have it. At the limits the minimum is the best found so far, and the
// remark says so. They cost what fewest.h and moves.h say.

// "pieces_left", whatever the goal. With `goal one` the fewest pegs decide the puzzle: `answer` may
// then be empty, and gets its verdict and, if it is `unsolvable`, its proof.
Answer with_fewest_pegs(const Puzzle& puzzle, Answer answer, const Limits& limits);

// "fewest_moves", if the answer is `solvable`; another answer is returned as it is.
Answer with_fewest_moves(const Puzzle& puzzle, Answer answer, const Limits& limits);

}  // namespace hardboard::peg_solitaire
