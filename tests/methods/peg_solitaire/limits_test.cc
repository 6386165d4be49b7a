// A deadline is kept in every phase, on boards that would take minutes or hours.
#include <functional>
#include <gtest/gtest.h>
#include <string>

#include "base/time_slice.h"
#include "methods/peg_solitaire/count.h"
#include "methods/peg_solitaire/decide.h"
#include "methods/peg_solitaire/fewest.h"
#include "methods/peg_solitaire/gather.h"
#include "methods/peg_solitaire/hints.h"
#include "methods/peg_solitaire/moves.h"
#include "methods/peg_solitaire/packages.h"
#include "methods/peg_solitaire/position_class.h"
#include "methods/peg_solitaire/reach.h"
#include "methods/peg_solitaire/vacancy_table.h"
#include "peg_play.h"
#include "support/stopwatch.h"

namespace hardboard::peg_solitaire {
namespace {

// Runs the work with a deadline in 300 ms. It must end some seconds of the processor behind that:
// sanitizers and slow machines make everything slower.
void expect_in_time(const std::string& what, const std::function<void(const Limits&)>& work) {
  constexpr std::chrono::milliseconds given(300), late(10000);
  const testing::Stopwatch watch;
  work(time_slice({}, given));
  EXPECT_LT(watch.spent(), given + late) << what;
}

// A box, mostly full of pegs at random.
Puzzle box(std::int32_t width, std::int32_t height, Goal goal) {
  Random random(static_cast<std::uint64_t>(width * height));
  Puzzle puzzle;
  puzzle.goal = goal;
  for (std::int32_t y = 1; y <= height; ++y)
    for (std::int32_t x = 1; x <= width; ++x) {
      puzzle.holes.push_back({x, y});
      puzzle.pegs.push_back(random.below(10) < 8 ? 1 : 0);
    }
  puzzle.at = {width / 2, height / 2};
  puzzle.pegs[testing::number(puzzle, puzzle.at)] = 0;
  if (goal == Goal::target) puzzle.target.assign(puzzle.holes.size(), 0);
  return puzzle;
}

// The tables of a large board that would not fit the memory are not begun, and none behind the end
// of the time.
TEST(PegLimits, ClassesOfLargeBoardsKeepTheLimits) {
  const Puzzle puzzle = box(400, 400, Goal::one);
  EXPECT_EQ(class_space(puzzle).dimension, 4);
  Limits little;
  little.memory_bytes = 1 << 20;
  Limits late;
  late.deadline = Clock::now();
  for (const Limits& limits : {little, late}) {
    const ClassSpace space = class_space(puzzle, limits);
    EXPECT_FALSE(space.complete);
    EXPECT_EQ(space.dimension, 0);
    EXPECT_FALSE(refuse_by_class(puzzle, limits));
  }
}

TEST(PegLimits, LargeSearches) {
  for (const auto& [width, height] : {std::pair(7, 9), {16, 32}}) {
    for (const Goal goal : {Goal::one, Goal::peg}) {
      Puzzle puzzle = box(width, height, goal);
      // A class that does not refuse at once: the middle of a full board, with one hole.
      if (goal == Goal::one) puzzle.pegs.assign(puzzle.holes.size(), 1), puzzle.pegs[0] = 0;
      const std::string size = std::to_string(width) + "x" + std::to_string(height);
      expect_in_time(size + " decide", [&](const Limits& l) { decide(puzzle, l); });
      expect_in_time(size + " count_wins", [&](const Limits& l) { count_wins(puzzle, l); });
      expect_in_time(size + " count_reachable",
                     [&](const Limits& l) { count_reachable(puzzle, l); });
      expect_in_time(size + " fewest_pegs", [&](const Limits& l) { fewest_pegs(puzzle, l); });
      expect_in_time(size + " fewest_moves", [&](const Limits& l) { fewest_moves(puzzle, l); });
      expect_in_time(size + " longest_sweep", [&](const Limits& l) { longest_sweep(puzzle, l); });
      expect_in_time(size + " hints", [&](const Limits& l) { hints(puzzle, l); });
      expect_in_time(size + " all_pairs", [&](const Limits& l) { all_pairs(puzzle, l); });
    }
  }
}

TEST(PegLimits, Gathering) {
  // Separate parts, which no play leaves with one peg.
  Puzzle parts = box(20, 40, Goal::one);
  for (Square& hole : parts.holes)
    if (hole.y > 20) hole.y += 3;
  expect_in_time("gathering", [&](const Limits& l) { by_gathering(parts, 1'000'000, l); });
}

TEST(PegLimits, LargeBoards) {
  for (const std::int32_t side : {60, 199, 1000}) {
    const std::string size = std::to_string(side);
    const Puzzle to_peg = box(side, side, Goal::peg);
    expect_in_time(size + " reach", [&](const Limits& l) { reach(to_peg, l); });
    const Puzzle one = box(side, side, Goal::one);
    expect_in_time(size + " packages", [&](const Limits& l) { by_packages(one, 1000, l); });
    expect_in_time(size + " class_space", [&](const Limits& l) { class_space(one, l); });
    expect_in_time(size + " refuse_by_class", [&](const Limits& l) { refuse_by_class(one, l); });
  }
  // Thousands of separate parts: many free holes, and equations between them.
  Puzzle parts;
  for (std::int32_t y = 0; y < 1200; ++y)
    for (std::int32_t x = 0; x < 1200; ++x)
      if ((x % 5 != 4 && y % 5 != 4) || (x * 7 + y * 13) % 31 == 0) {
        parts.holes.push_back({x, y});
        parts.pegs.push_back(1);
      }
  expect_in_time("parts", [&](const Limits& l) { refuse_by_class(parts, l); });
}

}  // namespace
}  // namespace hardboard::peg_solitaire
