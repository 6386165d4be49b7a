#include "problems/planar_3sat/traits.h"

#include "puzzles/ground_row.h"

namespace hardboard {

template const Ground& ground_of<planar_3sat::Traits>();

}  // namespace hardboard
