// The parts of Graph Capture's row in files of their own.
#pragma once

#include <functional>

#include "kinds/kind.h"
#include "puzzles/graph_capture/puzzle.h"

namespace hardboard {

const Generator& graph_capture_generator();

// Visits all graphs of up to so many vertices, directed and undirected, each with all budgets from
// 0 to 2 up to the order of vertices. False if `visit` said so.
bool all_small_graphs(unsigned size, const std::function<bool(graph_capture::Puzzle)>& visit);

}  // namespace hardboard
