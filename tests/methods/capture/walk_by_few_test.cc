// Few pieces that capture, one after the other: what the walks find is played by the rules.
#include <gtest/gtest.h>

#include "base/random.h"
#include "methods/capture/greedy.h"
#include "oracle/bounded_brute_force.h"
#include "support/played.h"
#include "support/random_puzzle.h"

namespace hardboard::capture {
namespace {

Answer<Location> walked(const solo_chess::Puzzle& puzzle) {
  Answer<Location> answer;
  answer.moves = walk_by_few(*solo_chess::arena_of(puzzle), {});
  return answer;
}

// With all bounds, last pieces and goals: never a walk that the rules forbid, and nearly all that
// there are.
TEST(WalkByFewLong, WalksArePlayed) {
  Random random(1);
  int solvable = 0, found = 0;
  for (int round = 0; round < 40; ++round) {
    solo_chess::Puzzle puzzle =
        testing::random_solo_chess(random, {.fewest_pieces = 3, .most_pieces = 7});
    puzzle.bounds.capturers = 1 + static_cast<std::uint32_t>(random.below(2));
    puzzle.bounds.on_distance = round % 3 == 0;
    puzzle.bounds.longest = round % 5 == 0 ? 2 : solo_chess::unlimited;
    const auto judged = oracle::judge_bounded(puzzle, 4'000);
    if (!judged) continue;
    SCOPED_TRACE(round);
    const Answer<Location> answer = walked(puzzle);
    if (!answer.moves.empty()) testing::expect_played(puzzle, answer);
    ASSERT_TRUE(judged->count > 0 || answer.moves.empty());
    solvable += judged->count > 0;
    found += !answer.moves.empty();
  }
  EXPECT_GT(solvable, 5);
  EXPECT_GT(found * 10, solvable * 9);
}

// A knight's tour from a corner, where all other knights have no captures.
TEST(WalkByFew, GoesOnAKnightsTour) {
  for (const int side : {5, 6, 8, 16}) {
    solo_chess::Puzzle puzzle;
    puzzle.types.push_back(*solo_chess::standard_type('N'));
    for (int x = 1; x <= side; ++x)
      for (int y = 1; y <= side; ++y)
        puzzle.pieces.push_back({{x, y}, x == 1 && y == 1 ? solo_chess::unlimited : 0U, 0});
    EXPECT_TRUE(few_may_capture(*solo_chess::arena_of(puzzle)));
    const Answer<Location> answer = walked(puzzle);
    ASSERT_FALSE(answer.moves.empty()) << side;
    testing::expect_played(puzzle, answer);
    for (solo_chess::Piece& piece : puzzle.pieces) piece.budget = 1;
    EXPECT_FALSE(few_may_capture(*solo_chess::arena_of(puzzle)));
  }
}

TEST(WalkByFew, OneQueenAmongManyCapturesAll) {
  Random random(2);
  for (int round = 0; round < 3; ++round) {
    solo_chess::Puzzle puzzle = testing::random_solo_chess(random, {.width = 20,
                                                                    .height = 20,
                                                                    .fewest_pieces = 160,
                                                                    .most_pieces = 160,
                                                                    .letters = "Q",
                                                                    .custom = 0,
                                                                    .one_type = true,
                                                                    .unlimited_budget = 100,
                                                                    .last = 0,
                                                                    .goal = 0});
    puzzle.bounds.capturers = 1;
    const Answer<Location> answer = walked(puzzle);
    ASSERT_FALSE(answer.moves.empty());
    testing::expect_played(puzzle, answer);
  }
}

}  // namespace
}  // namespace hardboard::capture
