#include "methods/capture/one_type_steps.h"

#include <algorithm>

namespace hardboard::capture {

StepsOfOneType steps_of_one_type(const Arena& arena) {
  StepsOfOneType steps{Lists(arena.size()), arena.budget, arena.goal};
  for (Location u = 0; u < arena.size(); ++u) {
    std::vector<Location>& out = steps.out[u];
    for (const Step& step : arena.steps(arena.type[0], u)) out.push_back(step.to);
    std::sort(out.begin(), out.end());
    out.erase(std::unique(out.begin(), out.end()), out.end());
  }
  return steps;
}

}  // namespace hardboard::capture
