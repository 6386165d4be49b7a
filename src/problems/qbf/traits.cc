#include "problems/qbf/traits.h"

#include "puzzles/ground_row.h"

namespace hardboard {

template const Ground& ground_of<qbf::Traits>();

}  // namespace hardboard
