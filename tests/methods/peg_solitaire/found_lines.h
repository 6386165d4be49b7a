// Methods that find lines and refuse nothing, against all play of small boards.
#pragma once

#include <cstddef>
#include <gtest/gtest.h>
#include <vector>

#include "oracle/peg_brute_force.h"
#include "peg_play.h"
#include "puzzles/peg_solitaire/write.h"

namespace hardboard::testing {

// How many boards can be won by all play, how many can't, and on how many a method found a line.
struct FoundLines {
  std::size_t solvable = 0, unsolvable = 0, found = 0;

  // Judges the board, unless it is too large for that, and the method's line on it, if one is
  // found.
  void judge(const peg_solitaire::Puzzle& puzzle, bool is_found,
             const std::vector<peg_solitaire::Jump>& line) {
    const auto judgement = oracle::judge(puzzle);
    if (!judgement) return;
    SCOPED_TRACE(write(puzzle));
    if (is_found) {
      EXPECT_TRUE(judgement->solvable);
      EXPECT_TRUE(wins(puzzle, line));
      ++found;
    } else {
      EXPECT_TRUE(line.empty());
    }
    ++(judgement->solvable ? solvable : unsolvable);
  }
};

}  // namespace hardboard::testing
