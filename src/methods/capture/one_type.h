// One type of piece without a bound on captures: solvable if and only if the immediate capture
// graph has a spanning in-arborescence (Brunner et al. 2023, Theorem 2.2).
#pragma once

#include "methods/capture/arena.h"
#include "methods/capture/survey.h"
#include "puzzles/capture/answer.h"

namespace hardboard::capture {

// All pieces are of one type, their budgets never run out, and no piece must be last.
bool one_type_applies(const Arena& arena);

// Decides every arena for which one_type_applies(); unknown if the limits are reached. A refusal is
// the survey's; the moves of a solution run up a tree of immediate captures towards one root,
// leaves first. O(locations + steps).
Answer<Location> solve_one_type(const Arena& arena, const Survey& survey,
                                const Limits& limits = {});

}  // namespace hardboard::capture
