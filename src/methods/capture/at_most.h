// Clauses that say "at most one" and "at most k" of a list of literals.
#pragma once

#include <cstdint>
#include <span>

#include "puzzles/capture/sat_refusal.h"

namespace hardboard::capture {

// Pairs for short lists, a ladder of auxiliary variables for long ones. O(literals) clauses.
void at_most_one(sat::Formula& formula, sat::Rule rule, std::span<const sat::Literal> literals);

// Of the variables of meaning `root`: a counter (Sinz 2005), O(k * literals) clauses.
void at_most(sat::Formula& formula, sat::Rule rule, std::uint32_t k,
             std::span<const sat::Literal> roots);

}  // namespace hardboard::capture
