// Computes which two holes can hold pegs at the same time, as far as pairs of holes can tell: a
// sieve for jumps that no play can make.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/limits.h"
#include "puzzles/peg_solitaire/jumps.h"

namespace hardboard::peg_solitaire {

// The table of pairs has a bit for each pair of holes. Boards with more holes get no table.
inline constexpr std::uint32_t most_paired_holes = 40'000;

// For each jump 1 if its two pegs may stand there together, or 0 if no play from these pegs makes
// the jump. (h^2 of Haslum and Geffner 2000: pairs that are full at the start can be full together;
// if a jump leads from a over b to c, and a, b and d can be full together in pairs, then c and d
// can.) Nothing if the limits were reached. For at most most_paired_holes holes. O(jumps * holes^2
// / 64) at worst, usually a factor of `holes` less; holes^2 / 8 bytes.
std::optional<std::vector<std::uint8_t>> possible_jumps(std::span<const std::uint8_t> pegs,
                                                        std::span<const HoleJump> jumps,
                                                        const Limits& limits);

}  // namespace hardboard::peg_solitaire
