// Beyond yes and no: the fewest pieces that can remain, the smallest budget that clears the board,
// and the number of solutions.
#pragma once

#include <cstdint>
#include <functional>

#include "methods/capture/arena.h"
#include "methods/capture/instance.h"
#include "methods/options.h"
#include "puzzles/capture/answer.h"

namespace hardboard::capture {

// Fewest pieces that can remain (with a goal: one of them on it), by search over positions or by
// SAT. `answer.moves` leads there; the minimum's bound is what is proved when the limits were
// reached. `answer.verdict` says whether it is one piece. The instance must have an arena.
std::string few_enough_to_search(Instance& instance, const SolveOptions& options);
Answer<Location> fewest_by_search(Instance& instance, const SolveOptions& options);
Answer<Location> fewest_by_exits(Instance& instance, const SolveOptions& options);

// The smallest budget that, given to every piece in place of its own, clears the board; `solve`
// decides one arena. Budgets are monotone (Kühn 2024, section 3.3), so the first that does is it.
// Unsolvable with a proof for unlimited budgets if none does.
Answer<Location> smallest_budget(const Arena& arena, const Limits& limits,
                                 const std::function<Answer<Location>(Instance&)>& solve);

// Adds the number of solving sequences to the answer; says in the remark why not if it can't.
void add_count(Instance& instance, const Limits& limits, Answer<Location>& answer);

}  // namespace hardboard::capture
