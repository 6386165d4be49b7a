// Search for play within a ball backward from the goal, without linear programmes: a beam of states
// of the relaxed game, ordered by how scarce pegs are behind the holes that still ask for some.
#pragma once

#include <cstdint>

#include "base/limits.h"
#include "methods/peg_solitaire/ball.h"
#include "methods/peg_solitaire/ball_search.h"
#include "methods/peg_solitaire/beam_order.h"

namespace hardboard::peg_solitaire {

// Looks for play of at most 400 jumps within the ball: `solved` or `unknown`. Keeps the `width`
// best states after each jump, or as many as limits.memory_bytes hold; width >= 1. Ends when a
// dozen jumps have led to no state that asks for much less golden weight than all before. A width
// of 1,000 takes 0.4 ms a jump and, with 1,000 holes, 4 MB. `seed` names one of the ways to order
// states (beam_order.h), and from `beam_ways` on changes the golden weights by random numbers as
// well.
BallSearch search_by_beam(const Surroundings& around, std::uint32_t radius, std::uint32_t width,
                          std::uint64_t seed, const Limits& limits);

}  // namespace hardboard::peg_solitaire
