// One type of piece without a bound on captures: solvable if and only if the immediate capture
// graph has a spanning in-arborescence (Brunner et al. 2023, Theorem 2.2). Works on the list of
// pieces, for boards of any size.
#pragma once

#include <string>

#include "base/limits.h"
#include "methods/capture/arena.h"
#include "puzzles/capture/answer.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::solo_chess {

// Empty if all pieces are of one type and have budgets that never run out. O(n).
std::string one_type_why_not(const Puzzle& puzzle);

// Decides every puzzle for which one_type_why_not() is empty: moves leaf first, or two closed sets.
// Unknown if the limits are reached; the function looks at the limits between the parts of the
// work, a third of a second each for 10^7 pieces. O(n) time for n pieces and each ride of the type;
// 4 bytes for each piece and ride, and some 50 for each piece.
capture::Answer<capture::Location> solve_one_type(const Puzzle& puzzle, const Limits& limits);

}  // namespace hardboard::solo_chess
