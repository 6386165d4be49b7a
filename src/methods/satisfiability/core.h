// A core of a formula: clauses that no assignment satisfies together, each of which is needed.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/limits.h"
#include "problems/formulas/cnf.h"

namespace hardboard::satisfiability {

struct Core {
  std::vector<std::uint32_t> clauses;  // from 0, ascending; empty for a satisfiable formula
  bool is_minimal = false;             // false if the limits came before each was seen to be needed
};

// By deletion: a clause that the rest refuses without goes, and with it all that the refusal did
// not use. Nothing if the limits come before the formula is decided. As many calls of a SAT solver
// as there are clauses in the first refusal.
std::optional<Core> core_of(const formulas::Cnf& formula, const Limits& limits);

}  // namespace hardboard::satisfiability
