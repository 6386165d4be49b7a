// Satisfiability: clauses over variables, of which an assignment must make each clause true.
#pragma once

#include <string_view>

#include "problems/formulas/cnf.h"

namespace hardboard::satisfiability {

inline constexpr std::string_view kind_name = "sat";

struct Puzzle {
  formulas::Cnf cnf;
};

}  // namespace hardboard::satisfiability
