#include "problems/vertex_set/traits.h"

#include "puzzles/ground_row.h"

namespace hardboard {

template const Ground& ground_of<vertex_set::CoverTraits>();
template const Ground& ground_of<vertex_set::DominateTraits>();

}  // namespace hardboard
