// Graph Capture as an arena: location i is vertex i + 1; all tokens have one type, and no location
// ever lies between.
#pragma once

#include <optional>
#include <string>

#include "base/limits.h"
#include "methods/capture/arena.h"
#include "puzzles/capture/answer.h"
#include "puzzles/graph_capture/puzzle.h"

namespace hardboard::graph_capture {

// The arena of the graph; nullopt if the limits are reached first, or if its edges do not fit in
// limits.memory_bytes. O(vertices + edges).
std::optional<capture::Arena> arena_of(const Puzzle& puzzle, const Limits& limits = {});

// The reason why the arena does not fit in limits.memory_bytes; empty if it fits. O(1).
std::string arena_too_large(const Puzzle& puzzle, const Limits& limits);

// Two vertices that no capture leaves, each a closed set, which refuse the puzzle whatever its
// size; nothing if there are no two. O(vertices + edges) time, a bit for each vertex.
std::optional<capture::ClosedSets<capture::Location>> two_sinks(const Puzzle& puzzle);

// The answer with vertices in place of locations. O(its size).
capture::Answer<Vertex> to_vertices(capture::Answer<capture::Location> answer);

}  // namespace hardboard::graph_capture
