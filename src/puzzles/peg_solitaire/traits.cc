#include "puzzles/peg_solitaire/traits.h"

#include "puzzles/ground_row.h"

namespace hardboard {

template const Ground& ground_of<peg_solitaire::Traits>();

}  // namespace hardboard
