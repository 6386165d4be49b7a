// The platoons of an army: groups of pegs whose moves leave one peg of each group; these pegs
// together bring a peg to the goal (Gualà et al. 2018, figure 12).
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

// For each peg of the army the number of its platoon, the largest platoon first. All pegs that the
// goal's peg descends from are one group at first. The group is split at the last move of the
// goal's peg into the pegs behind each of the pegs that this move took; then the largest group is
// split in the same way at the move that made its peg, and so on, as long as there are no more than
// most_platoons groups. The moves must be legal from this army. O((army + moves) log army).
std::vector<std::uint8_t> platoons(const peg_army::Puzzle& puzzle, std::span<const Square> army,
                                   std::span<const peg_army::Move> moves);

}  // namespace hardboard::draw
