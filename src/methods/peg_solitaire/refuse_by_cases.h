// Refuses a puzzle whose jumps cannot be made whole numbers of times: a tree of cases, each closed
// by weights of the holes in integers.
#pragma once

#include <cstdint>

#include "base/limits.h"
#include "puzzles/peg_solitaire/jump_cases.h"

namespace hardboard::peg_solitaire {

struct CaseSearch {
  enum class End : std::uint8_t {
    unknown,  // the relaxations, the limits, or the sizes of proofs ran out
    whole,    // whole numbers of jumps lead from the start to the goal, if their order is no matter
    refused,  // no numbers do; the checker has accepted the proof
  };
  End end = End::unknown;
  Cases proof;                    // refused
  std::uint64_t relaxations = 0;  // how many were solved
};

// Looks at no more than `most_relaxations` linear programmes of a row for each hole and a column
// for each jump: 0.15 ms each for 7x7 holes, 1 ms for 12x12. For all goals but `peg`. Unknown
// without an engine for linear programmes. docs/jump-cases.md tells how and what the tree refuses.
CaseSearch refuse_by_cases(const Puzzle& puzzle, std::uint64_t most_relaxations,
                           const Limits& limits);

}  // namespace hardboard::peg_solitaire
