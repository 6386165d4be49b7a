#include "puzzles/graph_capture/traits.h"

#include "puzzles/ground_row.h"

namespace hardboard {

template const Ground& ground_of<graph_capture::Traits>();

}  // namespace hardboard
