// One type of piece, no bound on captures: solvable exactly if the immediate capture graph has a
// spanning in-arborescence (Brunner et al. 2023, Theorem 2.2).
#pragma once

#include "methods/capture/arena.h"
#include "methods/capture/survey.h"
#include "puzzles/capture/answer.h"

namespace hardboard::capture {

// All pieces of one type with budgets that never run out, and none that must be last.
bool one_type_applies(const Arena& arena);

// Decides every arena to which it applies, O(locations + steps): a refusal is in the survey
// already, else the moves run up a tree of immediate captures towards one root, leaves first.
Answer<Location> solve_one_type(const Arena& arena, const Survey& survey);

}  // namespace hardboard::capture
