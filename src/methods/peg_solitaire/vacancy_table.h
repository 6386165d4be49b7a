// The table of a board: from which single vacancy to which single survivor there is a way.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "base/limits.h"
#include "puzzles/capture/answer.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

struct PairTable {
  std::size_t holes = 0;
  std::vector<Verdict> verdicts;       // of vacancy * holes + survivor; unknown: limits reached
  std::vector<std::uint8_t> by_class;  // 1: refused by the position class alone

  Verdict verdict(std::size_t vacancy, std::size_t survivor) const {
    return verdicts[vacancy * holes + survivor];
  }
};

// For the holes and lines of the puzzle; its pegs and goal do not matter. Pairs that a symmetry
// makes the same are searched once, and so are a pair and its reverse, which is the same game
// backwards with pegs and empty holes exchanged. `after_each` is told each pair that was searched
// (vacancy, survivor, verdict). A search takes at most `each`, and all of limits.memory_bytes.
PairTable all_pairs(const Puzzle& puzzle, const Limits& limits,
                    std::chrono::nanoseconds each = std::chrono::hours(1),
                    const std::function<void(std::size_t, std::size_t, Verdict)>& after_each = {});

}  // namespace hardboard::peg_solitaire
