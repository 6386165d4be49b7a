// Clauses that allow at most one, or at most k, of a list of literals to be true.
#pragma once

#include <cstdint>
#include <span>

#include "base/watch.h"
#include "puzzles/capture/sat_refusal.h"

namespace hardboard::capture {

// Pairs for short lists, a ladder of auxiliary variables for long ones. The literals must be
// variables in rising order: by this order the kernel sees that a ladder has no rung twice.
// O(literals) clauses.
void at_most_one(sat::Formula& formula, sat::Rule rule, std::span<const sat::Literal> literals);

// A counter (Sinz 2005), for a positive k. The literals must be variables of one meaning in rising
// order. O(k * literals) clauses; incomplete once the watch's limits are reached.
void at_most(sat::Formula& formula, sat::Rule rule, std::uint32_t k,
             std::span<const sat::Literal> literals, Watch& watch);

}  // namespace hardboard::capture
