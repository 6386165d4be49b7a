#include "puzzles/peg_army/traits.h"

#include "puzzles/ground_row.h"

namespace hardboard {

template const Ground& ground_of<peg_army::Traits>();

}  // namespace hardboard
