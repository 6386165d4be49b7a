// Random planning tasks.
#pragma once

#include <cstdint>

#include "base/limits.h"
#include "base/random.h"
#include "problems/planning/puzzle.h"

namespace hardboard::planning {

struct Wish {
  std::uint32_t facts = 8, actions = 12;
  std::uint32_t conditions = 2, effects = 2;  // of each action, as far as there are so many facts
  std::uint32_t goals = 3;                    // facts that the goal asks for, likewise
  std::uint32_t steps = 0;  // a walk of so many actions reaches the goal; 0 for a goal by chance
};

// Tasks over facts p1, p2, ... without objects, as Bylander 1996 draws them ("A probabilistic
// analysis of propositional STRIPS planning"): an action a1, a2, ... has conditions and effects on
// facts drawn for the action, true or false by a coin each, and so have the start and the goal.
// After a walk the goal asks for what the walk has changed, as far as there is so much; the walk
// ends early where no action applies. Incomplete at the limits. O((actions + steps) * (conditions +
// effects) + facts) where actions apply often, and O(actions) more for each step of the walk
// otherwise.
Puzzle generate(const Wish& wish, Random& random, const Limits& limits);

}  // namespace hardboard::planning
