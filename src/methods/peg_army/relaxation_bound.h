// The bound, in integers, that the floating point numbers of a solved relaxation suggest.
#pragma once

#include <cstdint>
#include <optional>

#include "engines/mip/lp.h"
#include "methods/peg_army/exact_bound.h"
#include "methods/peg_army/shrunk.h"

namespace hardboard::peg_army {

// The bound on the cost of solutions within the box that the relaxation's last solve, with this
// status, proves. If the solve found no solution within the cutoff, the bound exceeds `most`.
// Nothing if the numbers prove nothing. O(entries) for each of a few dozen attempts at most.
std::optional<ExactBound> bound_of(const mip::Model& model, const Box& box,
                                   const Shrunk& relaxation, mip::LpStatus status,
                                   std::int64_t most);

}  // namespace hardboard::peg_army
