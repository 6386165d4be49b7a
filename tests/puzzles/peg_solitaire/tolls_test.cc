// Refusals by weights with tolls: the faults of proofs, and that no proof refuses what can be
// played, by brute force.
#include "puzzles/peg_solitaire/tolls.h"

#include <gtest/gtest.h>
#include <string>

#include "base/random.h"
#include "oracle/peg_brute_force.h"
#include "puzzles/peg_solitaire/parts.h"
#include "puzzles/peg_solitaire/read.h"
#include "puzzles/peg_solitaire/write.h"
#include "support/peg_puzzle.h"

namespace hardboard::peg_solitaire {
namespace {

using testing::pegs_of;

// All holes weigh 1, so each jump loses 1 and each line has the toll 1. The pegs of this start
// would have to leave a1 and b1 by jumps along the only line, once: c1 remains full.
TEST(Tolls, Faults) {
  const Puzzle puzzle = pegs_of("goal one a1\nboard\no o .\n");
  const Pagoda ones{{{{1, 1}, 1}, {{2, 1}, 1}, {{3, 1}, 1}}};
  EXPECT_EQ(refute(puzzle, Tolls{0, 0, {ones}, {0}}), std::nullopt);
  EXPECT_EQ(refute(puzzle, Tolls{1, 0, {ones}, {0}}), std::nullopt);
  EXPECT_EQ(refute(puzzle, Tolls{0, 1, {ones}, {0}}), std::nullopt);
  EXPECT_EQ(refute(puzzle, Tolls{1, 1, {ones}, {0}}), "play to the goal has fewer jumps");
  EXPECT_EQ(refute(puzzle, Tolls{0, ~std::uint64_t{0}, {ones}, {0}}),
            "play to the goal has fewer jumps");
  EXPECT_EQ(refute(puzzle, Tolls{1, 0, {ones}, {}}),
            "1 position after 1 jump, but functions are chosen for 0");
  EXPECT_EQ(refute(puzzle, Tolls{0, 0, {ones}, {1}}), "there is no function 1");
  EXPECT_EQ(refute(puzzle, Tolls{0, 0, {Pagoda{{{{3, 1}, 1}}}}, {0}}),
            "the jump a1-c1 brings the weight from 0 + 0 to 1");
  EXPECT_EQ(refute(puzzle, Tolls{0, 0, {Pagoda{{{{4, 1}, 1}}}}, {0}}),
            "d1 has a weight, and is no hole");
  EXPECT_EQ(refute(pegs_of("goal one c1\nboard\no o .\n"), Tolls{0, 0, {ones}, {0}}),
            "function 1 does not refuse position 1 after 0 jumps");
  EXPECT_EQ(refute(pegs_of("goal peg c1\nboard\no o .\n"), Tolls{0, 0, {ones}, {0}}),
            "tolls are not for the goal of a peg on one hole");
  const Puzzle large = pegs_of("goal one a1\nboard\n" + std::string("o o o o o o o o o o\n") +
                               ". . . . . . . . . .\n. . . . . . . . . .\n. . . . . . . . . .\n" +
                               ". . . . . . . . . .\n. . . . . . . . . .\n. . . . . . . . . .\n");
  EXPECT_EQ(refute(large, Tolls{0, 0, {Pagoda{}}, {0}}), "tolls are for boards of up to 64 holes");
}

// A proof about a target speaks of the part of its first weight.
TEST(Tolls, OfOnePart) {
  const Puzzle puzzle = pegs_of("goal target\nboard\no o . # o o .\ntarget\n. . o # o . .\n");
  ASSERT_EQ(parts_of(puzzle).size(), 2U);
  const auto ones = [](std::int32_t x) {
    return Pagoda{{{{x, 1}, 1}, {{x + 1, 1}, 1}, {{x + 2, 1}, 1}}};
  };
  EXPECT_EQ(refute(puzzle, Tolls{0, 0, {ones(5)}, {0}}), std::nullopt);
  EXPECT_EQ(refute(puzzle, Tolls{0, 0, {ones(1)}, {0}}),
            "function 1 does not refuse position 1 after 0 jumps");
}

// Two rows of up to five holes, or a square of three, with random pegs and a random goal.
Puzzle small_board(Random& random) {
  Puzzle puzzle;
  const bool is_square = random.below(2) == 0;
  const std::int32_t height = is_square ? 3 : 2;
  const auto width = is_square ? 3 : static_cast<std::int32_t>(3 + random.below(3));
  for (std::int32_t y = 1; y <= height; ++y) {
    for (std::int32_t x = 1; x <= width; ++x) {
      puzzle.holes.push_back({x, y});
      puzzle.pegs.push_back(random.below(3) > 0 ? 1 : 0);
    }
  }
  puzzle.directions.rising = random.below(2) == 0;
  const Goal goals[] = {Goal::one, Goal::one_at, Goal::target};
  puzzle.goal = goals[random.below(3)];
  puzzle.at = puzzle.holes[random.below(puzzle.holes.size())];
  if (puzzle.goal == Goal::target)
    for (std::size_t i = 0; i < puzzle.holes.size(); ++i)
      puzzle.target.push_back(random.below(4) == 0 ? 1 : 0);
  return puzzle;
}

TEST(Tolls, NeverRefuseWhatCanBePlayed) {
  Random random(11);
  std::size_t refused = 0, solvable = 0;
  for (int i = 0; i < 30'000; ++i) {
    const Puzzle puzzle = small_board(random);
    Tolls proof;
    proof.after = random.below(3);
    proof.before = random.below(3);
    for (int k = 0; k < 2; ++k) {
      Pagoda& function = proof.functions.emplace_back();
      for (const Square hole : puzzle.holes)
        function.weights.push_back({hole, static_cast<std::int64_t>(1 + random.below(2))});
    }
    // As many choices as there are positions: the fault tells their number.
    std::optional<std::string> fault = refute(puzzle, proof);
    if (fault && fault->find(" position") != fault->npos) {
      proof.chosen.resize(std::stoull(*fault));
      for (std::uint64_t& chosen : proof.chosen) chosen = random.below(2);
      fault = refute(puzzle, proof);
    }
    const auto judgement = oracle::judge(puzzle, 20'000);
    ASSERT_TRUE(judgement);
    solvable += judgement->solvable;
    if (fault) continue;
    ++refused;
    ASSERT_FALSE(judgement->solvable) << write(puzzle);
  }
  EXPECT_GT(refused, 1'000U);
  EXPECT_GT(solvable, 400U);
}

}  // namespace
}  // namespace hardboard::peg_solitaire
