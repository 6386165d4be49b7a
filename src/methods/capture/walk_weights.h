// Refuses boards by weights of walks (docs/refusals.md): a linear programme finds weights of the
// places such that the pieces, within their budgets, can't leave places that weigh enough.
#pragma once

#include <cstdint>
#include <string>

#include "base/limits.h"
#include "methods/capture/arena.h"
#include "puzzles/capture/answer.h"

namespace hardboard::capture {

// Empty if all budgets count captures and are small, captures may have any length, and the program
// has an engine for linear programmes. O(locations).
std::string walk_weights_why_not(const Arena& arena);

enum class WalkWeightsBy : std::uint8_t {
  weights,  // of the places alone,
  needs,    // or with needs: a larger programme, 0.01 to 0.6 s on 64 to 576 places, 5 s on 1,024
  both,     // one after the other
};

// Unsolvable, or unknown if no weights refuse. Only for such arenas. Walks enter the programme when
// they are needed: a programme with two rows for each location is solved in some rounds, after
// O(budget * steps) for the walks of each round. (0.1 to 0.5 s for full boards of 576 kings with
// budgets of 0 and 3.)
Answer<Location> refuse_by_walks(const Arena& arena, WalkWeightsBy by, const Limits& limits);

}  // namespace hardboard::capture
