// Refusals of `goal peg` by sieving, and their checker: sieves remove jumps that cannot be part of
// any play, one sieve after another, until no jump leads to the goal.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/limits.h"
#include "puzzles/peg_solitaire/puzzle.h"
#include "puzzles/peg_solitaire/refusals.h"

namespace hardboard::peg_solitaire {

// The sieving starts with all jumps of the board except the jumps from the goal and over the goal,
// and removes
// - jumps whose two pegs can never stand there together. A closure over pairs of holes decides
//    this: the pairs that are full at the start can be full together; and if a jump leads from a
//    over b to c, and a, b and d can be full together in pairs, then c and d can;
// - jumps to a hole from which the remaining jumps do not lead to the goal;
// then, for each of the weights in turn, which must be at least 0 and which no remaining jump may
// raise,
// - jumps that lose more than the total weight at the start minus the weight of the goal;
// and after each of these the first two sieves again. The proof is right if no jump to the goal
// remains and no peg stands on the goal at the start. docs/armies.md says why.
// JSON: {"type":"sieve","weights":[[[x,y,w],...],...]}
struct Sieve {
  std::vector<Pagoda> weights;
  friend bool operator==(const Sieve&, const Sieve&) = default;
};

// A proof with more weights is refused: each costs the checker a table of pairs.
inline constexpr std::size_t most_sieves = 100;

// Larger boards are refused: the table of pairs takes a bit for each pair.
inline constexpr std::uint32_t most_sieved_holes = 40'000;

// Nothing if the proof is right, else its fault. The proof may hold anything. O(holes^2) bits of
// memory; at worst O(jumps * holes^2 / 64) time for each of the weights and once more, usually a
// few hundred times less. At the limits their words are the fault.
std::optional<std::string> refute(const Puzzle& puzzle, const Sieve& proof,
                                  const Limits& limits = {});

}  // namespace hardboard::peg_solitaire
