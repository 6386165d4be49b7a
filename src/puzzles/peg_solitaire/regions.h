// Refusals by regions of a board that keep pegs, whatever the pegs around them do.
// docs/peg-strips.md proves that they refuse.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

// Sets of holes without a common one. Play changes the pegs of a region by jumps within it, and by
// jumps with one or two of their holes around it. For these the pegs around can pay only so much: a
// peg at a distance of d steps along lines weighs F(41 - d), a Fibonacci number, or 1 beyond 40
// steps, where all holes count as pegs; and no jump around the region makes them weigh more. So
// play leads to no position of the region that a walk does not reach whose jumps are all paid for.
// And the pegs around must be left that the goal wants there. If the regions keep more pegs in all
// that walks reach, and that the goal allows, than a position that meets the goal has, the puzzle
// is refused. JSON: {"type":"regions","regions":[[[x,y],...],...]}
struct Regions {
  std::vector<std::vector<Square>> regions;
  friend bool operator==(const Regions&, const Regions&) = default;
};

// Larger regions are refused, and more of them, and regions that have more positions together:
// walks may reach all of these.
inline constexpr std::size_t most_region_holes = 18, most_regions = 100;
inline constexpr std::size_t most_region_positions = std::size_t{1} << 23;

// The fewest pegs that a region keeps: in all positions that walks reach and the goal allows.
struct KeptPegs {
  std::optional<std::string> fault;  // of the region: it is none
  std::uint64_t pegs = 0;            // unreachable if the goal allows none of the positions
  static constexpr std::uint64_t unreachable = std::uint64_t{1} << 40;
};

// For all goals but `peg`. Stops at a position without pegs, if the goal allows it. O(2^holes of
// the region * its jumps), and the holes within 40 steps of it.
KeptPegs kept_pegs(const Puzzle& puzzle, const std::vector<Square>& region);

// Nothing if the proof is right, else its fault. The proof may hold anything.
std::optional<std::string> refute(const Puzzle& puzzle, const Regions& proof);

}  // namespace hardboard::peg_solitaire
