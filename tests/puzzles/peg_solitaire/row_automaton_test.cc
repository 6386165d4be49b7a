// Row automata: the faults of proofs, and that no automaton refuses what can be played, by brute
// force.
#include "puzzles/peg_solitaire/row_automaton.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <string_view>

#include "base/random.h"
#include "oracle/peg_brute_force.h"
#include "puzzles/peg_solitaire/write.h"
#include "support/peg_puzzle.h"
#include "support/rounds.h"

namespace hardboard::peg_solitaire {
namespace {

using testing::pegs_of;

// A row with a peg has the value `first`; each further peg adds `further`.
RowAutomaton pegs_cost(std::uint32_t first, std::uint32_t further) {
  return {{0, 1}, {{0, 0, 0, 0}, {0, 1, 1, first}, {1, 0, 1, 0}, {1, 1, 1, further}}};
}

TEST(RowAutomaton, CountsRowsWithPegs) {
  const Puzzle apart = pegs_of("goal one\nboard\no o . # o . o\n");
  const LeastPegs least = judge(apart, pegs_cost(1, 0)).anywhere;
  EXPECT_EQ(least.fault, std::nullopt);
  EXPECT_EQ(least.pegs, 2U);
  EXPECT_EQ(refute(apart, pegs_cost(1, 0)), std::nullopt);
  EXPECT_EQ(refute(pegs_of("goal one\nboard\no o .\n"), pegs_cost(1, 0)),
            "the automaton does not exclude the goal");
}

// A target is refused by the parts that are rows, and by these alone.
TEST(RowAutomaton, PartsOfTheBoard) {
  const std::string_view columns =
      "# # # # # #\n# # # # # #\no o o # # #\no o . # # #\no o . # # #\n";
  const auto with_target = [&](std::string_view start, std::string_view target) {
    return pegs_of(fmt::format("goal target\nboard\n{}\n{}\ntarget\n{}\n{}\n", start, columns,
                               target, columns));
  };
  // A row with a peg has the value 1, wherever the target has pegs.
  RowAutomaton any_peg{{0, 1}, {}};
  for (RowLetter letter = 0; letter < row_letters; ++letter) {
    const std::uint32_t peg = letter & row_peg;
    any_peg.steps.push_back({0, letter, peg, peg});
    any_peg.steps.push_back({1, letter, 1, 0});
  }
  EXPECT_EQ(refute(with_target("o . . . . .", ". . . . . ."), any_peg), std::nullopt);
  EXPECT_EQ(refute(with_target("o . . . . .", ". . o . . ."), any_peg),
            "the automaton does not exclude the goal");
  EXPECT_TRUE(judge(with_target("o . . . . .", ". . . . . ."), any_peg).anywhere.fault);
  EXPECT_EQ(
      refute(pegs_of("goal target\nboard\no o o\no o .\no . .\ntarget\no o o\no o .\n. . .\n"),
             any_peg),
      "a hole of the board has lines in two directions");
}

TEST(RowAutomaton, Faults) {
  const Puzzle row = pegs_of("goal one\nboard\no . o .\n");
  EXPECT_EQ(refute(row, pegs_cost(1, 1)), "jumps to 001 may lower the value behind state 0");
  EXPECT_EQ(refute(row, pegs_cost(2, 0)), "a final position has a value above its pegs");
  EXPECT_EQ(refute(row, RowAutomaton{}), "a final position has a value above its pegs");
  EXPECT_EQ(refute(row, RowAutomaton{{200}, {}}), "a state of the automaton is 200 or more");
  EXPECT_EQ(refute(row, RowAutomaton{{0}, {{0, 0, 200, 0}}}),
            "the step 0 0 200 0 has a state of 200 or more");
  EXPECT_EQ(refute(row, RowAutomaton{{0}, {{0, 4, 0, 0}}}),
            "the step 0 4 0 0 reads a letter of 4 or more");
  EXPECT_EQ(refute(row, RowAutomaton{{0}, {{0, 0, 0, 9}}}), "the step 0 0 0 9 costs more than 8");
  EXPECT_EQ(refute(row, RowAutomaton{{0}, std::vector<RowStep>(601)}),
            "the automaton has more than 600 steps");
  EXPECT_EQ(refute(pegs_of("goal one\nboard\no . o\n. . .\no . .\n"), pegs_cost(1, 0)),
            "a hole of the board has lines in two directions");
}

// Costs on a way that never ends do not keep the checker from ending.
TEST(RowAutomaton, SlacksWithoutEnd) {
  const Puzzle row = pegs_of("goal one\nboard\no . o .\n");
  const RowAutomaton runs_away{
      {0, 1}, {{0, 0, 0, 8}, {0, 1, 0, 8}, {0, 0, 1, 0}, {0, 1, 1, 1}, {1, 0, 1, 0}, {1, 1, 1, 1}}};
  EXPECT_NE(refute(row, runs_away), std::nullopt);
}

// Random automata of few states, half of them with a sound one inside.
TEST(RowAutomaton, NeverRefusesWhatCanBePlayed) {
  Random random(7);
  std::size_t refused = 0, solvable = 0;
  for (int i = 0; i < testing::rounds(40'000); ++i) {
    Puzzle puzzle;
    const auto length = static_cast<std::int32_t>(3 + random.below(6));
    const auto missing = static_cast<std::int32_t>(1 + random.below(12));
    for (std::int32_t x = 1; x <= length; ++x) {
      if (x == missing) continue;
      puzzle.holes.push_back({x, 1});
      puzzle.pegs.push_back(random.below(2) == 0 ? 1 : 0);
    }
    puzzle.goal = static_cast<Goal>(random.below(4));
    if (puzzle.goal == Goal::target)
      for (std::size_t hole = 0; hole < puzzle.holes.size(); ++hole)
        puzzle.target.push_back(random.below(4) == 0 ? 1 : 0);
    puzzle.at = puzzle.holes[random.below(puzzle.holes.size())];
    RowAutomaton proof = pegs_cost(1, 0);
    for (std::uint64_t steps = random.below(12); steps > 0; --steps)
      proof.steps.push_back({static_cast<std::uint32_t>(random.below(4)),
                             static_cast<RowLetter>(random.below(4)),
                             static_cast<std::uint32_t>(random.below(4)),
                             static_cast<std::uint32_t>(random.below(3))});
    if (random.below(2) == 0) proof.steps[random.below(4)].cost = 1;
    proof.ends.push_back(static_cast<std::uint32_t>(random.below(4)));
    const auto judgement = oracle::judge(puzzle, 20'000);
    ASSERT_TRUE(judgement);
    solvable += judgement->solvable;
    const auto [least, fault] = judge(puzzle, proof);
    ASSERT_EQ(fault, refute(puzzle, proof));
    if (!least.fault && least.pegs != LeastPegs::unreachable) {
      ASSERT_LE(least.pegs, judgement->fewest_pegs) << write(puzzle);
    }
    if (fault) continue;
    ++refused;
    ASSERT_FALSE(judgement->solvable) << write(puzzle);
  }
  EXPECT_GT(refused, testing::rounds(100U));
  EXPECT_GT(solvable, testing::rounds(1'000U));
}

}  // namespace
}  // namespace hardboard::peg_solitaire
