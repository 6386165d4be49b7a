// Thousandths are steps enough: ties among raised costs are rare.
#include "methods/peg_army/raised_costs.h"

#include <algorithm>

#include "base/random.h"

namespace hardboard::peg_army {

double raise_costs(mip::Relaxation& relaxation, const mip::Model& model, std::int64_t most,
                   double raise, std::uint64_t seed) {
  Random random(seed);
  const double unit = raise / static_cast<double>(std::max<std::int64_t>(most, 1));
  for (int j = 0; j < model.columns(); ++j) {
    const double share = static_cast<double>(random.below(1000)) / 1000;
    relaxation.set_cost(j, model.cost[j] * (1 + unit * share));
  }
  return unit;
}

std::vector<double> duals_without_raise(const mip::Relaxation& relaxation, double share) {
  std::vector<double> duals(relaxation.duals().begin(), relaxation.duals().end());
  for (double& dual : duals) dual /= 1 + share;
  return duals;
}

}  // namespace hardboard::peg_army
