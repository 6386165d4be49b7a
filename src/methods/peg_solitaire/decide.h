// Decides whether a game of peg solitaire can be won, and how: the search for all goals.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/limits.h"
#include "puzzles/capture/answer.h"
#include "puzzles/peg_solitaire/jump_cases.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

struct Decision {
  Verdict verdict = Verdict::unknown;  // unknown: the limits were reached
  std::vector<Jump> jumps;             // a solution, if solvable
  // Unsolvable without any search: the goal is in another position class than the start, or has at
  // least as many pegs as the start.
  bool by_class = false;
  // Unsolvable since weights and tolls refuse all play from the positions after so many jumps to
  // those so many jumps before the goal.
  struct Layers {
    std::uint64_t after = 0, before = 0;
  };
  std::optional<Layers> by_tolls;
  // Unsolvable since no whole numbers of jumps lead from the start to the goal.
  std::optional<Cases> by_cases;
  std::uint64_t positions = 0;  // positions, up to symmetry, that the breadth-first search stored
};

// The sizes at which the phases of the search begin. Tests lower them, so that small boards pass
// through all phases.
struct DecideTuning {
  std::size_t first_dive = 512;  // positions stored before the first dive
  std::size_t per_width = 16;    // stored positions for each position that a dive keeps of a layer
  std::size_t prune_from = 1U << 15;          // positions stored before pagoda functions are chosen
  std::size_t refuse_from = 1U << 21;         // positions stored before all play is refused at once
  std::size_t cases_from = 1U << 15;          // positions stored before cases are closed by weights
  std::size_t per_relaxation = 3'000;         // stored positions for each relaxation of such cases
  std::size_t most_stored = ~std::size_t{0};  // positions stored where the search gives up
};

// Breadth-first search from both ends, layer by layer, the smaller end next, until the layers meet
// or one of them is empty: so a refusal has seen all play. In between come dives: searches forward
// that keep a bounded number of promising positions of each layer (beam.h). A long search asks once
// whether weights and tolls refuse all play between two early layers (tolls.h), and now and then
// whether whole numbers of jumps lead to the goal (refuse_by_cases.h). For puzzles of at
// most most_searched holes. O(reachable positions * jumps) at worst, within limits.memory_bytes.
Decision decide(const Puzzle& puzzle, const Limits& limits, const DecideTuning& tuning = {});

// The first dive of such a search alone, from 64 positions: on the English board, it finds a
// solution of the central game in 0.16 ms, where the whole search takes 0.4 ms and a linear
// programme for pagoda functions 0.3 ms. Unknown if it finds none.
Decision dive_once(const Puzzle& puzzle, const Limits& limits);

}  // namespace hardboard::peg_solitaire
