// What is near the goal, against the brute force on small boards, and on ordinary large ones.
#include "methods/peg_solitaire/near.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <gtest/gtest.h>
#include <string>
#include <thread>

#include "base/random.h"
#include "methods/peg_solitaire/ball_beam.h"
#include "methods/peg_solitaire/ball_search.h"
#include "oracle/peg_brute_force.h"
#include "puzzles/peg_solitaire/jumps.h"
#include "puzzles/peg_solitaire/replay.h"
#include "support/desert_boards.h"

namespace hardboard::peg_solitaire {
namespace {

void expect_sound(const Puzzle& puzzle, const Near& answer) {
  ASSERT_EQ(answer.verdict == Verdict::unsolvable, answer.proof.has_value());
  if (answer.proof) {
    ASSERT_EQ(refute(puzzle, *answer.proof), std::nullopt);
  }
  if (answer.verdict != Verdict::solvable) return;
  Game game(puzzle);
  for (const Jump jump : answer.jumps) {
    ASSERT_FALSE(game.goal_met()) << "jumps after the goal was met";
    ASSERT_EQ(game.play(jump), std::nullopt);
  }
  ASSERT_TRUE(game.goal_met());
}

TEST(Near, AgreesWithBruteForce) {
  Random random(9);
  int judged = 0, yes = 0, no = 0, split = 0, beams = 0, negative = 0;
  for (int round = 0; round < 600; ++round) {
    const Puzzle puzzle = testing::small_reach_board(random);
    if (Game(puzzle).goal_met()) continue;
    const auto judgement = oracle::judge(puzzle, 2'000);
    if (!judgement) continue;
    ++judged;
    SCOPED_TRACE(round);
    const Near answer = decide_near(puzzle, {});
    expect_sound(puzzle, answer);
    if (HasFatalFailure()) return;
    ASSERT_NE(answer.verdict, Verdict::unknown);
    ASSERT_EQ(answer.verdict == Verdict::solvable, judgement->solvable);
    yes += judgement->solvable ? 1 : 0;
    no += judgement->solvable ? 0 : 1;
    // Beams find no play where there is none, and miss few.
    const auto seed = static_cast<std::uint64_t>(round) % (2 * beam_ways);
    const BallSearch beam = search_by_beam(Surroundings(puzzle), 10, 20, seed, {});
    if (beam.end == BallSearch::End::solved) {
      Near by_beam;
      by_beam.verdict = Verdict::solvable;
      by_beam.jumps = beam.jumps;
      expect_sound(puzzle, by_beam);
      if (HasFatalFailure()) return;
      ASSERT_TRUE(judgement->solvable);
      ++beams;
    }
    // Balls that do not hold the whole board have to split.
    const Surroundings around(puzzle);
    for (std::uint32_t radius = 1; radius <= 3; ++radius) {
      const BallSearch ball = search_ball(around, radius, 200, [] { return true; }, {});
      if (ball.end != BallSearch::End::refused) continue;
      ASSERT_FALSE(judgement->solvable);
      ASSERT_EQ(refute(puzzle, ball.proof), std::nullopt);
      split += ball.proof.splits.empty() ? 0 : 1;
      for (const Case& one : ball.proof.cases)
        negative += std::any_of(one.weights.begin(), one.weights.end(),
                                [](const Weight& weight) { return weight.weight < 0; })
                        ? 1
                        : 0;
    }
  }
  EXPECT_GT(judged, 300);
  EXPECT_GT(yes, 100);
  EXPECT_GT(no, 100);
  EXPECT_GT(split, 0);
  EXPECT_GT(negative, 0);
  EXPECT_GT(10 * beams, 9 * yes);
}

// Each weight, each split and each name of an earlier case in a proof counts.
TEST(Near, ProofsOfOrdinaryBoardsCount) {
  const Puzzle puzzle = testing::desert_board(testing::ordinary_board(42));
  const Near answer = decide_near(puzzle, {});
  ASSERT_EQ(answer.verdict, Verdict::unsolvable);
  expect_sound(puzzle, answer);
  ASSERT_GT(answer.proof->cases.size(), 1U);
  Cases proof = *answer.proof;
  for (Case& one : proof.cases) {
    if (one.like == 0) continue;
    const std::uint32_t depth = one.depth;
    one = proof.cases[one.like - 1];
    one.depth = depth;
  }
  EXPECT_EQ(refute(puzzle, proof), std::nullopt);
  const auto changed = [&](auto is_meant, auto change) {
    proof = *answer.proof;
    const auto at = std::find_if(proof.cases.begin(), proof.cases.end(), is_meant);
    ASSERT_NE(at, proof.cases.end());
    change(*at);
    EXPECT_TRUE(refute(puzzle, proof));
  };
  changed([](const Case& one) { return !one.tail.empty(); },
          [](Case& one) { one.tail.assign(one.tail.size(), most_weight); });
  changed([](const Case& one) { return !one.tail.empty(); },
          [](Case& one) { one.weights.clear(); });
  changed([](const Case& one) { return one.like != 0; }, [](Case& one) { one.like = 0; });
  changed([](const Case& one) { return one.like != 0; },
          [&](Case& one) { one.like = static_cast<std::uint32_t>(proof.cases.size()); });
  proof = *answer.proof;
  ++proof.splits.front().most;
  EXPECT_TRUE(refute(puzzle, proof));
}

TEST(Near, OrdinaryBoards) {
  // Goldens: too little weight; enough, at a handful of jumps; and between.
  const Puzzle thin = testing::desert_board({100, 100, 11, 30, 1});
  const Near refused = decide_near(thin, {});
  expect_sound(thin, refused);
  ASSERT_EQ(refused.verdict, Verdict::unsolvable);
  EXPECT_EQ(refused.proof->cases.size(), 1U);
  const Puzzle close = testing::desert_board({120, 90, 3, 50, 2});
  const Near reached = decide_near(close, {});
  expect_sound(close, reached);
  ASSERT_EQ(reached.verdict, Verdict::solvable);
  EXPECT_LT(reached.jumps.size(), 20U);
}

// Boards of side 7 and 9 that need some 80 jumps or more, where dives of linear programmes found no
// play. Each of the last three asks for another way to order states.
TEST(Near, LongPlay) {
  for (const std::uint64_t seed : {8, 29, 31, 40, 59, 249, 1024, 1189, 20297}) {
    SCOPED_TRACE(seed);
    const Puzzle puzzle = testing::desert_board(testing::ordinary_board(seed));
    const Near answer = decide_near(puzzle, {});
    expect_sound(puzzle, answer);
    ASSERT_EQ(answer.verdict, Verdict::solvable);
    EXPECT_GT(answer.jumps.size(), 40U);
  }
}

// Two threads find what one finds, and end when they are asked to.
TEST(Near, TwoThreads) {
  Limits two;
  two.threads = 2;
  std::atomic<int> said = 0;
  two.progress = [&](const std::string&) { ++said; };
  int yes = 0, no = 0;
  for (const std::uint64_t seed : {2, 4, 8, 21, 29, 34, 42, 44}) {
    SCOPED_TRACE(seed);
    const Puzzle puzzle = testing::desert_board(testing::ordinary_board(seed));
    const Near answer = decide_near(puzzle, two);
    expect_sound(puzzle, answer);
    ASSERT_NE(answer.verdict, Verdict::unknown);
    ASSERT_EQ(answer.verdict, decide_near(puzzle, {}).verdict);
    ++(answer.verdict == Verdict::solvable ? yes : no);
  }
  EXPECT_GT(yes, 1);
  EXPECT_GT(no, 1);
  EXPECT_GT(said, 0);

  // Nothing decides this board soon.
  const Puzzle hard = testing::desert_board(testing::ordinary_board(24));
  std::atomic<bool> stop = false;
  two.interrupted = &stop;
  const Clock::time_point start = Clock::now();
  std::thread user([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(300));
    stop = true;
  });
  EXPECT_EQ(decide_near(hard, two).verdict, Verdict::unknown);
  user.join();
  EXPECT_LT(Clock::now() - start, std::chrono::seconds(30));  // by itself it takes longer
}

// However little memory there is, a beam has a state; a stopped one has no answer.
TEST(Near, BeamsKeepLimits) {
  const Puzzle puzzle = testing::desert_board({60, 60, 3, 60, 2});
  const Surroundings around(puzzle);
  Limits tight;
  tight.memory_bytes = 1;
  EXPECT_EQ(search_by_beam(around, 12, 500, 0, tight).jumps,
            search_by_beam(around, 12, 1, 0, {}).jumps);
  Limits over;
  over.deadline = Clock::now();
  EXPECT_EQ(search_by_beam(around, 12, 500, 0, over).end, BallSearch::End::unknown);
}

// Beams go on as long as they ask for less and less, and end soon when they are stuck.
TEST(Near, BeamsEndWhenStuck) {
  const Puzzle far = testing::desert_board(testing::ordinary_board(50182));
  const BallSearch found = search_by_beam(Surroundings(far), 28, 256, 1, {});
  ASSERT_EQ(found.end, BallSearch::End::solved);
  EXPECT_GT(found.jumps.size(), 200U);
  const Puzzle poor = testing::desert_board(testing::ordinary_board(50094));
  const BallSearch stuck = search_by_beam(Surroundings(poor), 28, 256, 0, {});
  EXPECT_EQ(stuck.end, BallSearch::End::unknown);
  EXPECT_LT(stuck.nodes, 100U);
}

TEST(Near, GoldenWeightsNeverRise) {
  for (const bool diagonal : {false, true}) {
    Puzzle puzzle = testing::desert_board({12, 9, 3, 50, 3});
    puzzle.directions.rising = diagonal;
    const Surroundings around(puzzle);
    for (const HoleJump& jump : around.jumps)
      EXPECT_GE(golden_weight(around.steps[jump.from]) + golden_weight(around.steps[jump.over]),
                golden_weight(around.steps[jump.to]) - 1e-12);
  }
}

}  // namespace
}  // namespace hardboard::peg_solitaire
