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
inline constexpr std::uint8_t no_platoon = 255;  // of pegs that are no ancestors of the goal's peg

// For each peg of the army the number of its platoon, the largest platoon first. At first all
// ancestors of the goal's peg form one group. The last move of the goal's peg splits this group
// into the ancestors of each of the pegs that the move took; then the largest group is split in the
// same way at the move that made its peg, and so on, up to most_platoons groups. The moves must be
// legal from this army. O((army + moves) log army).
std::vector<std::uint8_t> platoons(const peg_army::Puzzle& puzzle, std::span<const Square> army,
                                   std::span<const peg_army::Move> moves);

}  // namespace hardboard::draw
