// A Solo Chess puzzle on its way through the methods, on the puzzle itself and on its arena.
#pragma once

#include <optional>

#include "methods/capture/instance.h"
#include "methods/solo_chess/arena_of.h"
#include "proofs/proof_file.h"
#include "puzzles/solo_chess/canonical.h"
#include "puzzles/solo_chess/cases.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::solo_chess {

// The puzzle must outlive the instance.
struct Instance {
  Instance(const Puzzle& of, const Limits& limits)
      : puzzle(of),
        captures({[&of](const Limits& within) { return arena_of(of, within); },
                  [&of](const Limits& within) { return arena_too_large(of, within); },
                  [&of](std::optional<std::uint32_t> budget) {
                    return section_head(canonical_text(budget ? with_budget(of, *budget) : of));
                  },
                  [&of](const Limits& within) {
                    Puzzle wider = of;
                    wider.bounds.shortest = Bounds().shortest;
                    wider.bounds.longest = Bounds().longest;
                    return arena_of(wider, within);
                  },
                  [&of](std::uint32_t most_passed, const Limits& within) {
                    return near_arena_of(of, most_passed, within);
                  },
                  of.pieces.size()},
                 limits) {}

  const Puzzle& puzzle;
  capture::Instance captures;
};

}  // namespace hardboard::solo_chess
