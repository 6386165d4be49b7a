// The edges in rows: for each blue its red neighbours, or for each red its blue ones; and the whole
// problem as a choice of reds for such rows.
#pragma once

#include "problems/graphs/graph.h"
#include "problems/graphs/hitting_set.h"
#include "problems/red_blue/puzzle.h"

namespace hardboard::red_blue {

// For each blue the reds that dominate the blue. Vertices count from 0 here, and each row is
// sorted. O(blues + edges).
graphs::Rows dominators(const Puzzle& puzzle);

// For each red the blues that the red dominates, likewise. O(reds + edges).
graphs::Rows dominated(const Puzzle& puzzle);

// The problem as a choice of at most `most` reds, a row for each blue. `most` must be k if the
// problem is colourful. O(blues + edges).
graphs::HittingSet hitting_set(const Puzzle& puzzle, std::uint32_t most);

}  // namespace hardboard::red_blue
