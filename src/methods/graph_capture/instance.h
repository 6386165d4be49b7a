// A Graph Capture puzzle on its way through the methods, on the puzzle itself and on its arena.
#pragma once

#include <optional>

#include "methods/capture/instance.h"
#include "methods/graph_capture/arena_of.h"
#include "proofs/proof_file.h"
#include "puzzles/graph_capture/canonical.h"
#include "puzzles/graph_capture/cases.h"
#include "puzzles/graph_capture/puzzle.h"

namespace hardboard::graph_capture {

// The puzzle must outlive the instance.
struct Instance {
  Instance(const Puzzle& of, const Limits& limits)
      : puzzle(of),
        captures(
            {.arena = [&of](const Limits& within) { return arena_of(of, within); },
             .why_too_large = [&of](const Limits& within) { return arena_too_large(of, within); },
             .puzzle_line =
                 [&of](std::optional<std::uint32_t> budget) {
                   return section_head(canonical_text(budget ? with_budget(of, *budget) : of));
                 },
             .closed_sets = [&of] { return two_sinks(of); }},
            limits) {}

  const Puzzle& puzzle;
  capture::Instance captures;
};

}  // namespace hardboard::graph_capture
