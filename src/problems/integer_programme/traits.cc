#include "problems/integer_programme/traits.h"

#include "puzzles/ground_row.h"

namespace hardboard {

template const Ground& ground_of<integer_programme::Traits>();

}  // namespace hardboard
