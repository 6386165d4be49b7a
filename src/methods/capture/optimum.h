// Beyond yes and no: the fewest pieces that can remain, the smallest budget that clears the board,
// and the number of solutions.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "methods/capture/arena.h"
#include "methods/capture/instance.h"
#include "methods/options.h"
#include "puzzles/capture/answer.h"

namespace hardboard::capture {

// The fewest pieces that can remain (with a goal: one of them on it), and moves that leave them, by
// search over positions or by SAT. If the limits are reached first, the minimum holds the fewest
// that were found, the moves leave these, its bound is what is proved, and the remark says so. The
// verdict says whether one piece can remain. The instance must have an arena.
//
// A refusal's proof is what the survey shows, if it shows one; else, where options.proof_file is
// set and the instance stands for a puzzle, fewest_by_exits() writes a SAT solver's proof of the
// bound to the file.
std::string few_enough_to_search(Instance& instance, const SolveOptions& options);
Answer<Location> fewest_by_search(Instance& instance, const SolveOptions& options);
Answer<Location> fewest_by_exits(Instance& instance, const SolveOptions& options);

// The smallest budget that clears the board if it is given to every piece in place of its own; the
// instance must have an arena. `solve` decides one arena, and gives the moves of a solution.
// Budgets are monotone (Kühn 2024, section 3.3): the first that clears the board is the smallest.
// If none does: unsolvable, with a proof for unlimited budgets. If `solve` gives up on some budget,
// the minimum holds the smallest budget that was found, the moves keep to it, its bound is what is
// proved, and the remark says so.
Answer<Location> smallest_budget(Instance& instance,
                                 const std::function<Answer<Location>(Instance&)>& solve);

// Whether the moves keep to the budgets of the arena, which may be others than those for which they
// were found. O(moves + locations).
bool keeps_to_budgets(const Arena& arena, const std::vector<Capture<Location>>& moves);

// What is counted: sequences of captures, or sets of captures whatever their order.
enum class Counted : std::uint8_t { sequences, sets };

// Adds the number of solutions to the answer; says in the remark why not if it can't.
void add_count(Instance& instance, const Limits& limits, Answer<Location>& answer,
               Counted what = Counted::sequences);

}  // namespace hardboard::capture
