#include "problems/steiner/traits.h"

#include "puzzles/ground_row.h"

namespace hardboard {

template const Ground& ground_of<steiner::Traits>();

}  // namespace hardboard
