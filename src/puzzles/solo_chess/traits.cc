#include "puzzles/solo_chess/traits.h"

#include "puzzles/ground_row.h"

namespace hardboard {

template const Ground& ground_of<solo_chess::Traits>();

}  // namespace hardboard
