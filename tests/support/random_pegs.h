// Small peg solitaire puzzles at random, for properties.
#pragma once

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::testing {

// Any holes in a box of at most `most` by `most`, any pegs, lines and goal.
inline peg_solitaire::Puzzle random_pegs(int most = 4) {
  using peg_solitaire::Goal;
  peg_solitaire::Puzzle puzzle;
  const auto flip = [] { return *rc::gen::arbitrary<bool>(); };
  const int width = *rc::gen::inRange(1, most + 1), height = *rc::gen::inRange(1, most + 1);
  const Square corner{*rc::gen::inRange(-3, 3), *rc::gen::inRange(-3, 3)};
  puzzle.goal = *rc::gen::element(Goal::peg, Goal::one, Goal::one_at, Goal::target);
  do {
    puzzle.directions = {flip(), flip(), flip(), flip()};
  } while (puzzle.directions == peg_solitaire::Directions{false, false, false, false});
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) {
      const bool is_last = puzzle.holes.empty() && y == height - 1 && x == width - 1;
      if (!is_last && *rc::gen::inRange(0, 6) == 0) continue;
      puzzle.holes.push_back({corner.x + x, corner.y + y});
      puzzle.pegs.push_back(*rc::gen::inRange(0, 3) > 0 ? 1 : 0);
      if (puzzle.goal == Goal::target)
        puzzle.target.push_back(*rc::gen::inRange(0, 4) == 0 ? 1 : 0);
    }
  }
  puzzle.at = puzzle.holes[*rc::gen::inRange<std::size_t>(0, puzzle.holes.size())];
  return puzzle;
}

}  // namespace hardboard::testing
