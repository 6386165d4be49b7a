// The table of a board: can the game that begins with a single vacancy here end with a single
// survivor there?
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

// Holes are given by their numbers; entry vacancy * holes + survivor belongs to a pair.
struct PairTable {
  std::size_t holes = 0;
  std::vector<Verdict> verdicts;       // unknown: the limits were reached
  std::vector<std::uint8_t> by_class;  // 1: the position class alone refuses the pair

  Verdict verdict(std::size_t vacancy, std::size_t survivor) const {
    return verdicts[vacancy * holes + survivor];
  }
};

// For the puzzle's holes and directions; its pegs and goal do not matter. Searches one pair of each
// class under symmetry, and one of a pair and its reverse: backward play is forward play with pegs
// and empty holes exchanged. Calls after_each(vacancy, survivor, verdict) for each searched pair.
// Each search takes at most the time `each`, and limits.memory_bytes. For boards of at most
// most_searched holes.
PairTable all_pairs(const Puzzle& puzzle, const Limits& limits,
                    Clock::duration each = std::chrono::hours(1),
                    const std::function<void(std::size_t, std::size_t, Verdict)>& after_each = {});

}  // namespace hardboard::peg_solitaire
