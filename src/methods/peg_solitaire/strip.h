// A board of few rows as a strip: columns of few holes, one behind another, as bits for searches
// that go along it from end to end (sweep.h).
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "puzzles/peg_solitaire/jumps.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

// Pegs of some columns in a row: bit i * height + k is the k-th hole of the i-th column.
using StripPegs = std::uint32_t;

// The pegs that a jump takes and puts, in the columns from its first one on.
struct StripJump {
  StripPegs takes = 0, puts = 0;
  std::uint32_t columns = 0;  // it needs so many, 1 to 3
  HoleJump jump;
};

struct Strip {
  std::uint32_t height = 0;                         // of a column, in bits
  std::vector<std::vector<std::uint32_t>> columns;  // their holes
  std::vector<StripPegs> start, wanted;             // of each column; `wanted`: at the end
  bool any_peg = false;                             // the end is any one peg; `wanted` has none
  std::vector<std::vector<StripJump>> jumps;        // of each column: those whose first one it is

  StripPegs column_mask(std::uint32_t width) const { return (StripPegs{1} << height * width) - 1; }
  // The pegs of so many columns from `first` on, of `start` or `wanted`.
  StripPegs window(const std::vector<StripPegs>& of, std::uint32_t first,
                   std::uint32_t width) const;
  // The same pegs with so many columns in reverse order.
  StripPegs turned(StripPegs pegs, std::uint32_t width) const;
};

inline constexpr std::uint32_t highest_strip = 8;  // holes in a column

// The strip along x or y, whichever has the lower columns; nothing if these are higher than
// highest_strip, or if the goal is `peg`. O(holes log holes) time, some 150 bytes a hole; O(holes)
// on boards that are no strips because they have too many holes for their length.
std::optional<Strip> strip_of(const Puzzle& puzzle);

// Is there a strip? As strip_of(), but for the jumps.
bool is_strip(const Puzzle& puzzle);

// The same strip from its other end.
Strip mirrored(const Strip& strip);

}  // namespace hardboard::peg_solitaire
