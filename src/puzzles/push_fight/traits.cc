#include "puzzles/push_fight/traits.h"

#include "puzzles/ground_row.h"

namespace hardboard {

template const Ground& ground_of<push_fight::Traits>();

}  // namespace hardboard
