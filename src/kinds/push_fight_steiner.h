// Mate-in-1 on the boards that rectilinear Steiner trees become: by the trees.
#pragma once

#include <string>

#include "methods/options.h"
#include "puzzles/push_fight/answer.h"
#include "puzzles/push_fight/puzzle.h"

namespace hardboard {

// Empty if the board and its position are, square by square, what
// reductions/steiner_to_push_fight.h makes of the empty squares of the plaza as points, be it
// turned, mirrored, moved or with the sides exchanged; else the reason. O(squares log squares).
std::string steiner_image_why_not(const push_fight::Puzzle& puzzle);

// A mate within the allowed moves, for puzzles without a reason above. A tree of length L gives a
// mate of L + 3 moves, and a mate of that many moves a tree of length L at most (Bosboom, Demaine,
// Rudoy 2018, Theorem 3.20), so that the methods for trees decide. Unknown if they don't within
// the limits.
push_fight::Answer solve_steiner_image(const push_fight::Puzzle& puzzle,
                                       const SolveOptions& options);

// A mate of the fewest moves, from a shortest tree; the verdict says whether the puzzle allows as
// many. No minimum if the methods for trees find no shortest one within the limits.
push_fight::Answer minimize_steiner_image(const push_fight::Puzzle& puzzle,
                                          const SolveOptions& options);

}  // namespace hardboard
