// The table of a board: can the game that begins with a single vacancy here end with a single
// survivor there?
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/limits.h"
#include "methods/peg_solitaire/decide.h"
#include "proofs/answer_head.h"
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

// A game that begins with one vacancy and ends with one survivor.
struct HolePair {
  std::size_t vacancy = 0, survivor = 0;
};

// One pair of each class: of those that the symmetries map to each other, and of a pair and its
// reverse, as backward play is forward play with pegs and empty holes exchanged. In order of the
// vacancies, then of the survivors. O(holes^2 * symmetries).
std::vector<HolePair> pair_classes(const Puzzle& puzzle);

// One pair's game. Costs as much as decide().
Decision decide_pair(const Puzzle& puzzle, HolePair pair, const Limits& limits,
                     const DecideTuning& tuning = {});

// The table of all pairs, given what was decided about those of pair_classes(), in their order; the
// pairs behind the last decision stay unknown. O(holes^2 * symmetries).
PairTable table_of(const Puzzle& puzzle, const std::vector<Decision>& decisions);

// For the puzzle's holes and directions; its pegs and goal do not matter. Decides the pairs of
// pair_classes() in rounds: each round lets a search store eight times as many positions as the
// one before, so that no hard pair keeps the table from the others. The rounds end when all pairs
// are decided, the limits are reached, or the searches that are left need more memory. For boards
// of at most most_searched holes.
PairTable all_pairs(const Puzzle& puzzle, const Limits& limits);

}  // namespace hardboard::peg_solitaire
