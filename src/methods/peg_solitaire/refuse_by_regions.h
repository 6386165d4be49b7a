// Refusals by regions of any board (puzzles/peg_solitaire/regions.h): the holes nearest to each
// hole, and runs of holes along lines. Thin boards, such as corridors and frames of one or two
// rows, have little around a region that could clear it. docs/peg-strips.md.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/limits.h"
#include "puzzles/peg_solitaire/puzzle.h"
#include "puzzles/peg_solitaire/regions.h"

namespace hardboard::peg_solitaire {

// Regions that keep pegs, one after the other, until they refuse the puzzle.
class KeptRegions {
public:
  explicit KeptRegions(const Puzzle& puzzle) : puzzle_(&puzzle) {}

  // Takes the region, which must have no hole in common with those before, if it keeps pegs that
  // the goal does not want there; false if it does not. Costs what kept_pegs() does.
  bool take(std::vector<Square> region);

  bool refuse() const { return refuse_; }
  Regions proof() const { return found_; }

private:
  const Puzzle* puzzle_;
  Regions found_;
  std::uint64_t kept_ = 0;
  bool refuse_ = false;
};

// Has the board fewer than three lines of three holes for each two holes? O(holes).
bool is_thin(const Puzzle& puzzle);

// A proof that the checker accepts, or nothing, which says nothing about the puzzle. For all goals
// but `peg`. Tries regions of 6 holes, then of 9, 12, 15 and 18; a round looks at a region or two
// for each hole, of some milliseconds each in the last round.
std::optional<Regions> refuse_by_regions(const Puzzle& puzzle, const Limits& limits);

}  // namespace hardboard::peg_solitaire
