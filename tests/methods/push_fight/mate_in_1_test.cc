// Mate-in-1 in its three forms against the brute force: yes and no, the fewest moves, and every
// turn replayed.
#include "methods/push_fight/mate_in_1.h"

#include <gtest/gtest.h>
#include <string>

#include "methods/push_fight/classes.h"
#include "methods/push_fight/moved_sets.h"
#include "oracle/push_fight_brute_force.h"
#include "puzzles/push_fight/check.h"
#include "puzzles/push_fight/read.h"
#include "support/push_fight_boards.h"

namespace hardboard::push_fight {
namespace {

Puzzle puzzle(const std::string& text) {
  const Result<Puzzle> puzzle = read({"f", "push-fight\n" + text, 1});
  EXPECT_TRUE(puzzle) << to_string(puzzle.error());
  return *puzzle;
}

// Decided, and replayed if it is a yes.
void expect_answer(const Puzzle& puzzle, const Answer& answer, bool yes) {
  EXPECT_EQ(answer.verdict, yes ? Verdict::solvable : Verdict::unsolvable) << write(puzzle);
  const CheckReport report = check(puzzle, answer);
  EXPECT_EQ(report.check, yes ? Check::verified : Check::claimed) << report.reason << "\n"
                                                                  << write(puzzle);
}

// The smallest board that Lemma 3.17 as printed gets wrong: it would let the pawn stay behind the
// king, on the square that the king has just left, and so let the king through to a1.
TEST(PushFightMateLong, TheSquareThatTheKingLeavesIsEmpty) {
  const Puzzle small = puzzle("moves unlimited\nboard\n\n p\n\n . P K|\n   - -\n");
  EXPECT_FALSE(oracle::fewest_moves(small));
  expect_answer(small, solve_classes(small, {}), false);
  // On a square beside the corner the pawn can make way.
  const Puzzle aside = puzzle("moves unlimited\nboard\n\n p\n\n . P K|\n     -\n . .|\n - -\n");
  ASSERT_TRUE(oracle::fewest_moves(aside));
  expect_answer(aside, solve_classes(aside, {}), true);
}

TEST(PushFightMateLong, NoKingNoMate) {
  for (const char* moves : {"moves 2\n", "moves unlimited\n"}) {
    const Puzzle none = puzzle(moves + std::string("board\n\n P p\n"));
    expect_answer(none, none.moves == 2 ? solve_two_moves(none, {}) : solve_classes(none, {}),
                  false);
  }
}

TEST(PushFightMateLong, SmallBoards) {
  Random random(5);
  int yes = 0, deep = 0;
  for (int i = 0; i < 3000; ++i) {
    Puzzle small = testing::random_push_fight(random, 14);
    if (testing::configurations(small) > 250) continue;
    const std::optional<std::uint32_t> fewest = oracle::fewest_moves(small);
    yes += fewest ? 1 : 0;
    deep += fewest && *fewest > 3 ? 1 : 0;
    expect_answer(small, solve_classes(small, {}), fewest.has_value());
    for (std::uint32_t moves = 0; moves <= 2; ++moves) {
      small.moves = moves;
      expect_answer(small, solve_two_moves(small, {}), fewest && *fewest <= moves);
      expect_answer(small, solve_configurations(small, {}), fewest && *fewest <= moves);
    }
    small.moves = fewest && *fewest > 0 ? *fewest - 1 : 1;
    expect_answer(small, solve_configurations(small, {}), fewest && *fewest <= small.moves);
    expect_answer(small, solve_moved_sets(small, {}), fewest && *fewest <= small.moves);
    const Answer answer = minimize(small, {});
    ASSERT_EQ(answer.minimum.has_value(), fewest.has_value()) << write(small);
    EXPECT_EQ(answer.verdict,
              fewest && *fewest <= small.moves ? Verdict::solvable : Verdict::unsolvable);
    if (!fewest) continue;
    EXPECT_EQ(answer.minimum->value, *fewest) << write(small);
    EXPECT_EQ(answer.minimum->bound, *fewest) << write(small);
    EXPECT_EQ(answer.turn->moves.size(), *fewest);
    EXPECT_EQ(answer.remark, "") << write(small);
    EXPECT_NE(check(small, answer).check, Check::wrong) << check(small, answer).reason;
    const auto men = men_of(small.position);
    const auto sets = fewest_by_moved_sets(
        small.board, men, winning_lines(small.board, small.position), {}, 100, 1'000'000, Limits{});
    ASSERT_TRUE(sets.turn) << write(small);
    EXPECT_EQ(sets.turn->moves.size(), *fewest) << write(small);
    EXPECT_EQ(sets.bound, *fewest);
  }
  EXPECT_GT(yes, 100);
  EXPECT_GT(deep, 5);
}

// Section 3.4: points in a sea of pawns; the fewest moves are the length of a shortest rectilinear
// Steiner tree and three. Lengths by hand.
std::string steiner(const std::string& rows) {
  return "moves unlimited\nboard\n" + rows;
}
// Points (3,4), (2,5), (4,5), (3,6): a cross of length 4.
constexpr const char* cross =
    " - - - - - - - -\n"
    "|P P . P P P P P|\n"
    "|P . P . P P P P|\n"
    "|P P . P P P P P|\n"
    "|p p P p p p p p|\n"
    "|p a P P P P K p|\n"
    "|p p p p p p p p|\n"
    " - -   - - - - -\n";

TEST(PushFightMateLong, SteinerTrees) {
  // Points (2,4) and (4,4): a tree of length 2.
  const Puzzle two =
      puzzle(steiner(" - - - - - -\n"
                     "|P . P . P P|\n"
                     "|p P p p p p|\n"
                     "|a P P K p p|\n"
                     "|p p p p p p|\n"
                     " -   - - - -\n"));
  EXPECT_EQ(oracle::fewest_moves(two), 5U);
  EXPECT_EQ(minimize(two, {}).minimum->value, 5U);
  const Puzzle points = puzzle(steiner(cross));
  const Answer answer = minimize(points, {});
  EXPECT_EQ(answer.minimum->value, 7U);
  EXPECT_EQ(answer.minimum->bound, 7U);
  EXPECT_NE(check(points, answer).check, Check::wrong);
}

// How many of twelve crowds behind rails get an answer in this time that need not be the best: the
// fewest moves are out of reach, and the best turn so far is the answer, with a bound.
int cut_short_in(std::chrono::milliseconds time) {
  const std::string rail = " - - - - - - - - - - - - - - - - - - - -\n";
  int cut_short = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    Random random(seed);
    std::string text = "moves unlimited\nboard\n" + rail;
    for (int y = 0; y < 20; ++y) {
      for (int x = 0; x < 20; ++x) {
        const std::uint64_t kind = random.below(100);
        text += x == 0 ? '|' : ' ';
        text += x == 10 && y == 10 ? 'K' : kind < 60 ? 'P' : kind < 95 ? 'p' : '.';
      }
      text += "|\n";
    }
    const Puzzle large = puzzle(text + " -  " + rail.substr(4));
    SolveOptions options;
    options.limits.deadline = Clock::now() + time;
    const Answer answer = minimize(large, options);
    if (!answer.minimum) continue;
    EXPECT_EQ(answer.verdict, Verdict::solvable);
    EXPECT_EQ(answer.minimum->value, answer.turn->moves.size());
    EXPECT_LE(answer.minimum->bound, answer.minimum->value);
    EXPECT_GT(answer.minimum->bound, 0U);
    EXPECT_NE(check(large, answer).check, Check::wrong) << check(large, answer).reason;
    cut_short += answer.minimum->bound < answer.minimum->value;
  }
  return cut_short;
}

// A crowd on a board of 40 by 40 without rails, with one king: too many configurations for A*.
Puzzle crowd(std::uint64_t seed) {
  Random random(seed);
  std::string text = "moves 2\nboard\n\n";
  for (int y = 0; y < 40; ++y) {
    for (int x = 0; x < 40; ++x) {
      const std::uint64_t kind = random.below(100);
      text += x == 20 && y == 20 ? " K" : kind < 45 ? " P" : kind < 85 ? " p" : " .";
    }
    text += "\n\n";
  }
  return puzzle(text);
}

// When the bound meets the best turn, no further search begins, and the remark says nothing of
// fewer moves. Little memory ends the other searches soon, and their remarks say so.
TEST(PushFightMateLong, TheSearchEndsWhenTheBoundIsMet) {
  int met = 0, three = 0, longer = 0, cut_short = 0;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    const Puzzle large = crowd(seed);
    SolveOptions options;
    options.limits.memory_bytes = std::size_t{1} << 22;
    const Answer answer = minimize(large, options);
    if (!answer.minimum) continue;
    const auto [what, value, bound] = *answer.minimum;
    EXPECT_EQ(
        answer.remark,
        bound == value ? "" : "fewer moves are not ruled out: the memory it was given is used up");
    options.alone = true;
    options.limits.memory_bytes = 1;
    const Answer cut = solve_configurations(large, options);
    if (cut.verdict == Verdict::unknown) {
      EXPECT_TRUE(cut.remark.starts_with("the memory it was given is used up; ")) << cut.remark;
      ++cut_short;
    }
    EXPECT_NE(check(large, answer).check, Check::wrong) << check(large, answer).reason;
    if (value > 3) {
      longer += answer.verdict == Verdict::unsolvable;
      continue;
    }
    // Whether up to two moves suffice is known at once, so that three moves are the fewest.
    EXPECT_TRUE(value == 3 || answer.method == "classes" || answer.method == "two-moves")
        << answer.method;
    EXPECT_EQ(bound, value) << seed;
    EXPECT_EQ(answer.verdict, value <= 2 ? Verdict::solvable : Verdict::unsolvable) << seed;
    EXPECT_EQ(solve_two_moves(large, {}).verdict, answer.verdict) << seed;
    ++met;
    three += value == 3;
  }
  EXPECT_GT(met, 10);
  EXPECT_GT(three, 1);
  EXPECT_GT(longer, 0);
  EXPECT_GT(cut_short, 0);
}

// A slow machine may need more time for the first turn.
TEST(PushFightMateLong, LimitsLeaveTheBestSoFar) {
  std::chrono::milliseconds time(500);
  while (cut_short_in(time) == 0 && !HasFailure()) ASSERT_LT(time *= 2, std::chrono::seconds(20));
}

// Twenty by twenty, half full, and one king on a hundred by a hundred: decided, and what is found
// is replayed.
TEST(PushFightMateLong, LargeBoards) {
  for (const auto& [size, kings] : {std::pair{20, 12}, std::pair{100, 1}}) {
    std::string text = "moves unlimited\nboard\n\n";
    Random random(static_cast<std::uint64_t>(size));
    int left = kings;
    for (int y = 0; y < size; ++y) {
      for (int x = 0; x < size; ++x) {
        const std::uint64_t kind = random.below(100);
        const bool king = left > 0 && y == size / 2 && x >= size / 2;
        left -= king ? 1 : 0;
        text += king ? " K" : kind < 30 ? " P" : kind < 50 ? " p" : " .";
      }
      text += "\n\n";
    }
    const Puzzle large = puzzle(text);
    const Answer answer = solve_classes(large, {});
    expect_answer(large, answer, true);
  }
}

}  // namespace
}  // namespace hardboard::push_fight
