// The checks of the two questions of Push Fight, which check.h chooses between.
#pragma once

#include <optional>
#include <string>

#include "base/limits.h"
#include "proofs/findings.h"
#include "proofs/kernel_case.h"
#include "puzzles/push_fight/answer.h"
#include "puzzles/push_fight/puzzle.h"
#include "puzzles/push_fight/replay.h"

namespace hardboard::push_fight {

// Plays the turn; the fault in words, or nothing. O(squares) for each move.
std::optional<std::string> play(Game& game, const Turn& turn);

// Adds to the findings what is to be said of an answer to a puzzle of the question, but for a
// count of solutions. The parameters and costs are those of check().
void check_mate(const Puzzle& puzzle, const Answer& answer, const Limits& limits,
                const Recourse& recourse, Findings& findings);
void check_winner(const Puzzle& puzzle, const Answer& answer, const Limits& limits,
                  const Recourse& recourse, Findings& findings);

}  // namespace hardboard::push_fight
