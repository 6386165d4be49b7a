// Budgets of 0 and 1: all small boards of pairs of types, every last piece and goal, and random
// boards with types of one's own.
#include "methods/solo_chess/budget_one.h"

#include "support/random_puzzle.h"
#include "support/small_boards.h"

namespace hardboard::solo_chess {
namespace {

using testing::Decided;

void hold(const Puzzle& puzzle, Decided& seen) {
  if (::testing::Test::HasFailure()) return;
  ASSERT_EQ(budget_one_why_not(puzzle), "");
  testing::expect_decided(puzzle, solve_budget_one(puzzle, {}), seen);
}

// The puzzle as it is, with each lone piece last, and with a goal.
void hold_all(Puzzle puzzle, Decided& seen) {
  hold(puzzle, seen);
  for (std::uint32_t i = 0; i < puzzle.pieces.size(); ++i) {
    int same = 0;
    for (const Piece& piece : puzzle.pieces) same += piece.type == puzzle.pieces[i].type;
    if (same != 1) continue;
    puzzle.last = i;
    hold(puzzle, seen);
  }
  puzzle.last.reset();
  puzzle.goal = puzzle.pieces[puzzle.pieces.size() / 2].square;
  hold(puzzle, seen);
}

TEST(BudgetOneLong, AllSmallBoards) {
  Decided seen;
  const std::string letters = "KQRBNP";
  for (const char one : letters) {
    for (const char other : letters) {
      if (one >= other) continue;
      const std::vector types = {*standard_type(one), *standard_type(other)};
      testing::for_each_board(types, 2, 3, {{0, 1}, {1, 1}, {0, 0}}, [&](const Puzzle& puzzle) {
        if (puzzle.pieces.size() <= 3) hold_all(puzzle, seen);
      });
      testing::for_each_board(types, 6, 1, {{0, 1}, {1, 1}}, [&](const Puzzle& puzzle) {
        if (puzzle.pieces.size() <= 5) hold_all(puzzle, seen);
      });
    }
  }
  testing::for_each_board({*standard_type('R'), *standard_type('B'), *standard_type('N')}, 3, 3,
                          {{0, 1}, {1, 1}, {2, 1}}, [&](const Puzzle& puzzle) {
                            if (puzzle.pieces.size() <= 3) hold_all(puzzle, seen);
                          });
  EXPECT_GT(seen.yes, 3000);
  EXPECT_GT(seen.no, 3000);
}

TEST(BudgetOneLong, TypesOfOnesOwn) {
  Random random(23);
  Decided seen;
  for (int i = 0; i < 20000; ++i) {
    const bool row = i % 3 == 0;
    Puzzle puzzle = testing::random_solo_chess(random, {.width = row ? 9 : 5,
                                                        .height = row ? 1 : 4,
                                                        .most_pieces = 5,
                                                        .custom = 60,
                                                        .most_budget = 1,
                                                        .unlimited_budget = 0,
                                                        .uniform = 70,
                                                        .last = 30});
    hold(puzzle, seen);
  }
  EXPECT_GT(seen.yes, 1000);
  EXPECT_GT(seen.no, 1000);
}

// Few witnesses however long the row: else time would not be linear. Rooks of a range refuse only
// what is far from them.
TEST(BudgetOneLong, FewWitnesses) {
  Random random(29);
  Decided seen;
  std::size_t most = 0;
  for (int i = 0; i < 400; ++i) {
    Puzzle puzzle;
    const auto range = static_cast<std::int32_t>(50 + random.below(300));
    const PieceType near{'A', {{1, 0, range}, {-1, 0, range}}, ""};
    const PieceType odd{'E', {{1, 0, range}, {-1, 0, range}, {-3, 0, unlimited_range}}, ""};
    puzzle.types = {*standard_type('R'), near, odd, *standard_type('Q')};
    for (std::int32_t x = 0; x < 300; ++x) {
      if (random.below(2) == 0) continue;
      puzzle.pieces.push_back({{x, 0}, 1, static_cast<std::uint8_t>(random.below(3))});
    }
    if (i % 4 == 0)
      puzzle.pieces.push_back({{static_cast<std::int32_t>(random.below(300)), 5}, 1, 3});
    std::swap(puzzle.pieces.front(), puzzle.pieces[random.below(puzzle.pieces.size())]);
    const capture::Answer<capture::Location> answer = solve_budget_one(puzzle, {});
    if (const auto* none = std::get_if<capture::NoCenter<capture::Location>>(&answer.proof))
      most = std::max(most, none->witnesses.size());
    ++(answer.verdict == Verdict::solvable ? seen.yes : seen.no);
    ASSERT_EQ(check(puzzle, to_squares(puzzle, answer)).check, Check::verified);
  }
  EXPECT_GT(seen.yes, 50);
  EXPECT_GT(seen.no, 50);
  EXPECT_LE(most, 12U);
}

TEST(BudgetOneLong, NeedsBudgetsBelowTwo) {
  Puzzle puzzle;
  puzzle.types = {*standard_type('R')};
  puzzle.pieces = {{{1, 1}, 2, 0}};
  EXPECT_NE(budget_one_why_not(puzzle), "");
}

// A witness too few, a piece that captures twice: the checker must not take them.
TEST(BudgetOneLong, ChecksWitnesses) {
  Puzzle puzzle;
  puzzle.types = {*standard_type('R'), *standard_type('K')};
  puzzle.pieces = {{{1, 1}, 1, 0}, {{3, 1}, 1, 0}, {{3, 3}, 1, 0}};  // c1 is the center
  capture::Answer<Square> answer;
  answer.verdict = Verdict::unsolvable;
  answer.proof = capture::NoCenter<Square>{{{1, 1}, {3, 1}, {3, 3}}};
  EXPECT_EQ(check(puzzle, answer).check, Check::wrong);
  puzzle.pieces[2].type = 1;
  EXPECT_EQ(check(puzzle, answer).check, Check::verified);
  answer.proof = capture::NoCenter<Square>{{{1, 1}, {3, 1}}};
  EXPECT_EQ(check(puzzle, answer).check, Check::wrong);
  puzzle.pieces[0].budget = 2;
  answer.proof = capture::NoCenter<Square>{{{1, 1}, {3, 1}, {3, 3}}};
  EXPECT_EQ(check(puzzle, answer).check, Check::wrong);
}

}  // namespace
}  // namespace hardboard::solo_chess
