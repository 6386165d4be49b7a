#include "problems/red_blue/traits.h"

#include "puzzles/ground_row.h"

namespace hardboard {

template const Ground& ground_of<red_blue::Traits>();

}  // namespace hardboard
