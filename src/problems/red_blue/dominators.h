// The edges in rows: for each blue its red neighbours, or for each red its blue ones.
#pragma once

#include "problems/graphs/graph.h"
#include "problems/red_blue/puzzle.h"

namespace hardboard::red_blue {

// For each blue the reds that dominate the blue. Vertices count from 0 here, and each row is
// sorted. O(blues + edges).
graphs::Rows dominators(const Puzzle& puzzle);

// For each red the blues that the red dominates, likewise. O(reds + edges).
graphs::Rows dominated(const Puzzle& puzzle);

}  // namespace hardboard::red_blue
