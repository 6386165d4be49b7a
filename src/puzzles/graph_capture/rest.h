// The rest of a Graph Capture puzzle in the middle of a game, as a puzzle.
#pragma once

#include <vector>

#include "puzzles/graph_capture/puzzle.h"
#include "puzzles/graph_capture/replay.h"

namespace hardboard::graph_capture {

// The remaining tokens, with their remaining captures and the edges between them, on vertices
// numbered anew; vertex v of the rest is names[v - 1] of the puzzle.
struct Rest {
  Puzzle puzzle;
  std::vector<Vertex> names;
};

// O(vertices + edges).
Rest rest_of(const Puzzle& puzzle, const Game& game);

}  // namespace hardboard::graph_capture
