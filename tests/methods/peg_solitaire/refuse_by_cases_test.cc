// Refusals by cases against all play: never of what can be played, and proofs that no change
// survives on a board that can be played.
#include "methods/peg_solitaire/refuse_by_cases.h"

#include <cstdint>
#include <gtest/gtest.h>
#include <numeric>
#include <string>

#include "base/random.h"
#include "engines/mip/lp.h"
#include "methods/peg_solitaire/decide.h"
#include "methods/peg_solitaire/position_class.h"
#include "methods/peg_solitaire/refuse_by_pagoda.h"
#include "oracle/peg_brute_force.h"
#include "peg_play.h"
#include "puzzles/peg_solitaire/write.h"
#include "support/peg_puzzle.h"

namespace hardboard::peg_solitaire {
namespace {

using End = CaseSearch::End;
constexpr std::uint64_t many = 20'000;  // relaxations

// A board as the methods get it, for any goal but a peg on a hole. Half of the targets are those of
// some play but for one line, which keeps the position class.
Puzzle board_of_exact_goal(Random& random) {
  Puzzle puzzle = testing::random_board(random, 6 + random.below(20));
  if (puzzle.goal == Goal::peg) puzzle.goal = Goal::one;
  const std::vector<HoleJump> jumps = jumps_of(puzzle);
  if (puzzle.goal == Goal::target && !jumps.empty() && random.below(2) == 0) {
    const HoleJump& jump = jumps[random.below(jumps.size())];
    for (const std::uint32_t hole : {jump.from, jump.over, jump.to}) puzzle.target[hole] ^= 1;
  }
  return puzzle;
}

// One small change: of a weight, a bound or a depth, or a case, a split, a colouring or a part of
// the tree that goes.
void change(Cases& proof, Random& random) {
  const auto any = [&](auto& list) {
    return list.begin() + static_cast<std::ptrdiff_t>(random.below(list.size()));
  };
  switch (random.below(8)) {
    case 0:
      if (!proof.splits.empty()) any(proof.splits)->most += random.below(2) == 0 ? 1U : ~0U;
      break;
    case 1:
      if (!proof.splits.empty()) proof.splits.erase(any(proof.splits));
      break;
    case 2:
      proof.cases.erase(any(proof.cases));
      break;
    case 3:
      any(proof.cases)->depth += random.below(2) == 0 ? 1U : ~0U;
      break;
    case 4:
      if (!proof.colourings.empty()) proof.colourings.erase(any(proof.colourings));
      break;
    case 5:
      if (!proof.splits.empty())
        std::swap(any(proof.splits)->jump.from, any(proof.splits)->jump.to);
      break;
    case 6:
      std::swap(*any(proof.cases), *any(proof.cases));
      break;
    default:
      if (Case& one = *any(proof.cases); !one.weights.empty())
        any(one.weights)->weight += random.below(2) == 0 ? 1 : -1;
  }
}

TEST(PegCasesLong, AgreeWithAllPlay) {
  if (!mip::available()) GTEST_SKIP();
  Random random(1);
  std::size_t solvable = 0, refused = 0, whole = 0, unknown = 0, split = 0, alone = 0;
  for (int i = 0; i < 6'000; ++i) {
    const Puzzle puzzle = board_of_exact_goal(random);
    const auto judgement = oracle::judge(puzzle);
    if (!judgement || jumps_of(puzzle).empty() || refuse_by_class(puzzle)) continue;
    SCOPED_TRACE(write(puzzle));
    const CaseSearch cases = refuse_by_cases(puzzle, many, {});
    solvable += judgement->solvable;
    refused += cases.end == End::refused;
    whole += !judgement->solvable && cases.end == End::whole;
    unknown += cases.end == End::unknown;
    // Play is whole numbers of jumps.
    if (judgement->solvable) {
      ASSERT_EQ(cases.end, End::whole);
    }
    if (cases.end != End::refused) continue;
    ASSERT_EQ(refute(puzzle, cases.proof), std::nullopt);
    split += !cases.proof.splits.empty();
    alone += !refuse_by_pagoda(puzzle, {});
  }
  EXPECT_GT(solvable, 1'000U);
  EXPECT_GT(refused, 1'000U);
  EXPECT_GT(whole, 100U);
  EXPECT_EQ(unknown, 0U);
  EXPECT_GT(split, 100U);
  EXPECT_GT(alone, 50U);
}

// A proof about a board speaks of no other one that can be played: with another peg, another end,
// another target; nor does the proof with changes.
TEST(PegCasesLong, NoChangeRefusesWhatCanBePlayed) {
  if (!mip::available()) GTEST_SKIP();
  Random random(2);
  std::size_t proofs = 0, tried = 0, changed = 0, seen_through = 0;
  for (int i = 0; i < 3'000; ++i) {
    const Puzzle puzzle = board_of_exact_goal(random);
    const CaseSearch cases = refuse_by_cases(puzzle, many, {});
    if (cases.end != End::refused) continue;
    ++proofs;
    for (int k = 0; k < 8; ++k) {
      Puzzle other = puzzle;
      if (puzzle.goal == Goal::one_at && random.below(2) == 0)
        other.at = puzzle.holes[random.below(puzzle.holes.size())];
      else if (puzzle.goal == Goal::target && random.below(2) == 0)
        other.target = testing::play_at_random(puzzle, random.next());
      else
        other.pegs[random.below(puzzle.holes.size())] ^= 1;
      Cases proof = cases.proof;
      if (k % 2 == 0) change(proof, random);
      changed += proof != cases.proof;
      seen_through += proof != cases.proof && refute(puzzle, proof);
      const auto judgement = oracle::judge(other, 20'000);
      if (!judgement || !judgement->solvable) continue;
      ++tried;
      SCOPED_TRACE(write(other));
      ASSERT_TRUE(refute(other, proof));
    }
  }
  EXPECT_GT(proofs, 500U);
  EXPECT_GT(tried, 300U);
  EXPECT_GT(seen_through, changed / 3);
}

// What the search asks by the way has the verdict of all play, and its proof.
TEST(PegCases, AskedByTheSearch) {
  if (!mip::available()) GTEST_SKIP();
  Random random(3);
  std::size_t asked = 0;
  for (int i = 0; i < 600; ++i) {
    const Puzzle puzzle = board_of_exact_goal(random);
    const auto judgement = oracle::judge(puzzle);
    if (!judgement) continue;
    SCOPED_TRACE(write(puzzle));
    const Decision decision =
        decide(puzzle, {}, {.first_dive = 1, .cases_from = 1, .per_relaxation = 1});
    ASSERT_EQ(decision.verdict, judgement->solvable ? Verdict::solvable : Verdict::unsolvable);
    if (!decision.by_cases) continue;
    ++asked;
    EXPECT_EQ(refute(puzzle, *decision.by_cases), std::nullopt);
  }
  EXPECT_GT(asked, 20U);
}

// No colouring and no pagoda function refuses the board, which the search takes long for.
TEST(PegCases, ABoardWithFewPegs) {
  if (!mip::available()) GTEST_SKIP();
  const Puzzle puzzle = testing::pegs_of(
      "goal one\nboard\n"
      ". . . o . . . . . . . o\n"
      ". . . . o . o . . . . .\n"
      ". . . o . . . . . . . o\n"
      ". o o . . o . . . o . o\n"
      ". . . . . o . . . . . .\n"
      ". o . . o . . . . o o .\n"
      ". . . . . o o . o . . .\n"
      ". . . o . . . . o . . .\n"
      ". . . . . . . . o . . .\n"
      ". . . . . . o . . o . .\n"
      ". o . . . . . . . . . .\n"
      ". . . . o o . . o . . o\n");
  EXPECT_FALSE(refuse_by_class(puzzle));
  const CaseSearch cases = refuse_by_cases(puzzle, many, {});
  ASSERT_EQ(cases.end, End::refused);
  EXPECT_EQ(refute(puzzle, cases.proof), std::nullopt);
  EXPECT_EQ(refuse_by_cases(puzzle, 1, {}).end, End::unknown);
  Limits narrow;
  narrow.memory_bytes = 1'000;
  EXPECT_EQ(refuse_by_cases(puzzle, many, narrow).end, End::unknown);
}

TEST(PegCases, NotForAPegOnAHole) {
  const Puzzle puzzle = testing::pegs_of("goal peg d1\nboard\no o . .\n");
  EXPECT_EQ(refuse_by_cases(puzzle, many, {}).end, End::unknown);
}

}  // namespace
}  // namespace hardboard::peg_solitaire
