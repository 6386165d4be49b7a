#include "problems/planning/traits.h"

#include "puzzles/ground_row.h"

namespace hardboard {

template const Ground& ground_of<planning::Traits>();

}  // namespace hardboard
