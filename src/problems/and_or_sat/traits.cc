#include "problems/and_or_sat/traits.h"

#include "puzzles/ground_row.h"

namespace hardboard {

template const Ground& ground_of<and_or_sat::Traits>();

}  // namespace hardboard
