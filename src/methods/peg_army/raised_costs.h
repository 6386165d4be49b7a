// Random numbers raise the costs of a relaxation a little. Most jumps cost the same, and the dual
// simplex method loses seconds among their ties; different seeds also make different searches.
#pragma once

#include <cstdint>
#include <vector>

#include "engines/mip/lp.h"

namespace hardboard::peg_army {

// Raises each cost of the relaxation, which is one of the model, so that a solution of cost `most`
// or less rises by less than `raise`. Returns the largest raise of a cost as a share of the cost.
// O(columns).
double raise_costs(mip::Relaxation& relaxation, const mip::Model& model, std::int64_t most,
                   double raise, std::uint64_t seed);

// Duals of a relaxation whose costs were raised by the share at most, made smaller to fit the costs
// of the model.
std::vector<double> duals_without_raise(const mip::Relaxation& relaxation, double share);

}  // namespace hardboard::peg_army
