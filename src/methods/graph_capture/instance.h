// A Graph Capture puzzle on its way through the methods, on the puzzle itself and on its arena.
#pragma once

#include "base/sha256.h"
#include "methods/capture/instance.h"
#include "methods/graph_capture/arena_of.h"
#include "puzzles/graph_capture/canonical.h"
#include "puzzles/graph_capture/puzzle.h"

namespace hardboard::graph_capture {

// The puzzle must outlive the instance.
struct Instance {
  Instance(const Puzzle& of, const Limits& limits)
      : puzzle(of),
        captures({[&of](const Limits& within) { return arena_of(of, within); },
                  {},
                  [&of] { return sha256(canonical_text(of)); }},
                 limits) {}

  const Puzzle& puzzle;
  capture::Instance captures;
};

}  // namespace hardboard::graph_capture
