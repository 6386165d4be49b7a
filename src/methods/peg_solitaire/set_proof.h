// Proofs by sets of positions that play can't leave, as the kernel reads them
// (docs/proof-format.md).
#pragma once

#include <cstdint>
#include <ostream>
#include <string>

#include "base/limits.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

// What the sets show.
struct SetClaim {
  enum class Says : std::uint8_t {
    never,    // no play meets the goal
    exceeds,  // no play leaves `number` pegs or fewer, whatever the goal
    takes,    // a play that meets the goal takes `number` moves or more
  } says = Says::never;
  std::uint32_t number = 0;
};

// Adds the proof as a section to a file of proofs. Returns the reason if that is impossible, and
// leaves the file as it was: the board has more than 128 holes, or the limits or the memory come
// first. The claim is not looked at: a false claim makes a section that the kernel refuses.
// O(positions * jumps), with all positions in memory, up to symmetry. These are the positions that
// play can reach, down to the middle, and the positions from which play can reach a goal, up to the
// middle; for `exceeds` with more than 1 peg, or for the goal `peg`, all positions that play can
// reach.
std::string prove_by_sets(const std::string& file, const Puzzle& puzzle, const SetClaim& claim,
                          const Limits& limits);

}  // namespace hardboard::peg_solitaire
