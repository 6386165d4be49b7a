// Reachability against the brute force, on all that is small, and in time on boards of thousands.
#include "methods/peg_solitaire/reach.h"

#include <fstream>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <string>

#include "base/random.h"
#include "methods/peg_solitaire/reach_core.h"
#include "methods/peg_solitaire/reach_sat.h"
#include "oracle/peg_brute_force.h"
#include "puzzles/peg_solitaire/read.h"
#include "puzzles/peg_solitaire/replay.h"

namespace hardboard::peg_solitaire {
namespace {

// What an answer claims must hold: jumps replay, weights refute.
void expect_sound(const Puzzle& puzzle, const Reach& answer) {
  if (answer.verdict == Verdict::solvable) {
    Game game(puzzle);
    for (const Jump jump : answer.jumps) {
      ASSERT_FALSE(game.goal_met()) << "jumps after the goal was met";
      ASSERT_EQ(game.play(jump), std::nullopt);
    }
    ASSERT_TRUE(game.goal_met());
  }
  if (answer.proof) {
    ASSERT_EQ(answer.verdict, Verdict::unsolvable);
    ASSERT_EQ(refute(puzzle, *answer.proof), std::nullopt);
  }
}

Puzzle random_board(Random& random) {
  const auto width = static_cast<std::int32_t>(3 + random.below(3));
  const auto height = static_cast<std::int32_t>(1 + random.below(5));
  const std::uint64_t share = 3 + random.below(5);
  Puzzle puzzle;
  puzzle.goal = Goal::peg;
  puzzle.directions.rising = random.below(3) == 0;
  puzzle.directions.falling = random.below(4) == 0;
  for (std::int32_t y = 1; y <= height; ++y)
    for (std::int32_t x = 1; x <= width; ++x) {
      if (random.below(8) == 0 && x + y > 2) continue;
      puzzle.holes.push_back({x, y});
      puzzle.pegs.push_back(random.below(10) < share ? 1 : 0);
    }
  // Somewhere without a peg, as a rule.
  for (int tries = 0; tries < 5; ++tries) {
    const std::size_t hole = random.below(puzzle.holes.size());
    puzzle.at = puzzle.holes[hole];
    if (puzzle.pegs[hole] == 0) break;
  }
  return puzzle;
}

TEST(Reach, AgreesWithBruteForce) {
  Random random(4);
  int yes = 0, by_sieve = 0, by_sat = 0;
  for (int round = 0; round < 1500; ++round) {
    const Puzzle puzzle = random_board(random);
    const auto judgement = oracle::judge(puzzle, 2'000);
    if (!judgement) continue;
    SCOPED_TRACE(round);
    const Reach answer = reach(puzzle, {});
    ASSERT_EQ(answer.verdict == Verdict::solvable, judgement->solvable);
    expect_sound(puzzle, answer);
    const Reach sat = reach(puzzle, {}, ReachEngine::sat);
    ASSERT_EQ(sat.verdict == Verdict::solvable, judgement->solvable);
    expect_sound(puzzle, sat);
    if (HasFatalFailure()) return;
    yes += judgement->solvable && !answer.jumps.empty();
    by_sieve += answer.proof.has_value();
    by_sat += answer.verdict == Verdict::unsolvable && !answer.proof;
  }
  EXPECT_GT(yes, 300);
  EXPECT_GT(by_sieve, 300);
  EXPECT_LT(by_sat, by_sieve / 20);  // what nothing but search refuses is rare
}

TEST(Reach, SmallCases) {
  std::ifstream file(TEST_DATA "/data/peg_small.jsonl");
  int cases = 0;
  for (std::string line; std::getline(file, line);) {
    const nlohmann::json expected = nlohmann::json::parse(line);
    const std::string content = expected.at("text");
    const auto puzzle = read({"case", content, 1});
    ASSERT_TRUE(puzzle) << to_string(puzzle.error());
    if (puzzle->goal != Goal::peg) continue;
    ++cases;
    const Reach answer = reach(*puzzle, {});
    EXPECT_NE(answer.verdict, Verdict::unknown);
    EXPECT_EQ(answer.verdict == Verdict::solvable, expected.at("solvable").get<bool>()) << content;
    expect_sound(*puzzle, answer);
  }
  EXPECT_GT(cases, 30);
}

}  // namespace
}  // namespace hardboard::peg_solitaire
