// Whether a game of peg solitaire can be won, and how: the search that serves all goals.
#pragma once

#include <cstdint>
#include <vector>

#include "base/limits.h"
#include "puzzles/capture/answer.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

struct Decision {
  Verdict verdict = Verdict::unknown;  // unknown: the limits were reached
  std::vector<Jump> jumps;             // that win, if solvable
  // Unsolvable without any search: the goal is in another position class than the start, or has as
  // many pegs as the start or more.
  bool by_class = false;
  std::uint64_t positions = 0;  // positions, up to symmetry, that the breadth-first search stored
};

// From when on the search does what. Tests lower the numbers, so that small boards see all of it.
struct DecideTuning {
  std::size_t first_dive = 512;       // positions stored before the first dive
  std::size_t per_width = 16;         // a dive keeps one position a layer for so many stored
  std::size_t prune_from = 1U << 15;  // positions stored before pagoda functions are chosen
};

// Breadth first from both ends, layer by layer, the smaller end next, until the layers meet or one
// of them is empty: so a refusal has seen all play. In between, dives: searches forward that keep a
// bounded number of promising positions of each layer (beam.h). For puzzles of at most
// most_searched holes. O(positions that can be reached * jumps) at worst, within
// limits.memory_bytes.
Decision decide(const Puzzle& puzzle, const Limits& limits, const DecideTuning& tuning = {});

}  // namespace hardboard::peg_solitaire
