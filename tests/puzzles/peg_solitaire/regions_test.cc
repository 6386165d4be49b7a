// Regions against all play of small boards, and their faults.
#include "puzzles/peg_solitaire/regions.h"

#include <algorithm>
#include <gtest/gtest.h>

#include "base/random.h"
#include "oracle/peg_brute_force.h"
#include "puzzles/peg_solitaire/write.h"

namespace hardboard::peg_solitaire {
namespace {

Puzzle row_of(std::string_view pegs) {
  Puzzle puzzle;
  for (std::size_t x = 0; x < pegs.size(); ++x) {
    puzzle.holes.push_back({static_cast<std::int32_t>(x + 1), 1});
    puzzle.pegs.push_back(pegs[x] == 'o' ? 1 : 0);
  }
  return puzzle;
}

TEST(Regions, KeepPegsThatNoneComesTo) {
  const Puzzle puzzle = row_of("o.....o....o");
  EXPECT_EQ(kept_pegs(puzzle, {{1, 1}, {2, 1}, {3, 1}}).pegs, 1U);
  EXPECT_EQ(refute(puzzle, Regions{{{{1, 1}, {2, 1}, {3, 1}}, {{11, 1}, {12, 1}}}}), std::nullopt);
  // Two pegs next to the region pay for a jump into it; one hole further away they don't.
  EXPECT_EQ(kept_pegs(row_of("o.oo"), {{1, 1}, {2, 1}}).pegs, 0U);
  EXPECT_EQ(kept_pegs(row_of("o..oo"), {{1, 1}, {2, 1}}).pegs, 1U);
  EXPECT_EQ(kept_pegs(row_of("oo.o"), {{1, 1}, {2, 1}}).pegs, 0U);
}

// No line leads from the upper row to the lower one: pegs there pay for nothing.
TEST(Regions, StepsGoAlongLines) {
  Puzzle puzzle;
  for (const std::int32_t y : {1, 2})
    for (std::int32_t x = 1; x <= 12; ++x) {
      puzzle.holes.push_back({x, y});
      puzzle.pegs.push_back(y == 2 || x == 3 ? 1 : 0);
    }
  const std::vector<Square> region{{2, 1}, {3, 1}, {4, 1}};
  EXPECT_EQ(kept_pegs(puzzle, region).pegs, 1U);
  // With a third row there are such lines.
  for (std::int32_t x = 1; x <= 12; ++x) {
    puzzle.holes.push_back({x, 3});
    puzzle.pegs.push_back(1);
  }
  EXPECT_EQ(kept_pegs(puzzle, region).pegs, 0U);
}

TEST(Regions, GoalsTellWhatIsLeft) {
  Puzzle puzzle = row_of("oo..");
  puzzle.goal = Goal::one_at;
  puzzle.at = {4, 1};  // the peg comes to c1 only
  EXPECT_EQ(refute(puzzle, Regions{{{{1, 1}, {2, 1}, {3, 1}}}}), std::nullopt);
  puzzle.at = {3, 1};
  EXPECT_EQ(refute(puzzle, Regions{{{{1, 1}, {2, 1}, {3, 1}}}}),
            "the regions do not exclude the goal");
  puzzle.goal = Goal::peg;
  EXPECT_EQ(refute(puzzle, Regions{{{{1, 1}}}}),
            "regions say nothing about a peg that comes to a hole");
}

TEST(Regions, Faults) {
  const Puzzle puzzle = row_of("o....o");
  EXPECT_EQ(refute(puzzle, Regions{}), "the regions do not exclude the goal");
  EXPECT_EQ(refute(puzzle, Regions{{{}}}), "a region has 0 holes, and 1 to 18 are expected");
  EXPECT_EQ(refute(puzzle, Regions{{{{9, 1}}}}), "i1 is no hole");
  EXPECT_EQ(refute(puzzle, Regions{{{{1, 1}, {1, 1}}}}), "a1 stands twice in regions");
  EXPECT_EQ(refute(puzzle, Regions{{{{1, 1}}, {{1, 1}}}}), "a1 stands twice in regions");
  Puzzle long_row = row_of(std::string(800, 'o'));
  Regions many;
  for (int i = 0; i < 40; ++i) {
    many.regions.emplace_back();
    for (int x = 0; x < 18; ++x) many.regions.back().push_back({18 * i + x + 1, 1});
  }
  EXPECT_EQ(refute(long_row, many), "the regions have too many positions to check");
  many.regions.assign(101, {{1, 1}});
  EXPECT_EQ(refute(long_row, many), "there are more than 100 regions");
  many.regions = {{}};
  for (int x = 0; x < 19; ++x) many.regions[0].push_back({x + 1, 1});
  EXPECT_EQ(refute(long_row, many), "a region has 19 holes, and 1 to 18 are expected");
}

// Regions by chance, of any form, never refuse what can be played, and never keep more pegs than
// the fewest that play leaves.
TEST(Regions, NeverRefuseWhatCanBePlayed) {
  Random random(11);
  std::size_t refused = 0, kept_some = 0;
  for (int i = 0; i < 3'000; ++i) {
    Puzzle puzzle;
    const auto width = static_cast<std::int32_t>(2 + random.below(6));
    const std::int32_t missing = random.below(3) == 0 ? 20 : 0;
    puzzle.directions = {true, random.below(4) > 0, random.below(3) == 0, random.below(3) == 0};
    for (std::int32_t k = 0; k < 18; ++k) {
      if (random.below(100) < static_cast<std::uint64_t>(missing)) continue;
      puzzle.holes.push_back({k % width, k / width});
      puzzle.pegs.push_back(random.below(3) == 0 ? 1 : 0);
    }
    puzzle.goal = static_cast<Goal>(1 + random.below(3));
    puzzle.at = puzzle.holes[random.below(puzzle.holes.size())];
    if (puzzle.goal == Goal::target) {
      puzzle.target.assign(puzzle.holes.size(), 0);
      for (std::uint8_t& peg : puzzle.target) peg = random.below(6) == 0 ? 1 : 0;
    }
    const auto judgement = oracle::judge(puzzle);
    ASSERT_TRUE(judgement);
    Regions regions;
    regions.regions.resize(1 + random.below(3));
    for (const Square hole : puzzle.holes)
      if (const std::size_t to = random.below(5); to < regions.regions.size())
        regions.regions[to].push_back(hole);
    std::erase_if(regions.regions, [](const auto& region) { return region.empty(); });
    SCOPED_TRACE(write(puzzle));
    if (!refute(puzzle, regions)) {
      ++refused;
      ASSERT_FALSE(judgement->solvable);
    }
    puzzle.goal = Goal::one;
    std::uint64_t kept = 0;
    for (const auto& region : regions.regions) kept += kept_pegs(puzzle, region).pegs;
    ASSERT_LE(kept, judgement->fewest_pegs);
    kept_some += kept > 1;
  }
  EXPECT_GT(refused, 300U);
  EXPECT_GT(kept_some, 100U);
}

}  // namespace
}  // namespace hardboard::peg_solitaire
