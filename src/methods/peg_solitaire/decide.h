// Whether a game of peg solitaire can be won, and how: the search that serves all goals.
#pragma once

#include <cstdint>
#include <vector>

#include "base/limits.h"
#include "puzzles/capture/answer.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

struct Decision {
  Verdict verdict = Verdict::unknown;  // unknown when the limits were reached
  std::vector<Jump> jumps;             // that win, if solvable
  bool by_class = false;        // unsolvable: the goal is in another position class, or too large
  std::uint64_t positions = 0;  // classes looked at
};

// When the search does what; tests lower the numbers so that small boards see all of it.
struct DecideTuning {
  std::size_t first_dive = 512;       // so many classes on both sides, then the first dive
  std::size_t per_width = 16;         // a dive keeps a share of the classes so far
  std::size_t prune_from = 1U << 15;  // pagoda functions are chosen for larger searches
};

// Breadth first from both ends, layers by the number of pegs, the smaller layer next, until they
// meet or one is empty: a refusal has seen all that matters. In between, dives of a bounded width
// that keep what looks best. Puzzles of at most most_searched holes.
// O(classes of reachable positions * jumps) at worst, within limits.memory_bytes.
Decision decide(const Puzzle& puzzle, const Limits& limits, const DecideTuning& tuning = {});

}  // namespace hardboard::peg_solitaire
