// The platoons of an army: groups of pegs whose moves end up as one peg, which the finale brings
// to the goal (Gualà et al. 2018, figure 12).
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "puzzles/peg_army/puzzle.h"

namespace hardboard::draw {

inline constexpr std::size_t most_platoons = 8;
inline constexpr std::uint8_t no_platoon =
    255;  // of pegs that the goal's peg does not descend from

// For each peg of the army the number of its platoon, the largest first. The pegs that the goal's
// peg descends from are split at its last move, then the largest part at the move that made it, and
// so on while there are no more than most_platoons. The moves must be legal from this army.
// O((army + moves) log).
std::vector<std::uint8_t> platoons(const peg_army::Puzzle& puzzle, std::span<const Square> army,
                                   std::span<const peg_army::Move> moves);

}  // namespace hardboard::draw
