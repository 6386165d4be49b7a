// All solutions of a small puzzle or problem, whatever its kind.
#pragma once

#include <cstdint>

#include "kinds/kind.h"

namespace hardboard {

struct SolutionBounds {
  std::uint64_t moves = UINT64_MAX;      // most moves of all positions on the way
  std::uint64_t solutions = UINT64_MAX;  // most solutions visited
};

// Visits each solution as an answer: those that the kind lists itself, or the sequences of moves
// that solve the puzzle. True if all were visited; false if `visit`, a bound or a limit ended the
// visits, or if the kind is a game of two. O(moves) for games.
bool each_solution(const Kind& kind, const AnyPuzzle& puzzle, SolutionBounds bounds,
                   const Limits& limits, const AnswerVisit& visit);

}  // namespace hardboard
