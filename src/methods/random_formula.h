// Random formulas: clauses of equal length, all equally likely.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "base/limits.h"
#include "base/random.h"
#include "base/watch.h"
#include "problems/formulas/cnf.h"

namespace hardboard {

// Clauses of `width` literals of different variables, each negated with probability one half; the
// same clause may come twice. `width` is at most `variables`. O(clauses * width^2). Fewer clauses
// once the limits are reached.
inline formulas::Cnf random_formula(std::uint32_t variables, std::uint64_t clauses,
                                    std::uint32_t width, Random& random,
                                    const Limits& limits = {}) {
  formulas::Cnf cnf;
  cnf.variables = variables;
  std::vector<formulas::Literal> clause;
  Watch watch(limits, "drawing clauses");
  for (std::uint64_t i = 0; i < clauses && !watch.reached(width + 1); ++i) {
    clause.clear();
    while (clause.size() < width) {
      const auto v = static_cast<formulas::Literal>(1 + random.below(variables));
      const bool is_new = std::none_of(clause.begin(), clause.end(), [&](formulas::Literal other) {
        return other == v || other == -v;
      });
      if (is_new) clause.push_back(random.below(2) == 0 ? v : -v);
    }
    cnf.add(clause);
  }
  return cnf;
}

}  // namespace hardboard
