// Refutations of clauses that a small checker believes: clauses that follow from earlier ones by
// unit propagation, each with those that it follows from, up to the empty clause.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/limits.h"
#include "problems/formulas/cnf.h"
#include "proofs/archive.h"

namespace hardboard::formulas {

// With all literals of `clause` false, each of the clauses `from` in turn has one literal left,
// which must be true then, and the last one has none. The clauses of the formula have the numbers
// from 0, and the steps go on from there.
struct RefutationStep {
  std::vector<Literal> clause;
  std::vector<std::uint32_t> from;
};

// The clauses can't all be true: the last step is the empty clause.
// JSON: {"type":"refutation","steps":[{"clause":[1,-2],"from":[0,3]},...]}
struct Refutation {
  std::vector<RefutationStep> steps;
};
void describe(Archive& archive, Refutation& refutation);
void describe(Archive& archive, RefutationStep& step);

// Why the refutation does not refute the formula, in words; nothing if it does. False `is_over`:
// the limits came first. O(literals of the clauses that steps name).
struct RefutationCheck {
  std::optional<std::string> fault;
  bool is_over = true;
};
RefutationCheck check_refutation(const Cnf& cnf, const Refutation& refutation,
                                 const Limits& limits);

}  // namespace hardboard::formulas
