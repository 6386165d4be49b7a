// Instances of And-Or-(1,1)-SAT: random ones, and all small ones to verify reductions by.
#pragma once

#include <cstdint>
#include <functional>

#include "base/random.h"
#include "problems/and_or_sat/puzzle.h"

namespace hardboard::and_or_sat {

// The literals of the variables in random order, cut into clauses of one to three; of the clauses
// of three literals so many of a hundred have an `and`. O(variables).
Puzzle random_puzzle(std::uint32_t variables, std::uint32_t ands, Random& random);

// Calls visit with every instance of at most so many variables, but for the order of clauses and
// of literals that the same word joins. Fewer variables come first. False if visit returned false.
// There are 2, 26, 556 and 15,548 with one to four variables.
bool each_small_puzzle(std::uint32_t variables, const std::function<bool(Puzzle)>& visit);

}  // namespace hardboard::and_or_sat
