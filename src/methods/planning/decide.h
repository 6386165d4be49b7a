// Answers to planning problems: the searches for plans, and what their results say.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "base/limits.h"
#include "methods/planning/ground.h"
#include "methods/planning/task.h"
#include "problems/planning/answer.h"

namespace hardboard::planning {

// A problem without parameters, and in the form that the searches take.
struct Prepared {
  Grounded game;
  Task task;
  std::size_t rest = 0;  // bytes of the memory that these leave for states
};

// Nothing at the limits of time or memory. Cost as for grounded() and task_of().
std::optional<Prepared> prepared(const Puzzle& puzzle, const Limits& limits);

// A refusal if the goal can't be reached even when nothing that is true becomes false, with a proof
// by one case; else unknown. O(size).
Answer refuse_by_relaxation(const Puzzle& puzzle, const Prepared& made);

// A plan, not always a cheap one, by greedy search (greedy.h), or a refusal. Unknown at the limits
// and after so many measures.
Answer solve_greedily(const Prepared& made, std::uint64_t seed, std::uint64_t most_measures,
                      const Limits& limits);

// A plan of least cost, or a refusal, by uniform cost search (cheapest.h). Unknown at the limits.
Answer solve_by_search(const Prepared& made, const Limits& limits);

// The same, with the minimum `cost`. Uniform cost search and the search by landmarks have a moment
// each, then greedy search, which begins anew after each plan for a while, and then the first two
// again. At the limits the answer is the cheapest plan, with the bound that is proved.
Answer least_by_search(const Prepared& made, std::uint64_t seed, const Limits& limits);

}  // namespace hardboard::planning
