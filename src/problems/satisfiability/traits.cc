#include "problems/satisfiability/traits.h"

#include "puzzles/ground_row.h"

namespace hardboard {

template const Ground& ground_of<satisfiability::Traits>();

}  // namespace hardboard
