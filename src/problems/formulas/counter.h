// Clauses by which at most so many of some literals are true (the sequential counter of Sinz 2005).
#pragma once

#include <cstdint>
#include <span>

#include "problems/formulas/cnf.h"

namespace hardboard::formulas {

// The variables that add_at_most() adds, for so many literals. O(1).
constexpr std::uint64_t counter_size(std::uint64_t literals, std::uint64_t most) {
  return most >= literals ? 0 : literals * most;
}

// Adds clauses, with new variables behind those of the formula: an assignment of the literals can
// be extended to the new variables if and only if at most `most` of the literals are true.
// O(literals * most); none if there are no more literals than that.
void add_at_most(Cnf& cnf, std::span<const Literal> literals, std::uint32_t most);

}  // namespace hardboard::formulas
