// Refusals by weights of walks against the brute force, and on full boards of kings.
#include "methods/capture/walk_weights.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <numeric>
#include <optional>
#include <vector>

#include "base/random.h"
#include "engines/mip/lp.h"
#include "methods/graph_capture/arena_of.h"
#include "methods/solo_chess/arena_of.h"
#include "oracle/brute_force.h"
#include "puzzles/capture/walk_weights.h"
#include "puzzles/graph_capture/rules.h"
#include "puzzles/solo_chess/rules.h"
#include "support/random_puzzle.h"
#include "support/rounds.h"

namespace hardboard::capture {
namespace {

std::size_t sum_of_budgets(const solo_chess::Puzzle& puzzle) {
  std::size_t sum = 0;
  for (const solo_chess::Piece& piece : puzzle.pieces) sum += piece.budget;
  return sum;
}

// Random boards, of which most have captures enough if all could be made.
TEST(WalkWeights, RefuseNoSolution) {
  if (!mip::available()) GTEST_SKIP();
  Random random(3);
  testing::SoloOptions options;
  options.fewest_pieces = 3;
  options.most_pieces = 7;
  options.unlimited_budget = 0;
  int refused = 0, by_more_than_sums = 0, by_needs = 0, solvable = 0;
  for (int round = 0; round < testing::rounds(3'000); ++round) {
    const solo_chess::Puzzle puzzle = testing::random_solo_chess(random, options);
    const auto judged = oracle::judge(puzzle, 10'000);
    if (!judged) continue;
    solvable += judged->solvable ? 1 : 0;
    const Arena arena = *solo_chess::arena_of(puzzle);
    if (!walk_weights_why_not(arena).empty()) continue;
    const Answer<Location> answer = refuse_by_walks(arena, WalkWeightsBy::both, {});
    if (answer.verdict == Verdict::unknown) continue;
    ASSERT_EQ(answer.verdict, Verdict::unsolvable);
    ASSERT_FALSE(judged->solvable) << "round " << round;
    EXPECT_EQ(refute(solo_chess::rules_of(puzzle), std::get<WalkWeights<Location>>(answer.proof)),
              std::nullopt);
    ++refused;
    by_needs += std::get<WalkWeights<Location>>(answer.proof).needs.empty() ? 0 : 1;
    by_more_than_sums += sum_of_budgets(puzzle) + 1 >= puzzle.pieces.size() ? 1 : 0;
  }
  EXPECT_GT(refused, testing::rounds(300));
  EXPECT_GT(by_more_than_sums, testing::rounds(100));
  EXPECT_GT(by_needs, testing::rounds(30));
  EXPECT_GT(solvable, testing::rounds(300));
}

// Of `few` and `many` vertices each of the many is beside `degree` of the few; budgets are drawn
// from 0 and `most`.
graph_capture::Puzzle two_sides(Random& random, std::uint32_t few, std::uint32_t many,
                                std::uint32_t degree, std::uint32_t most) {
  graph_capture::Puzzle puzzle{false, 0, {}, {}};
  for (std::uint32_t v = 0; v < few + many; ++v)
    puzzle.budgets.push_back(random.below(2) == 0 ? most : 0);
  std::vector<std::uint32_t> side(few);
  std::iota(side.begin(), side.end(), 1U);
  for (std::uint32_t v = few + 1; v <= few + many; ++v) {
    shuffle(side, random);
    for (std::uint32_t i = 0; i < degree; ++i) puzzle.edges.push_back({{side[i]}, {v}});
  }
  std::sort(puzzle.edges.begin(), puzzle.edges.end());
  return puzzle;
}

std::optional<WalkWeights<Location>> weights_against(const graph_capture::Puzzle& puzzle) {
  const Answer<Location> answer =
      refuse_by_walks(*graph_capture::arena_of(puzzle), WalkWeightsBy::needs, {});
  if (answer.verdict != Verdict::unsolvable) return std::nullopt;
  const auto& weights = std::get<WalkWeights<Location>>(answer.proof);
  EXPECT_EQ(refute(graph_capture::rules_of(puzzle), weights), std::nullopt);
  return weights;
}

bool has_weights_below_zero(const WalkWeights<Location>& proof) {
  return std::any_of(proof.weights.begin(), proof.weights.end(),
                     [](std::int64_t weight) { return weight < 0; });
}

// Whoever leaves a vertex of the larger side without a capture of its own has left one of the
// smaller side just before, where each can be left but once.
TEST(WalkWeights, SidesOfUnequalSizes) {
  if (!mip::available()) GTEST_SKIP();
  Random random(6);
  int refused = 0, unsolvable = 0, solvable = 0;
  for (int round = 0; round < testing::rounds(600); ++round) {
    const graph_capture::Puzzle puzzle = two_sides(random, 2, 6, 2, 6);
    const auto judged = oracle::judge(puzzle, 20'000);
    if (!judged) continue;
    ++(judged->solvable ? solvable : unsolvable);
    const auto weights = weights_against(puzzle);
    if (!weights) continue;
    ASSERT_FALSE(judged->solvable) << "round " << round;
    refused += has_weights_below_zero(*weights) ? 1 : 0;
  }
  EXPECT_GT(solvable, testing::rounds(100));
  EXPECT_GT(unsolvable, testing::rounds(100));
  EXPECT_GT(refused, testing::rounds(50));
  // 150 of 300 must be left by others, and there are 80 beside them.
  const auto large = weights_against(two_sides(random, 80, 300, 3, 5));
  ASSERT_TRUE(large.has_value());
  EXPECT_TRUE(has_weights_below_zero(*large));
}

// Full boards on which 35 % of the pieces capture up to three times, which is enough by numbers.
// But in some regions there are too few of them.
TEST(WalkWeights, FullBoardsOfKings) {
  if (!mip::available()) GTEST_SKIP();
  Random random(4);
  int refused = 0;
  for (const int side : {16, 20}) {
    for (int round = 0; round < 6; ++round) {
      solo_chess::Puzzle puzzle;
      puzzle.types.push_back(*solo_chess::standard_type('K'));
      for (int x = 1; x <= side; ++x)
        for (int y = 1; y <= side; ++y)
          puzzle.pieces.push_back({{x, y}, random.below(20) < 7 ? 3U : 0U, 0});
      if (sum_of_budgets(puzzle) + 1 < puzzle.pieces.size()) continue;
      const Answer<Location> answer =
          refuse_by_walks(*solo_chess::arena_of(puzzle), WalkWeightsBy::both, {});
      if (answer.verdict == Verdict::unknown) continue;
      ++refused;
      EXPECT_EQ(refute(solo_chess::rules_of(puzzle), std::get<WalkWeights<Location>>(answer.proof)),
                std::nullopt);
    }
  }
  EXPECT_GT(refused, 2);
}

// Knights may capture three times from white squares and never from black ones, so that the exits
// of black squares end on white ones. Brute force knows boards of 3x4.
TEST(WalkWeights, ChequeredBoardsOfKnights) {
  if (!mip::available()) GTEST_SKIP();
  for (const auto& [columns, rows] : {std::pair{3, 4}, {8, 8}, {12, 12}}) {
    solo_chess::Puzzle puzzle;
    puzzle.types.push_back(*solo_chess::standard_type('N'));
    for (int x = 1; x <= columns; ++x)
      for (int y = 1; y <= rows; ++y)
        puzzle.pieces.push_back({{x, y}, (x + y) % 2 == 0 ? 3U : 0U, 0});
    const Answer<Location> answer =
        refuse_by_walks(*solo_chess::arena_of(puzzle), WalkWeightsBy::both, {});
    if (columns == 3) {
      const auto judged = oracle::judge(puzzle, 2'000'000);
      ASSERT_TRUE(judged && !judged->solvable);
    }
    ASSERT_EQ(answer.verdict, Verdict::unsolvable) << columns;
    const auto& proof = std::get<WalkWeights<Location>>(answer.proof);
    EXPECT_EQ(refute(solo_chess::rules_of(puzzle), proof), std::nullopt);
  }
}

TEST(WalkWeights, SayWhereTheyDoNotApply) {
  if (!mip::available()) GTEST_SKIP();
  solo_chess::Puzzle puzzle;
  puzzle.types.push_back(*solo_chess::standard_type('R'));
  for (int x = 1; x <= 4; ++x) puzzle.pieces.push_back({{x, 1}, 2, 0});
  EXPECT_EQ(walk_weights_why_not(*solo_chess::arena_of(puzzle)), "");
  puzzle.pieces[0].budget = unlimited;
  EXPECT_NE(walk_weights_why_not(*solo_chess::arena_of(puzzle)), "");
}

// The checker of weights knows no bound on lengths. Where such a bound takes steps away, the
// programme would find weights that the checker does not accept.
TEST(WalkWeights, LeaveBoundsOnLengthsAlone) {
  if (!mip::available()) GTEST_SKIP();
  Random random(5);
  testing::SoloOptions options;
  options.fewest_pieces = 4;
  options.most_pieces = 9;
  options.unlimited_budget = 0;
  int not_accepted = 0;
  for (int round = 0; round < 400; ++round) {
    solo_chess::Puzzle puzzle = testing::random_solo_chess(random, options);
    puzzle.bounds.longest = 1;
    const Arena arena = *solo_chess::arena_of(puzzle);
    EXPECT_NE(walk_weights_why_not(arena), "");
    const Answer<Location> answer = refuse_by_walks(arena, WalkWeightsBy::both, {});
    if (answer.verdict != Verdict::unsolvable) continue;
    const auto& weights = std::get<WalkWeights<Location>>(answer.proof);
    not_accepted += refute(solo_chess::rules_of(puzzle), weights) ? 1 : 0;
  }
  EXPECT_GT(not_accepted, 10);
}

}  // namespace
}  // namespace hardboard::capture
