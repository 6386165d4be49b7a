// Instances of And-Or-(1,1)-SAT: random ones, and all small ones to verify reductions by.
#pragma once

#include <cstdint>
#include <functional>

#include "base/limits.h"
#include "base/random.h"
#include "problems/and_or_sat/puzzle.h"

namespace hardboard::and_or_sat {

// The literals of the variables in random order, cut into clauses of one to three; of the clauses
// of three literals so many of a hundred have an `and`. O(variables). Fewer clauses once the limits
// are reached.
Puzzle random_puzzle(std::uint32_t variables, std::uint32_t ands, Random& random,
                     const Limits& limits = {});

// Calls visit with every instance of at most so many variables, but for the order of clauses and
// of literals that the same word joins; from four variables on with one instance of each class of
// instances that differ by names and signs of variables. Fewer variables come first. False if visit
// returned false. There are 2, 26 and 556 with one to three variables, and 127 classes with four.
bool each_small_puzzle(std::uint32_t variables, const std::function<bool(Puzzle)>& visit);

}  // namespace hardboard::and_or_sat
