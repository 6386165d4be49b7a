// Hints, the fewest pegs and tables of pairs against all play of small boards.
#include "methods/peg_solitaire/hints.h"

#include <algorithm>
#include <gtest/gtest.h>

#include "methods/peg_solitaire/decide.h"
#include "methods/peg_solitaire/fewest.h"
#include "methods/peg_solitaire/minimize.h"
#include "methods/peg_solitaire/vacancy_table.h"
#include "oracle/peg_brute_force.h"
#include "peg_play.h"
#include "puzzles/peg_solitaire/check.h"
#include "puzzles/peg_solitaire/write.h"

namespace hardboard::peg_solitaire {
namespace {

TEST(PegHints, AgreeWithAllPlay) {
  Random random(5);
  std::size_t judged = 0, saving = 0, ruining = 0;
  for (int i = 0; i < 1000; ++i) {
    const Puzzle puzzle = testing::random_board(random, 4 + random.below(18));
    const auto judgement = oracle::judge(puzzle, 20'000);
    if (!judgement) continue;  // more positions than the judge looks at
    ++judged;
    SCOPED_TRACE(write(puzzle));
    std::size_t good = 0;
    for (const Hint& hint : hints(puzzle, {})) {
      const bool is_good = std::find(judgement->first_jumps.begin(), judgement->first_jumps.end(),
                                     hint.jump) != judgement->first_jumps.end();
      ASSERT_EQ(hint.verdict, is_good ? Verdict::solvable : Verdict::unsolvable);
      good += is_good;
      ruining += !is_good;
    }
    ASSERT_EQ(good, judgement->first_jumps.size());
    saving += good;
  }
  EXPECT_GT(judged, 900U);
  EXPECT_GT(saving, 150U);
  EXPECT_GT(ruining, 300U);
}

TEST(PegFewest, AgreesWithAllPlay) {
  Random random(6);
  std::size_t judged = 0, more_than_class = 0;
  for (int i = 0; i < 1500; ++i) {
    const Puzzle puzzle = testing::random_board(random, 4 + random.below(18));
    const auto judgement = oracle::judge(puzzle, 20'000);
    if (!judgement) continue;
    ++judged;
    SCOPED_TRACE(write(puzzle));
    const FewestPegs fewest = fewest_pegs(puzzle, {});
    ASSERT_EQ(fewest.pegs, judgement->fewest_pegs);
    ASSERT_EQ(fewest.bound, fewest.pegs);
    more_than_class += !fewest.by_class;
    std::vector<std::uint8_t> pegs = puzzle.pegs;
    for (const Jump& jump : fewest.jumps) ASSERT_TRUE(testing::make(puzzle, jump, pegs));
    ASSERT_EQ(std::count(pegs.begin(), pegs.end(), 1), fewest.pegs);
  }
  EXPECT_GT(judged, 1'300U);
  EXPECT_GT(more_than_class, 100U);
}

TEST(PegFewest, ABoardWithoutPegs) {
  Puzzle puzzle = testing::named_board("english", {4, 4});
  puzzle.pegs.assign(puzzle.holes.size(), 0);
  const FewestPegs fewest = fewest_pegs(puzzle, {});
  EXPECT_EQ(fewest.pegs, 0U);
  EXPECT_EQ(fewest.bound, 0U);
  const Answer answer = with_fewest_pegs(puzzle, {}, {});
  EXPECT_EQ(answer.verdict, Verdict::unsolvable);  // no peg comes from nothing
  ASSERT_TRUE(answer.minimum);
  EXPECT_EQ(answer.minimum->value, 0U);
  EXPECT_NE(check(puzzle, answer).check, Check::wrong) << check(puzzle, answer).reason;
}

// The verdict on `goal one` follows from the minimum, and the limits leave the best so far.
TEST(PegFewest, Answers) {
  Random random(8);
  std::size_t solvable = 0, unsolvable = 0;
  for (int i = 0; i < 1'500; ++i) {
    Puzzle puzzle = testing::random_board(random, 4 + random.below(14));
    puzzle.goal = Goal::one;
    puzzle.target.clear();
    const auto judgement = oracle::judge(puzzle);
    ASSERT_TRUE(judgement);
    SCOPED_TRACE(write(puzzle));
    const Answer answer = with_fewest_pegs(puzzle, {}, {});
    ASSERT_EQ(answer.verdict, judgement->solvable ? Verdict::solvable : Verdict::unsolvable);
    ASSERT_EQ(answer.minimum->value, judgement->fewest_pegs);
    ASSERT_NE(check(puzzle, answer).check, Check::wrong) << check(puzzle, answer).reason;
    ++(judgement->solvable ? solvable : unsolvable);
  }
  EXPECT_GT(solvable, 50U);
  EXPECT_GT(unsolvable, 500U);

  Limits limits;
  limits.memory_bytes = 200'000;  // enough for a narrow dive
  Puzzle puzzle = testing::named_board("english", {4, 4});
  const FewestPegs fewest = fewest_pegs(puzzle, limits);
  EXPECT_LT(fewest.pegs, 10U);
  EXPECT_EQ(fewest.bound, 1U);
}

TEST(PegPairs, AgreeWithAllPlay) {
  Random random(7);
  for (int i = 0; i < 40; ++i) {
    Puzzle puzzle = testing::random_board(random, 4 + random.below(9));
    const PairTable table = all_pairs(puzzle, {});
    puzzle.goal = Goal::one_at;
    for (std::size_t v = 0; v < table.holes; ++v) {
      for (std::size_t s = 0; s < table.holes; ++s) {
        puzzle.pegs.assign(table.holes, 1);
        puzzle.pegs[v] = 0;
        puzzle.at = puzzle.holes[s];
        const auto judgement = oracle::judge(puzzle);
        ASSERT_TRUE(judgement);
        SCOPED_TRACE(write(puzzle));
        ASSERT_EQ(table.verdict(v, s),
                  judgement->solvable ? Verdict::solvable : Verdict::unsolvable);
      }
    }
  }
}

// On the English board every pair of one position class can be won.
TEST(PegPairs, EnglishBoard) {
  const PairTable table = all_pairs(testing::named_board("english", {4, 4}), {});
  for (std::size_t i = 0; i < table.verdicts.size(); ++i)
    EXPECT_EQ(table.verdicts[i], table.by_class[i] ? Verdict::unsolvable : Verdict::solvable);
}

}  // namespace
}  // namespace hardboard::peg_solitaire
