// Play by the rules as the judge knows them, for the tests of the methods.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "oracle/peg_brute_force.h"
#include "puzzles/peg_solitaire/boards.h"
#include "puzzles/peg_solitaire/jumps.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::testing {

// The board of a name, all pegs but one; goal one.
inline peg_solitaire::Puzzle named_board(std::string_view name, Square vacant) {
  const auto board = peg_solitaire::make_board(*peg_solitaire::find_board(name), 1);
  peg_solitaire::Puzzle puzzle;
  puzzle.holes = board.holes;
  puzzle.directions = board.directions;
  puzzle.goal = peg_solitaire::Goal::one;
  for (const Square hole : puzzle.holes) puzzle.pegs.push_back(hole == vacant ? 0 : 1);
  return puzzle;
}

inline std::size_t number(const peg_solitaire::Puzzle& puzzle, Square hole) {
  return static_cast<std::size_t>(std::find(puzzle.holes.begin(), puzzle.holes.end(), hole) -
                                  puzzle.holes.begin());
}

// Makes the jump; false if the rules do not allow it.
inline bool make(const peg_solitaire::Puzzle& puzzle, peg_solitaire::Jump jump,
                 std::vector<std::uint8_t>& pegs) {
  if (!oracle::is_jump_of_board(puzzle, jump)) return false;
  const Square middle{(jump.from.x + jump.to.x) / 2, (jump.from.y + jump.to.y) / 2};
  std::uint8_t& from = pegs[number(puzzle, jump.from)];
  std::uint8_t& over = pegs[number(puzzle, middle)];
  std::uint8_t& to = pegs[number(puzzle, jump.to)];
  if (from != 1 || over != 1 || to != 0) return false;
  from = over = 0;
  to = 1;
  return true;
}

inline bool is_won(const peg_solitaire::Puzzle& puzzle, const std::vector<std::uint8_t>& pegs) {
  using peg_solitaire::Goal;
  const auto count = std::count(pegs.begin(), pegs.end(), 1);
  switch (puzzle.goal) {
    case Goal::peg:
      return pegs[number(puzzle, puzzle.at)] == 1;
    case Goal::one:
      return count == 1;
    case Goal::one_at:
      return count == 1 && pegs[number(puzzle, puzzle.at)] == 1;
    case Goal::target:
      return pegs == puzzle.target;
  }
  return false;
}

inline bool wins(const peg_solitaire::Puzzle& puzzle,
                 const std::vector<peg_solitaire::Jump>& jumps) {
  std::vector<std::uint8_t> pegs = puzzle.pegs;
  for (const peg_solitaire::Jump& jump : jumps) {
    if (!make(puzzle, jump, pegs)) return false;
  }
  return is_won(puzzle, pegs);
}

// Some jumps at random; what stands then.
inline std::vector<std::uint8_t> play_at_random(const peg_solitaire::Puzzle& puzzle,
                                                std::uint64_t seed) {
  Random random(seed);
  std::vector<std::uint8_t> pegs = puzzle.pegs;
  for (std::uint64_t tries = random.below(200); tries > 0; --tries) {
    const Square from = puzzle.holes[random.below(puzzle.holes.size())];
    const Square to = puzzle.holes[random.below(puzzle.holes.size())];
    make(puzzle, {from, to}, pegs);
  }
  return pegs;
}

// The pegs after so many jumps, each chosen at random among the legal ones, as far as there are
// any.
inline std::vector<std::uint8_t> after_jumps(const peg_solitaire::Puzzle& puzzle, unsigned number,
                                             Random& random) {
  using peg_solitaire::HoleJump;
  const std::vector<HoleJump> jumps = peg_solitaire::jumps_of(puzzle);
  std::vector<std::uint8_t> pegs = puzzle.pegs;
  for (; number > 0; --number) {
    std::vector<HoleJump> legal;
    for (const HoleJump& jump : jumps)
      if (pegs[jump.from] != 0 && pegs[jump.over] != 0 && pegs[jump.to] == 0) legal.push_back(jump);
    if (legal.empty()) break;
    const HoleJump& jump = legal[random.below(legal.size())];
    pegs[jump.from] = pegs[jump.over] = 0;
    pegs[jump.to] = 1;
  }
  return pegs;
}

// A full rectangle, each hole with a peg by chance, so many in a hundred.
inline peg_solitaire::Puzzle rectangle(std::int32_t width, std::int32_t height,
                                       std::uint64_t percent, Random& random) {
  peg_solitaire::Puzzle puzzle;
  for (std::int32_t y = 1; y <= height; ++y) {
    for (std::int32_t x = 1; x <= width; ++x) {
      puzzle.holes.push_back({x, y});
      puzzle.pegs.push_back(random.below(100) < percent ? 1 : 0);
    }
  }
  return puzzle;
}

inline peg_solitaire::Puzzle rectangle(std::int32_t width, std::int32_t height,
                                       std::uint64_t percent, std::uint64_t seed) {
  Random random(seed);
  return rectangle(width, height, percent, random);
}

// A full square whose target stands so many jumps away.
inline peg_solitaire::Puzzle square_with_target(std::int32_t side, std::uint64_t percent,
                                                unsigned jumps, Random& random) {
  peg_solitaire::Puzzle puzzle = rectangle(side, side, percent, random);
  puzzle.goal = peg_solitaire::Goal::target;
  puzzle.target = after_jumps(puzzle, jumps, random);
  return puzzle;
}

// A board of about `holes` holes, some of its box missing, mostly full of pegs.
inline peg_solitaire::Puzzle random_board(Random& random, std::uint64_t holes) {
  using peg_solitaire::Goal;
  peg_solitaire::Puzzle puzzle;
  const std::uint64_t width = 2 + random.below(5);
  const std::uint64_t most_pegs = 4 + random.below(8), missing = random.below(5);
  puzzle.goal = static_cast<Goal>(random.below(4));
  // Orthogonal, diagonal, triangular, all, or any.
  switch (random.below(5)) {
    case 0:
      puzzle.directions = {true, true, false, false};
      break;
    case 1:
      puzzle.directions = {false, false, true, true};
      break;
    case 2:
      puzzle.directions = {true, true, false, true};
      break;
    case 3:
      puzzle.directions = {true, true, true, true};
      break;
    default:
      puzzle.directions = {true, random.below(2) == 0, random.below(2) == 0, random.below(2) == 0};
  }
  for (std::uint64_t i = 0; puzzle.holes.size() < holes; ++i) {
    if (random.below(12) < missing) continue;
    puzzle.holes.push_back(
        {static_cast<std::int32_t>(i % width), static_cast<std::int32_t>(i / width)});
  }
  puzzle.pegs.resize(holes);
  for (std::uint64_t i = 0; i < most_pegs; ++i) puzzle.pegs[random.below(holes)] = 1;
  puzzle.at = puzzle.holes[random.below(holes)];
  if (puzzle.goal == Goal::target) puzzle.target = play_at_random(puzzle, random.next());
  return puzzle;
}

}  // namespace hardboard::testing
