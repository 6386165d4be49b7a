// Boards of random pegs, for tests and benchmarks of reachability: large ones with an empty square
// around the goal, and small ones for the brute force.
#pragma once

#include <cstdint>
#include <cstdlib>

#include "base/random.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::testing {

struct DesertBoard {
  std::int32_t width = 0, height = 0, side = 0;  // of the board, of the empty square
  std::uint32_t percent = 0;                     // of the other holes hold a peg
  std::uint64_t seed = 0;
};

// The square lies anywhere on the board.
inline peg_solitaire::Puzzle desert_board(const DesertBoard& board) {
  Random random(board.seed);
  const std::int32_t half = board.side / 2;
  const auto within = [&](std::int32_t length) {
    return half +
           static_cast<std::int32_t>(random.below(static_cast<std::uint64_t>(length - 2 * half)));
  };
  peg_solitaire::Puzzle puzzle;
  puzzle.goal = peg_solitaire::Goal::peg;
  puzzle.at = {within(board.width), within(board.height)};
  for (std::int32_t y = 0; y < board.height; ++y)
    for (std::int32_t x = 0; x < board.width; ++x) {
      const bool empty = std::abs(x - puzzle.at.x) <= half && std::abs(y - puzzle.at.y) <= half;
      puzzle.holes.push_back({x, y});
      puzzle.pegs.push_back(!empty && random.below(100) < board.percent ? 1 : 0);
    }
  return puzzle;
}

// An ordinary board: 50x50 to 120x120 holes, 30 to 70 % of them with pegs, an empty square of side
// 3, 5, 7, 9 or 11.
inline DesertBoard ordinary_board(std::uint64_t seed) {
  Random random(seed);
  const auto between = [&](std::uint64_t least, std::uint64_t most) {
    return static_cast<std::int32_t>(least + random.below(most - least + 1));
  };
  DesertBoard board;
  board.width = between(50, 120);
  board.height = between(50, 120);
  board.side = 2 * between(1, 5) + 1;
  board.percent = static_cast<std::uint32_t>(between(30, 70));
  board.seed = seed;
  return board;
}

// Up to 5x5 holes, some missing, perhaps with slanted lines; the goal has no peg, as a rule.
inline peg_solitaire::Puzzle small_reach_board(Random& random) {
  const auto width = static_cast<std::int32_t>(3 + random.below(3));
  const auto height = static_cast<std::int32_t>(1 + random.below(5));
  const std::uint64_t share = 3 + random.below(5);
  peg_solitaire::Puzzle puzzle;
  puzzle.goal = peg_solitaire::Goal::peg;
  puzzle.directions.rising = random.below(3) == 0;
  puzzle.directions.falling = random.below(4) == 0;
  for (std::int32_t y = 1; y <= height; ++y)
    for (std::int32_t x = 1; x <= width; ++x) {
      if (random.below(8) == 0 && x + y > 2) continue;
      puzzle.holes.push_back({x, y});
      puzzle.pegs.push_back(random.below(10) < share ? 1 : 0);
    }
  for (int tries = 0; tries < 5; ++tries) {
    const std::size_t hole = random.below(puzzle.holes.size());
    puzzle.at = puzzle.holes[hole];
    if (puzzle.pegs[hole] == 0) break;
  }
  return puzzle;
}

}  // namespace hardboard::testing
