// A Graph Capture puzzle on its way through the methods: those on the puzzle itself and those on
// its arena.
#pragma once

#include <optional>

#include "methods/capture/instance.h"
#include "methods/graph_capture/arena_of.h"
#include "puzzles/graph_capture/puzzle.h"

namespace hardboard::graph_capture {

// The puzzle must outlive the instance.
struct Instance {
  Instance(const Puzzle& of, const Limits& limits)
      : puzzle(of),
        captures([&of](const Limits&) { return std::optional(arena_of(of)); }, limits) {}

  const Puzzle& puzzle;
  capture::Instance captures;
};

}  // namespace hardboard::graph_capture
