// Which two holes can ever hold pegs at the same time, at least: a sieve for jumps that can never
// be made.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "puzzles/peg_solitaire/jumps.h"

namespace hardboard::peg_solitaire {

// Above this many holes the table (a bit for each pair) would be too large: more are not asked.
inline constexpr std::uint32_t most_paired_holes = 40'000;

// For each jump, whether its two pegs can stand there together as far as pairs can tell: if the
// holes a and b can be full together, and d with each of them, then c and d can after the jump over
// b from a to c. (Haslum and Geffner 2000 call this h^2.) A jump that is refused is part of no play
// from these pegs. O(jumps * holes^2 / 64) at worst, and most often one holes less.
std::vector<std::uint8_t> possible_jumps(std::span<const std::uint8_t> pegs,
                                         std::span<const HoleJump> jumps);

}  // namespace hardboard::peg_solitaire
