// Solo Chess as CaptureRules, for the checkers of refusals.
#pragma once

#include "puzzles/capture/rules.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::solo_chess {

// Places have the numbers of the pieces. The puzzle must stay in place. O(a n log n) time for n
// pieces and a axes of rides; a walk costs O(1) for each place it visits.
capture::CaptureRules rules_of(const Puzzle& puzzle);

}  // namespace hardboard::solo_chess
