// The search against all play of small boards: YES and NO, every goal, every set of lines.
#include "methods/peg_solitaire/decide.h"

#include <fstream>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <rapidcheck/gtest.h>
#include <string>

#include "oracle/peg_brute_force.h"
#include "peg_play.h"
#include "puzzles/peg_solitaire/read.h"
#include "puzzles/peg_solitaire/write.h"
#include "support/paths.h"
#include "support/random_pegs.h"
#include "support/rounds.h"

namespace hardboard::peg_solitaire {
namespace {

using testing::named_board;
using testing::wins;

void expect_decided(const Puzzle& puzzle, bool solvable, const DecideTuning& tuning = {}) {
  const Decision decision = decide(puzzle, {}, tuning);
  ASSERT_EQ(decision.verdict, solvable ? Verdict::solvable : Verdict::unsolvable);
  if (solvable) {
    EXPECT_TRUE(wins(puzzle, decision.jumps));
  }
}

TEST(PegDecide, SmallCases) {
  std::ifstream file(testing::test_data("data/peg_small.jsonl"));
  std::size_t cases = 0;
  for (std::string line; std::getline(file, line); ++cases) {
    const auto record = nlohmann::json::parse(line);
    const Result<Puzzle> puzzle = read(Text("case", record["text"].get<std::string>()));
    ASSERT_TRUE(puzzle) << line;
    SCOPED_TRACE(line);
    expect_decided(*puzzle, record["solvable"].get<bool>());
  }
  EXPECT_EQ(cases, 160U);
}

// A first dive that is certain of a refusal leaves it to methods with smaller proofs.
TEST(PegDecide, OneDiveOnlyFindsSolutions) {
  Random random(2);
  std::size_t found = 0, solvable = 0;
  for (int i = 0; i < 300; ++i) {
    const Puzzle puzzle = testing::random_board(random, 4 + random.below(20));
    const auto judgement = oracle::judge(puzzle);
    if (!judgement) continue;
    SCOPED_TRACE(write(puzzle));
    const Decision decision = dive_once(puzzle, {});
    solvable += judgement->solvable;
    if (decision.verdict == Verdict::unknown) continue;
    ++found;
    ASSERT_EQ(decision.verdict, Verdict::solvable);
    EXPECT_TRUE(wins(puzzle, decision.jumps));
  }
  EXPECT_GT(found, solvable / 2);
}

// With dives and pruning from the start on, and with neither.
TEST(PegDecide, AgreesWithAllPlay) {
  Random random(1);
  std::size_t solvable = 0, judged = 0;
  const DecideTuning tunings[] = {{},           {1, 1, 1},          {1, 1, 1000000},
                                  {4, 2, 8, 1}, {4, 2, 8, 1, 4, 1}, {1000000, 1, 1000000}};
  for (int i = 0; i < testing::rounds(1000); ++i) {
    const Puzzle puzzle = testing::random_board(random, 4 + random.below(20));
    const auto judgement = oracle::judge(puzzle);
    if (!judgement) continue;
    ++judged;
    solvable += judgement->solvable;
    SCOPED_TRACE(write(puzzle));
    for (const DecideTuning& tuning : tunings) {
      expect_decided(puzzle, judgement->solvable, tuning);
      if (HasFailure()) return;
    }
  }
  EXPECT_GT(judged, testing::rounds(900U));
  EXPECT_GT(solvable, judged / 5);
  EXPECT_LT(solvable, judged * 4 / 5);
}

RC_GTEST_PROP(PegDecide, AgreesOnAnyShape, ()) {
  const Puzzle puzzle = testing::random_pegs(5);
  const auto judgement = oracle::judge(puzzle);
  RC_PRE(judgement.has_value());
  const Decision decision = decide(puzzle, {});
  RC_ASSERT(decision.verdict == (judgement->solvable ? Verdict::solvable : Verdict::unsolvable));
  RC_ASSERT(!judgement->solvable || wins(puzzle, decision.jumps));
}

TEST(PegDecide, BoardsOfEverySize) {
  // A board that needs two words, four and eight: the same game, with far holes around it.
  for (const std::int32_t far : {0, 8, 14, 20}) {
    Puzzle puzzle = named_board("english", {4, 4});
    puzzle.goal = Goal::one_at;
    puzzle.at = {4, 4};
    for (std::int32_t x = 0; x < far; ++x) {
      for (std::int32_t y = 0; y < far; ++y) {
        puzzle.holes.push_back({20 + x, 20 + y});
        puzzle.pegs.push_back(0);
      }
    }
    expect_decided(puzzle, true);
    puzzle.at = {3, 4};
    expect_decided(puzzle, false);
  }
}

TEST(PegDecide, EuropeanCentralGameIsOfAnotherClass) {
  Puzzle puzzle = named_board("european", {4, 4});
  const Decision decision = decide(puzzle, {});
  EXPECT_EQ(decision.verdict, Verdict::unsolvable);
  EXPECT_TRUE(decision.by_class);
}

TEST(PegDecide, LimitsMakeItUnknown) {
  Puzzle puzzle = named_board("english", {4, 4});
  puzzle.goal = Goal::one_at;
  puzzle.at = {4, 4};
  Limits limits;
  limits.memory_bytes = 1000;
  EXPECT_EQ(decide(puzzle, limits).verdict, Verdict::unknown);
}

}  // namespace
}  // namespace hardboard::peg_solitaire
