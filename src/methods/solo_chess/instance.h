// A Solo Chess puzzle on its way through the methods, on the puzzle itself and on its arena.
#pragma once

#include "base/sha256.h"
#include "methods/capture/instance.h"
#include "methods/solo_chess/arena_of.h"
#include "puzzles/solo_chess/canonical.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::solo_chess {

// The puzzle must outlive the instance.
struct Instance {
  Instance(const Puzzle& of, const Limits& limits)
      : puzzle(of),
        captures({[&of](const Limits& within) { return arena_of(of, within); },
                  [&of](const Limits& within) { return arena_too_large(of, within); },
                  [&of] { return sha256(canonical_text(of)); }},
                 limits) {}

  const Puzzle& puzzle;
  capture::Instance captures;
};

}  // namespace hardboard::solo_chess
