// New quantified formulas: random ones, and all small ones.
#pragma once

#include <cstdint>
#include <functional>

#include "base/limits.h"
#include "base/random.h"
#include "problems/qbf/puzzle.h"

namespace hardboard::qbf {

// The shape of a random formula: `blocks` blocks of `variables` variables each, existential and
// universal in turn, the innermost one existential; `clauses` clauses of `width` literals of
// different variables, of which at most two are universal.
struct Shape {
  std::uint32_t blocks = 2, variables = 4, clauses = 20, width = 3;
};

// A random formula of the shape, whose width is at most the number of its existential variables.
// After Gent and Walsh 1999: clauses of more universal literals would make most formulas false.
// Unfinished once the limits are reached. O(variables + clauses * width^2).
Puzzle random_qbf(const Shape& shape, Random& random, const Limits& limits = {});

// Calls `visit` with all formulas of at most so many variables: one of each class of clauses of
// each_small_formula() (small_formulas.h), behind all prefixes of its variables. Different
// renamings of the same formula may come. False if `visit` returned false. There are 13,224 of at
// most three variables.
bool each_small_qbf(std::uint32_t variables, const std::function<bool(const Puzzle&)>& visit);

}  // namespace hardboard::qbf
