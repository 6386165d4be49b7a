// Refusals of `goal peg` by sieving: jumps that can't be part of any play go out one sieve after
// another, until none leads to the goal. And their checker.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "puzzles/peg_solitaire/puzzle.h"
#include "puzzles/peg_solitaire/refusals.h"

namespace hardboard::peg_solitaire {

// At first there are all jumps of the board but those from, or over, the goal. Out go
//  - jumps whose two pegs can never stand there together, as far as one can tell from pairs of
//    holes: the pairs full at the start can be, and if a jump's holes a and b can be full together,
//    and d with each of them, then d and the hole c that it leads to can;
//  - jumps that lead to a hole from which, by the jumps that are left, nothing leads to the goal;
// then, for each of the weights in turn, which must be at least 0 and which no jump that is left
// may raise,
//  - jumps that lose more than the pegs at the start weigh beyond what the goal weighs;
// and after each of these the first two sieves again. The proof holds if no jump to the goal is
// left, and no peg stands there. docs/armies.md says why. JSON: {"type":"sieve","weights":
// [[[x,y,w],...],...]}
struct Sieve {
  std::vector<Pagoda> weights;
  friend bool operator==(const Sieve&, const Sieve&) = default;
};

// More weights are refused: each costs the checker a table of pairs.
inline constexpr std::size_t most_sieves = 100;

// Larger boards are refused: the table of pairs takes a bit for each.
inline constexpr std::uint32_t most_sieved_holes = 40'000;

// Nothing if the proof holds, else what is wrong with it. Anything may stand in it.
// O(holes^2) memory in bits; at worst O(jumps * holes^2 / 64) for each of the weights and once
// more, most often a few hundred times less.
std::optional<std::string> refute(const Puzzle& puzzle, const Sieve& proof);

}  // namespace hardboard::peg_solitaire
