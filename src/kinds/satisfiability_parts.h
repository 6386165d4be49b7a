// The parts of the row of satisfiability that have files of their own.
#pragma once

#include "kinds/kind.h"

namespace hardboard {

// Random clauses of equal length.
const Generator& satisfiability_generator();

}  // namespace hardboard
