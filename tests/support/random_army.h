// Small peg army puzzles at random.
#pragma once

#include <algorithm>

#include "base/random.h"
#include "puzzles/peg_army/puzzle.h"

namespace hardboard::testing {

inline peg_army::Tuple random_tuple(Random& random) {
  const auto offset = [&] {
    return Square{static_cast<std::int32_t>(random.below(3)) - 1,
                  static_cast<std::int32_t>(random.below(3)) - 1};
  };
  peg_army::Tuple tuple{{}, offset()};
  do {
    const Square by = offset();
    if (by != tuple.put &&
        std::find(tuple.taken.begin(), tuple.taken.end(), by) == tuple.taken.end())
      tuple.taken.push_back(by);
  } while (tuple.taken.empty() || random.below(2) == 0);
  return tuple;
}

// Any shape of at most 5 by 5, its goal in it; half of them with tuples of their own.
inline peg_army::Puzzle random_army(Random& random) {
  using peg_army::Shape;
  peg_army::Puzzle puzzle;
  puzzle.shape = static_cast<Shape>(random.below(4));
  const auto any = [&](std::uint64_t n) { return static_cast<std::int32_t>(random.below(n)); };
  if (puzzle.shape == Shape::board) {
    for (std::int32_t y = -1; y <= 1; ++y)
      for (std::int32_t x = -2; x <= 2; ++x)
        if (random.below(2) == 0 || (x == 0 && y == 0)) puzzle.squares.push_back({x, y});
    puzzle.goal = puzzle.squares[random.below(puzzle.squares.size())];
  } else {
    puzzle.size = 1 + any(4);
    if (puzzle.shape == Shape::rhombus) puzzle.size |= 1;
    puzzle.goal = default_goal(puzzle);
    if (puzzle.shape == Shape::halfplane) puzzle.goal = {any(3) - 1, 1 + any(4)};
  }
  if (random.below(2) == 0) puzzle.margin = any(4);
  if (random.below(2) == 0)
    for (std::uint64_t n = 1 + random.below(4); n > 0; --n)
      puzzle.tuples.push_back(random_tuple(random));
  return puzzle;
}

}  // namespace hardboard::testing
