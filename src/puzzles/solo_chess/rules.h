// Solo Chess as the checkers of refusals see it.
#pragma once

#include "puzzles/capture/rules.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::solo_chess {

// Places are numbered like the pieces. The puzzle must stay where it is.
// O(a n log n) time for n pieces and a axes of rides; a walk costs O(1) for each place it visits.
capture::CaptureRules rules_of(const Puzzle& puzzle);

}  // namespace hardboard::solo_chess
