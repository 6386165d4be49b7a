// Refusals by sieving: what they refuse, that they never refuse what can be played, and that
// changed ones are seen through.
#include "puzzles/peg_solitaire/sieve.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <sstream>
#include <string>

#include "oracle/peg_brute_force.h"
#include "puzzles/peg_solitaire/answer.h"
#include "puzzles/peg_solitaire/check.h"
#include "puzzles/peg_solitaire/read.h"
#include "support/peg_puzzle.h"
#include "support/random_pegs.h"

namespace hardboard::peg_solitaire {
namespace {

using testing::pegs_of;

// Both jumps to the goal need the peg in the middle, and so does the one that would bring the
// second peg beside it.
TEST(Sieve, PairsAlone) {
  const Puzzle puzzle = pegs_of("goal peg 5 1\nboard\no o . . .\n");
  EXPECT_EQ(refute(puzzle, Sieve{}), std::nullopt);
  EXPECT_EQ(refute(pegs_of("goal peg 3 1\nboard\no o . . .\n"), Sieve{}),
            "jumps that lead to the goal are left");
  EXPECT_EQ(refute(pegs_of("goal peg 1 1\nboard\no o . . .\n"), Sieve{}),
            "jumps that lead to the goal are left");
  EXPECT_EQ(refute(pegs_of("goal one 5 1\nboard\no o . . .\n"), Sieve{}),
            "sieves are for the goal of a peg on one hole");
}

TEST(Sieve, SaysWhatIsWrongWithWeights) {
  const Puzzle puzzle = pegs_of("goal peg 3 1\nboard\no o . . .\n");
  const auto with = [](std::vector<Weight> weights) { return Sieve{{Pagoda{std::move(weights)}}}; };
  EXPECT_EQ(refute(puzzle, with({{{1, 1}, -1}})), "the weight of a1 is negative or too large");
  EXPECT_EQ(refute(puzzle, with({{{1, 1}, most_weight + 1}})),
            "the weight of a1 is negative or too large");
  EXPECT_EQ(refute(puzzle, with({{{1, 2}, 1}})), "a2 is no hole");
  EXPECT_EQ(refute(puzzle, with({{{1, 1}, 1}, {{3, 1}, 2}})),
            "the jump from a1 to c1 raises the weight");
  EXPECT_EQ(refute(puzzle, with({{{1, 1}, 1}, {{3, 1}, 1}})),
            "jumps that lead to the goal are left");
  Sieve many;
  many.weights.resize(most_sieves + 1);
  EXPECT_TRUE(refute(puzzle, many));
}

RC_GTEST_PROP(Sieve, NeverRefusesWhatCanBePlayed, ()) {
  Puzzle puzzle = testing::random_pegs(4);
  puzzle.goal = Goal::peg;
  puzzle.target.clear();
  const auto judgement = oracle::judge(puzzle, 5'000);
  RC_PRE(judgement.has_value());
  Sieve proof;
  const int functions = *rc::gen::inRange(0, 3);
  for (int i = 0; i < functions; ++i) {
    Pagoda& pagoda = proof.weights.emplace_back();
    for (const Square hole : puzzle.holes)
      pagoda.weights.push_back({hole, *rc::gen::inRange<std::int64_t>(0, 3)});
  }
  RC_CLASSIFY(judgement->solvable);
  if (judgement->solvable) {
    RC_ASSERT(refute(puzzle, proof).has_value());
  }
}

}  // namespace
}  // namespace hardboard::peg_solitaire
