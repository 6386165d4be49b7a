#include "problems/circuit/traits.h"

#include "puzzles/ground_row.h"

namespace hardboard {

template const Ground& ground_of<circuit::Traits>();

}  // namespace hardboard
