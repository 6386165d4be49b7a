// Accepts or refuses an answer to a Push Fight puzzle, with nothing but the rules to go by.
#pragma once

#include "base/limits.h"
#include "proofs/answer_head.h"
#include "puzzles/push_fight/answer.h"
#include "puzzles/push_fight/puzzle.h"

namespace hardboard::push_fight {

// A turn is replayed; that there is none, or none with fewer moves, is claimed. Anything may stand
// in the answer. O(squares) for each move, little when they are short.
CheckReport check(const Puzzle& puzzle, const Answer& answer, const Limits& limits = {});

}  // namespace hardboard::push_fight
