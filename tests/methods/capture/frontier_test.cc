// The frontier programme against the brute force on small boards and graphs, against SAT on larger
// narrow ones, and on boards of many columns.
#include "methods/capture/frontier.h"

#include <gtest/gtest.h>

#include "methods/capture/solve_sat.h"
#include "methods/graph_capture/arena_of.h"
#include "methods/solo_chess/arena_of.h"
#include "oracle/bounded_brute_force.h"
#include "oracle/brute_force.h"
#include "puzzles/graph_capture/check.h"
#include "puzzles/solo_chess/check.h"
#include "puzzles/solo_chess/write.h"
#include "support/judged_captures.h"
#include "support/random_puzzle.h"
#include "support/rounds.h"

namespace hardboard::capture {
namespace {

TEST(Frontier, SaysOfSmallBoardsWhatBruteForceSays) {
  Random random(1511);
  int yes = 0, no = 0, bounded = 0;
  for (int round = 0; round < 4'000; ++round) {
    testing::SoloOptions options;
    options.width = 4;
    options.height = round % 3 == 0 ? 2 : 3;
    options.most_pieces = round % 4 == 0 ? 5 : 8;
    options.letters = round % 2 == 0 ? "KP" : "KBN";
    options.custom = 0;
    options.most_budget = round % 4 == 0 ? 3 : 2;
    if (round % 4 != 0) options.unlimited_budget = 0;
    solo_chess::Puzzle puzzle = testing::random_solo_chess(random, options);
    puzzle.bounds.on_distance = round % 5 == 0;
    const Arena arena = *solo_chess::arena_of(puzzle);
    const Answer<Location> answer = solve_by_frontier(arena, {}, 3'000);
    if (answer.verdict == Verdict::unknown) continue;
    const auto judged = oracle::judge_bounded(puzzle, 50'000);
    if (!judged) continue;
    SCOPED_TRACE(write(puzzle));
    const bool solvable = judged->count > 0;
    bounded += puzzle.bounds.on_distance ? 1 : 0;
    ++(solvable ? yes : no);
    testing::expect_as_judged(puzzle, answer, solvable);
    if (HasFatalFailure()) return;
  }
  EXPECT_GT(yes, 800);
  EXPECT_GT(no, 800);
  EXPECT_GT(bounded, 400);
}

TEST(Frontier, LeavesTheFewestPieces) {
  Random random(1516);
  int several = 0, with_goal = 0, bounded = 0;
  for (int round = 0; round < testing::rounds(3'000); ++round) {
    testing::SoloOptions options;
    options.width = 4;
    options.height = 2 + round % 2;
    options.most_pieces = round % 4 == 0 ? 6 : 8;
    options.letters = round % 2 == 0 ? "KP" : "KBN";
    options.custom = 0;
    options.last = 0;
    options.most_budget = round % 4 == 0 ? 3 : 2;
    if (round % 4 != 0) options.unlimited_budget = 0;
    solo_chess::Puzzle puzzle = testing::random_solo_chess(random, options);
    puzzle.bounds.on_distance = round % 5 == 0;
    const Arena arena = *solo_chess::arena_of(puzzle);
    Answer<Location> answer = fewest_by_frontier(arena, {}, 3'000);
    const auto judged = oracle::judge_bounded(puzzle, 50'000);
    if (!judged || !answer.minimum) continue;
    SCOPED_TRACE(write(puzzle));
    testing::expect_fewest(puzzle, answer, judged->pieces_left);
    if (HasFatalFailure()) return;
    several += judged->pieces_left > 1 ? 1 : 0;
    with_goal += puzzle.goal ? 1 : 0;
    bounded += puzzle.bounds.on_distance ? 1 : 0;
  }
  EXPECT_GT(several, testing::rounds(500));
  EXPECT_GT(with_goal, testing::rounds(100));
  EXPECT_GT(bounded, testing::rounds(300));
}

TEST(FrontierLong, SaysOfSmallGraphsWhatBruteForceSays) {
  Random random(1512);
  int yes = 0, no = 0;
  for (int round = 0; round < 600; ++round) {
    testing::GraphOptions options;
    options.most_vertices = 6;
    const auto puzzle = testing::random_graph_capture(random, options);
    const Arena arena = *graph_capture::arena_of(puzzle);
    ASSERT_EQ(frontier_why_not(arena, {}), "");
    const auto judged = oracle::judge(puzzle, 50'000);
    if (!judged) continue;
    ++(judged->solvable ? yes : no);
    const Answer<Location> answer = solve_by_frontier(arena, {}, UINT32_MAX);
    testing::expect_as_judged(puzzle, answer, judged->solvable);
    testing::expect_fewest(puzzle, fewest_by_frontier(arena, {}, UINT32_MAX), judged->pieces_left);
    if (HasFatalFailure()) return;
  }
  EXPECT_GT(yes, 100);
  EXPECT_GT(no, 100);
}

solo_chess::Puzzle long_board(Random& random, std::int32_t width, std::int32_t height,
                              const std::string& letters, std::uint32_t twos) {
  solo_chess::Puzzle puzzle;
  for (const char letter : letters) puzzle.types.push_back(*solo_chess::standard_type(letter));
  for (std::int32_t x = 1; x <= width; ++x)
    for (std::int32_t y = 1; y <= height; ++y) {
      if (random.below(10) == 0) continue;
      puzzle.pieces.push_back({{x, y},
                               random.below(100) < twos ? 2U : 1U,
                               static_cast<std::uint8_t>(random.below(letters.size()))});
    }
  return puzzle;
}

// Where all pieces are alike, the goal alone tells its place from the others.
TEST(Frontier, LeavesTheFewestOfPiecesThatAreAlike) {
  Random random(1518);
  int several = 0;
  for (int round = 0; round < testing::rounds(300); ++round) {
    solo_chess::Puzzle puzzle = long_board(random, 4, 2, "K", round % 2 == 0 ? 0 : 100);
    if (puzzle.pieces.empty()) continue;
    puzzle.goal = puzzle.pieces[random.below(puzzle.pieces.size())].square;
    Answer<Location> answer = fewest_by_frontier(*solo_chess::arena_of(puzzle), {}, 3'000);
    const auto judged = oracle::judge_bounded(puzzle, 50'000);
    ASSERT_TRUE(judged && answer.minimum);
    SCOPED_TRACE(write(puzzle));
    ASSERT_EQ(answer.minimum->value, judged->pieces_left);
    const CheckReport report = check(puzzle, solo_chess::to_squares(puzzle, std::move(answer)));
    ASSERT_NE(report.check, Check::wrong) << report.reason;
    several += judged->pieces_left > 1 ? 1 : 0;
  }
  EXPECT_GT(several, testing::rounds(50));
}

TEST(FrontierLong, SaysOfNarrowBoardsWhatSatSays) {
  Random random(1513);
  int yes = 0, no = 0;
  for (int round = 0; round < 40; ++round) {
    const auto puzzle =
        long_board(random, 12, 2 + round % 2, round % 4 < 2 ? "K" : "KP", 45 + round % 50);
    const Arena arena = *solo_chess::arena_of(puzzle);
    ASSERT_EQ(frontier_why_not(arena, {}), "");
    const Answer<Location> answer = solve_by_frontier(arena, {}, UINT32_MAX);
    const Limits none;
    const Answer<Location> by_sat = solve_by_exits(arena, {none});
    ASSERT_EQ(answer.verdict, by_sat.verdict) << write(puzzle);
    ++(answer.verdict == Verdict::solvable ? yes : no);
    if (answer.verdict == Verdict::solvable) testing::expect_as_judged(puzzle, answer, true);
  }
  EXPECT_GT(yes, 5);
  EXPECT_GT(no, 5);
}

TEST(Frontier, GoesOverManyColumns) {
  Random random(1514);
  // Two rows with gaps fall apart where both squares of a column are empty.
  const Answer<Location> apart = solve_by_frontier(
      *solo_chess::arena_of(long_board(random, 2'000, 2, "K", 90)), {}, UINT32_MAX);
  EXPECT_EQ(apart.verdict, Verdict::unsolvable);
  for (const std::uint32_t twos : {90U, 100U}) {
    const auto puzzle = long_board(random, 500, 3, "K", twos);
    const Answer<Location> answer =
        solve_by_frontier(*solo_chess::arena_of(puzzle), {}, UINT32_MAX);
    ASSERT_EQ(answer.verdict, Verdict::solvable) << answer.remark;
    testing::expect_as_judged(puzzle, answer, true);
  }
}

TEST(Frontier, LeavesWideBoardsAndBlockedOnesAlone) {
  Random random(1515);
  EXPECT_NE(frontier_why_not(*solo_chess::arena_of(long_board(random, 30, 30, "K", 50)), {}), "");
  EXPECT_NE(frontier_why_not(*solo_chess::arena_of(long_board(random, 30, 2, "R", 50)), {}), "");
  Limits limits;
  limits.deadline = Clock::now();
  const auto board = long_board(random, 3'000, 3, "K", 90);
  EXPECT_EQ(solve_by_frontier(*solo_chess::arena_of(board), limits, UINT32_MAX).verdict,
            Verdict::unknown);
}

}  // namespace
}  // namespace hardboard::capture
