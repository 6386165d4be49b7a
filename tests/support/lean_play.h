// The jumps of a play that the peg on the goal needs (docs/armies.md, lean play), and whether a
// core has them all: what sieves must keep.
#pragma once

#include <algorithm>
#include <cstdint>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "methods/peg_solitaire/reach_core.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::testing {

using PegLine = std::pair<Square, Square>;  // from, to

inline Square middle_of(const PegLine& jump) {
  return {(jump.first.x + jump.second.x) / 2, (jump.first.y + jump.second.y) / 2};
}

// Sorted. The last jump puts the first peg on the goal.
inline std::vector<PegLine> lean_play(const std::vector<PegLine>& jumps, Square goal) {
  std::set<Square> needed{goal};
  std::vector<PegLine> kept;
  for (auto jump = jumps.rbegin(); jump != jumps.rend(); ++jump) {
    if (needed.erase(jump->second) == 0) continue;
    needed.insert(jump->first);
    needed.insert(middle_of(*jump));
    kept.push_back(*jump);
  }
  std::sort(kept.begin(), kept.end());
  return kept;
}

// The core has every jump of the lean play, and bounds none by less than the play makes it.
inline void expect_kept(const peg_solitaire::Puzzle& puzzle, const peg_solitaire::ReachCore& core,
                        const std::vector<PegLine>& play) {
  std::map<PegLine, std::uint32_t> left;
  for (std::size_t j = 0; j < core.jumps.size(); ++j)
    left[{puzzle.holes[core.holes[core.jumps[j].from]],
          puzzle.holes[core.holes[core.jumps[j].to]]}] = core.most[j];
  for (const PegLine& jump : play) {
    std::uint32_t& times = left[jump];
    ASSERT_GT(times, 0U) << name(jump.first) << ' ' << name(jump.second);
    --times;
  }
}

}  // namespace hardboard::testing
