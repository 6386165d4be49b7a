// Graph Capture as an arena: location i is vertex i + 1; one type, nothing is ever in the way.
#pragma once

#include "methods/capture/arena.h"
#include "puzzles/capture/answer.h"
#include "puzzles/graph_capture/puzzle.h"

namespace hardboard::graph_capture {

// O(vertices + edges).
capture::Arena arena_of(const Puzzle& puzzle);

// The answer in vertices.
capture::Answer<Vertex> to_vertices(capture::Answer<capture::Location> answer);

}  // namespace hardboard::graph_capture
