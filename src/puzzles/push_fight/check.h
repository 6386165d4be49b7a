// The check of an answer to a Push Fight puzzle, by the rules alone.
#pragma once

#include "base/limits.h"
#include "proofs/answer_head.h"
#include "proofs/kernel_case.h"
#include "puzzles/push_fight/answer.h"
#include "puzzles/push_fight/puzzle.h"

namespace hardboard::push_fight {

// Replays turns, and checks strategies and tables against the rules. Refusals by search, and bounds
// on the number of moves, are claimed where neither the kernel nor classes (mate_classes.h) show
// them. The answer may hold anything. O(squares) for each move, less for short moves, and the cost
// of strategy.h or table_check.h for proofs.
CheckReport check(const Puzzle& puzzle, const Answer& answer, const Limits& limits = {},
                  const Recourse& recourse = {});

}  // namespace hardboard::push_fight
