// Instances of planar monotone 3SAT: random ones, and all small ones to verify reductions by.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "base/limits.h"
#include "base/random.h"
#include "problems/planar_3sat/puzzle.h"

namespace hardboard::planar_3sat {

struct Wish {
  std::uint32_t variables = 0, clauses = 0;
  std::uint32_t occurrences = 0;  // the most of each literal; 0 for any number
};

// Clauses of one to three variables, on either side with equal chance, each of variables that no
// earlier clause of its side hides and that lie close to each other among these; a clause comes
// twice only if no other is found soon. Nothing if such variables run out, as they can with a bound
// on occurrences, or once the limits are reached. O(clauses * variables) at worst.
std::optional<Puzzle> random_puzzle(const Wish& wish, Random& random, const Limits& limits = {});

// Calls visit with every puzzle of at most so many variables and of at most variables + 1
// different clauses: every set of clauses that can be drawn, in one order; a variable may be in no
// clause. Fewer variables come first, then fewer clauses. False if visit returned false. There are
// 4, 42, 1,471 and 82,001 with one to four variables.
bool each_small_puzzle(std::uint32_t variables, const std::function<bool(Puzzle)>& visit);

}  // namespace hardboard::planar_3sat
