// Pawns with budgets of at most 2: all small boards.
#include "methods/solo_chess/pawns.h"

#include <set>

#include "support/random_puzzle.h"
#include "support/small_boards.h"

namespace hardboard::solo_chess {
namespace {

using testing::Decided;

void hold(const Puzzle& puzzle, Decided& seen) {
  if (::testing::Test::HasFailure()) return;
  ASSERT_EQ(pawns_why_not(puzzle), "");
  testing::expect_decided(puzzle, solve_pawns(puzzle, {}), seen);
}

TEST(PawnsLong, AllSmallBoards) {
  Decided seen;
  const std::vector pawn = {*standard_type('P')};
  testing::for_each_board(pawn, 3, 3, {{0, 2}, {0, 1}, {0, 0}}, [&](Puzzle puzzle) {
    if (puzzle.pieces.size() > 6) return;
    hold(puzzle, seen);
    puzzle.goal = puzzle.pieces.front().square;
    hold(puzzle, seen);
    puzzle.goal = puzzle.pieces.back().square;
    hold(puzzle, seen);
  });
  testing::for_each_board(pawn, 5, 4, {{0, 2}}, [&](const Puzzle& puzzle) {
    // Pawns of one colour of square.
    const auto odd = [](const Piece& piece) { return (piece.square.x + piece.square.y) % 2 == 0; };
    if (std::all_of(puzzle.pieces.begin(), puzzle.pieces.end(), odd)) hold(puzzle, seen);
  });
  EXPECT_GT(seen.yes, 300);
  EXPECT_GT(seen.no, 2000);
}

// Rows of one or two below each other, as solvable puzzles have them, with any budgets.
TEST(PawnsLong, TallBoards) {
  Random random(5);
  Decided seen;
  for (int i = 0; i < 30000; ++i) {
    Puzzle puzzle;
    puzzle.types = {*standard_type('P')};
    const auto height = static_cast<std::int32_t>(3 + random.below(4));
    for (std::int32_t row = 0; row < height; ++row) {
      const auto shift = static_cast<std::int32_t>(random.below(2));
      for (std::int32_t k = 0; k < (row == 0 ? 1 : row == 1 ? 2 : 3); ++k) {
        if (row > 0 && random.below(3) == 0) continue;
        const auto budget = static_cast<std::uint32_t>(random.below(8));
        puzzle.pieces.push_back(
            {{2 * (k + shift) - row % 2 + 2, height - row}, std::min(budget, 2U), 0});
      }
    }
    if (puzzle.pieces.size() <= 11) hold(puzzle, seen);
  }
  EXPECT_GT(seen.yes, 1000);
  EXPECT_GT(seen.no, 1000);
}

// docs/errata.md: the target's children have a child each and none in common, a case that the
// published proof leaves out.
TEST(PawnsLong, TheCaseThatTheoremFourLeavesOut) {
  Puzzle puzzle;
  puzzle.types = {*standard_type('P')};
  puzzle.pieces = {{{3, 3}, 2, 0}, {{2, 2}, 2, 0}, {{4, 2}, 2, 0}, {{1, 1}, 2, 0}, {{5, 1}, 2, 0}};
  Decided seen;
  hold(puzzle, seen);
  EXPECT_EQ(seen.yes, 1);
}

Check verdict(const Puzzle& puzzle, std::uint64_t rows) {
  capture::Answer<Square> answer;
  answer.verdict = Verdict::unsolvable;
  answer.proof = capture::PawnRows{rows};
  return check(puzzle, answer).check;
}

// What the checker says of a refusal by so many rows, against the rules: on all boards it accepts
// some number of rows exactly if there is no solution, and with more rows no less.
TEST(PawnsLong, CheckerOfRows) {
  const std::vector pawn = {*standard_type('P')};
  int refused = 0;
  testing::for_each_board(pawn, 3, 3, {{0, 2}, {0, 1}, {0, 0}}, [&](const Puzzle& puzzle) {
    if (puzzle.pieces.size() > 5 || ::testing::Test::HasFailure()) return;
    std::set<std::int32_t> rows;
    for (const Piece& piece : puzzle.pieces) rows.insert(piece.square.y);
    bool before = false;
    for (std::uint64_t upper = 0; upper <= rows.size(); ++upper) {
      const bool now = verdict(puzzle, upper) == Check::verified;
      ASSERT_TRUE(now || !before) << testing::in_words(puzzle);
      before = now;
    }
    ASSERT_EQ(before, !oracle::judge(puzzle)->solvable) << testing::in_words(puzzle);
    ASSERT_EQ(verdict(puzzle, rows.size() + 1), before ? Check::verified : Check::wrong);
    refused += before ? 1 : 0;
  });
  EXPECT_GT(refused, 1000);
}

TEST(PawnsLong, CheckerOfRowsWantsPawns) {
  Puzzle puzzle;
  puzzle.types = {*standard_type('P'), *standard_type('N')};
  puzzle.pieces = {{{1, 1}, 2, 0}, {{3, 2}, 2, 0}};
  EXPECT_EQ(verdict(puzzle, 2), Check::verified);
  EXPECT_EQ(verdict(puzzle, 1), Check::wrong);  // the top row can be cleared upward
  puzzle.pieces[0].type = 1;
  EXPECT_EQ(verdict(puzzle, 2), Check::wrong);
  puzzle.pieces[0] = {{1, 1}, 3, 0};
  EXPECT_EQ(verdict(puzzle, 2), Check::wrong);
}

TEST(PawnsLong, NeedsPawnsAndBudgetsUpToTwo) {
  Puzzle puzzle;
  puzzle.types = {*standard_type('P'), *standard_type('K')};
  puzzle.pieces = {{{1, 1}, 2, 0}};
  EXPECT_EQ(pawns_why_not(puzzle), "");
  puzzle.pieces.push_back({{2, 2}, 3, 0});
  EXPECT_NE(pawns_why_not(puzzle), "");
  puzzle.pieces[1] = {{2, 2}, 2, 1};
  EXPECT_NE(pawns_why_not(puzzle), "");
  puzzle.pieces = {{{1, 1}, 2, 1}};
  EXPECT_NE(pawns_why_not(puzzle), "");
}

}  // namespace
}  // namespace hardboard::solo_chess
