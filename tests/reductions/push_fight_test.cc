// Push Fight as formulas, on all positions of tiny boards: the formula is true if and only if a
// brute force knows a win that soon, and solutions read back.
#include <gtest/gtest.h>
#include <map>

#include "kinds/kind.h"
#include "kinds/push_fight_parts.h"
#include "oracle/push_fight_brute_force.h"
#include "oracle/push_fight_values.h"
#include "puzzles/ground.h"
#include "puzzles/push_fight/traits.h"
#include "reductions/reduction.h"

namespace hardboard {
namespace {

using push_fight::Puzzle;
using push_fight::Question;

AnyPuzzle any(Puzzle puzzle) {
  return {ground_of<push_fight::Traits>(), std::move(puzzle)};
}

// The image's answer by its kind's methods.
AnyAnswer solved(const AnyImage& image) {
  return kind_of(image.puzzle).solve(image.puzzle, {});
}

TEST(PushFightToSatLong, AgreesWithABruteForceOnTinyBoards) {
  const Reduction& row = *reduction_named("push-fight-to-sat");
  int mates = 0, others = 0;
  std::uint64_t number = 0;
  all_small_fights(5, [&](Puzzle puzzle) {
    if (puzzle.question != Question::mate_in_1) return true;
    if (puzzle.board.size() == 5 && ++number % 7 != 0) return true;
    const auto fewest = oracle::fewest_moves(puzzle, puzzle.moves);
    const AnyPuzzle source = any(puzzle);
    const Result<AnyImage> image = row.forward(source, {});
    EXPECT_TRUE(image);
    const AnyAnswer answer = solved(*image);
    EXPECT_EQ(answer.head().verdict == Verdict::solvable, fewest.has_value())
        << source.kind().write(source);
    const Result<AnyAnswer> back = row.recover(*image, answer, {});
    EXPECT_TRUE(back) << back.error().message;
    if (!back) return false;
    ++(fewest ? mates : others);
    if (!fewest) return !::testing::Test::HasFailure();
    const Result<AnyAnswer> forth = row.witness(*image, *back, {});
    EXPECT_TRUE(forth) << forth.error().message;
    return !::testing::Test::HasFailure();
  });
  EXPECT_GT(mates, 300);
  EXPECT_GT(others, 300);
}

// The values of all positions that play can reach, once for each board and number of moves.
class Values {
public:
  oracle::PushFightValue of(const Puzzle& puzzle) {
    const std::string name = oracle::name_of(puzzle.position);
    auto& known = known_[puzzle.moves];
    if (!known.contains(name))
      known.merge(oracle::push_fight_values(puzzle.board, puzzle.position, puzzle.moves));
    return known.at(name);
  }

private:
  std::map<std::uint32_t, std::map<std::string, oracle::PushFightValue>> known_;
};

void expect_wins_within(std::uint32_t turns, unsigned squares, std::uint64_t every) {
  const Reduction& row =
      *reduction_named(turns == 1 ? "push-fight-win-in-1-to-qbf" : "push-fight-win-in-2-to-qbf");
  EXPECT_FALSE(row.carries_refusals());
  int wins = 0, late = 0, others = 0;
  std::uint64_t number = 0;
  push_fight::Board board;
  Values values;
  all_small_fights(squares, [&](Puzzle puzzle) {
    if (puzzle.question != Question::winner || puzzle.moves != 1) return true;
    if (!(puzzle.board == board)) values = {}, board = puzzle.board;
    if (puzzle.board.size() > 2 && ++number % every != 0) return true;
    const oracle::PushFightValue value = values.of(puzzle);
    const bool is_win = value.verdict == Verdict::win;
    const bool in_time = is_win && value.depth <= 2 * turns - 1;
    const AnyPuzzle source = any(puzzle);
    const Result<AnyImage> image = row.forward(source, {});
    EXPECT_TRUE(image);
    const AnyAnswer answer = solved(*image);
    EXPECT_EQ(answer.head().verdict, in_time ? Verdict::solvable : Verdict::unsolvable)
        << value.depth << "\n"
        << source.kind().write(source);
    if (::testing::Test::HasFailure()) return false;
    const Result<AnyAnswer> back = row.recover(*image, answer, {});
    EXPECT_TRUE(back) << back.error().message << source.kind().write(source);
    if (!back) return false;
    EXPECT_EQ(back->head().verdict, in_time ? Verdict::win : Verdict::unknown);
    EXPECT_NE(source.kind().check(source, *back, {}).check, Check::wrong);
    if (in_time) {
      // The source's own strategy becomes functions that win, and these become a strategy again.
      const AnyAnswer own = kind_of(source).solve(source, {});
      const Result<AnyAnswer> forth = row.witness(*image, own, {});
      EXPECT_TRUE(forth) << forth.error().message << source.kind().write(source);
      if (!forth) return false;
      const CheckReport of_image = image->puzzle.kind().check(image->puzzle, *forth, {});
      EXPECT_EQ(of_image.check, Check::verified) << of_image.reason;
      const Result<AnyAnswer> again = row.recover(*image, *forth, {});
      EXPECT_TRUE(again) << again.error().message;
      if (!again) return false;
      const CheckReport of_source = source.kind().check(source, *again, {});
      EXPECT_EQ(of_source.check, Check::verified)
          << of_source.reason << source.kind().write(source);
    }
    ++(in_time ? wins : is_win ? late : others);
    return !::testing::Test::HasFailure();
  });
  EXPECT_GT(wins, 5);
  EXPECT_GT(others, 5);
  EXPECT_TRUE(turns > 1 || late > 0);  // some wins need more turns
}

TEST(PushFightToQbfLong, WinsInOneTurn) {
  expect_wins_within(1, 4, 5);
}
TEST(PushFightToQbfLong, WinsInTwoTurns) {
  expect_wins_within(2, 3, 7);
}

TEST(PushFightToQbf, RefusesOtherQuestions) {
  all_small_fights(2, [&](Puzzle puzzle) {
    const bool asks_winner = puzzle.question == Question::winner;
    EXPECT_EQ(reduction_named("push-fight-win-in-1-to-qbf")->forward(any(puzzle), {}).ok(),
              asks_winner);
    EXPECT_EQ(reduction_named("push-fight-to-sat")->forward(any(puzzle), {}).ok(), !asks_winner);
    puzzle.moves = push_fight::unlimited_moves;
    EXPECT_FALSE(reduction_named("push-fight-win-in-1-to-qbf")->forward(any(puzzle), {}));
    EXPECT_FALSE(reduction_named("push-fight-to-sat")->forward(any(puzzle), {}));
    return true;
  });
}

}  // namespace
}  // namespace hardboard
