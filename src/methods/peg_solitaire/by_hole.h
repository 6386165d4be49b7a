// Lists of jumps, one for each hole.
#pragma once

#include <array>
#include <cstdint>
#include <numeric>
#include <span>
#include <vector>

#include "puzzles/peg_solitaire/jumps.h"

namespace hardboard::peg_solitaire {

// The list of hole h is jumps[first[h]] to jumps[first[h + 1] - 1].
struct ByHole {
  std::vector<std::uint32_t> first, jumps;
  // The numbers of the jumps in the list of a hole, ascending.
  std::span<const std::uint32_t> of(std::uint32_t hole) const {
    return {jumps.data() + first[hole], first[hole + 1] - first[hole]};
  }
};

// Puts each jump into the lists of the holes in `holes(jump)`, among `count` holes. O(holes +
// jumps).
template <class Holes>
ByHole by_hole(std::size_t count, std::span<const HoleJump> jumps, Holes holes) {
  ByHole index;
  index.first.assign(count + 2, 0);
  for (const HoleJump& jump : jumps)
    for (const std::uint32_t hole : holes(jump)) ++index.first[hole + 2];
  std::partial_sum(index.first.begin(), index.first.end(), index.first.begin());
  index.jumps.resize(index.first.back());
  for (std::uint32_t j = 0; j < jumps.size(); ++j)
    for (const std::uint32_t hole : holes(jumps[j])) index.jumps[index.first[hole + 1]++] = j;
  index.first.pop_back();
  return index;
}

// For by_hole: the two holes that a jump empties, and the hole that it fills.
inline std::array<std::uint32_t, 2> sources(const HoleJump& jump) {
  return {jump.from, jump.over};
}
inline std::array<std::uint32_t, 1> target(const HoleJump& jump) {
  return {jump.to};
}

}  // namespace hardboard::peg_solitaire
