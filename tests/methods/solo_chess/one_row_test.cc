// Rows against the brute force: all small rows of kings and rooks with all small budgets, each with
// all goals and all last pieces; random lines in all directions with any mix of types. Every
// answer, YES and NO, goes through the checker.
#include "methods/solo_chess/one_row.h"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <string>

#include "base/random.h"
#include "methods/capture/depth_first.h"
#include "methods/capture/optimum.h"
#include "methods/solo_chess/arena_of.h"
#include "oracle/brute_force.h"
#include "puzzles/solo_chess/check.h"
#include "puzzles/solo_chess/row.h"

namespace hardboard::solo_chess {
namespace {

// Indices: kings, rooks, a king and a rook of which there is one (they may be last).
const std::vector<PieceType>& types() {
  static const std::vector<PieceType> all = [] {
    std::vector<PieceType> made = {*standard_type('K'), *standard_type('R'), *standard_type('K'),
                                   *standard_type('R')};
    made[2].letter = 'A';
    made[3].letter = 'C';
    return made;
  }();
  return all;
}

// "K1.R2": digits are budgets, `*` is unlimited, a dot an empty square.
Puzzle row(const std::string& text) {
  Puzzle puzzle;
  puzzle.types = types();
  std::int32_t x = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    ++x;
    if (text[i] == '.') continue;
    Piece piece{{x, 1}, unlimited, static_cast<std::uint8_t>(text[i] == 'R')};
    if (text[++i] != '*') piece.budget = static_cast<std::uint32_t>(text[i] - '0');
    puzzle.pieces.push_back(piece);
  }
  return puzzle;
}

std::string words(const Puzzle& puzzle) {
  std::string result;
  for (const Piece& piece : puzzle.pieces) {
    result += puzzle.types[piece.type].letter;
    result += (piece.budget == unlimited ? "*" : std::to_string(piece.budget));
    result += " " + name(piece.square) + ", ";
  }
  if (puzzle.last) result += "last " + name(puzzle.pieces[*puzzle.last].square);
  if (puzzle.goal) result += "goal " + name(*puzzle.goal);
  return result;
}

struct Seen {
  int yes = 0, no = 0;
};

void hold_against_oracle(const Puzzle& puzzle, Seen& seen) {
  const auto judgement = oracle::judge(puzzle, 50'000);
  if (!judgement) return;
  ASSERT_EQ(one_row_why_not(puzzle), "") << words(puzzle);
  const auto answer = to_squares(puzzle, solve_one_row(puzzle, {}));
  ASSERT_EQ(answer.verdict, judgement->solvable ? Verdict::solvable : Verdict::unsolvable)
      << words(puzzle);
  const CheckReport report = check(puzzle, answer);
  ASSERT_EQ(report.check, Check::verified) << words(puzzle) << ": " << report.reason;
  ++(judgement->solvable ? seen.yes : seen.no);

  if (puzzle.goal) return;  // the brute force counts what remains anywhere
  const auto fewest = to_squares(puzzle, fewest_one_row(puzzle, {}));
  ASSERT_EQ(fewest.minimum->value, judgement->pieces_left) << words(puzzle);
  const CheckReport least = check(puzzle, fewest);
  ASSERT_EQ(least.check, Check::verified) << words(puzzle) << ": " << least.reason;
}

// The row with no goal and no last piece, and with each.
void hold_with_goals_and_lasts(const Puzzle& plain, bool goals, bool lasts, Seen& seen) {
  const auto n = static_cast<std::uint32_t>(plain.pieces.size());
  for (std::uint32_t last = lasts ? 0 : n; last <= n; ++last) {
    Puzzle puzzle = plain;
    if (last < n) {
      puzzle.last = last;
      puzzle.pieces[last].type = static_cast<std::uint8_t>(puzzle.pieces[last].type + 2);
    }
    for (std::uint32_t goal = goals ? 0 : n; goal <= n; ++goal) {
      puzzle.goal.reset();
      if (goal < n) puzzle.goal = puzzle.pieces[goal].square;
      hold_against_oracle(puzzle, seen);
      if (::testing::Test::HasFatalFailure()) return;
    }
  }
}

// All rows of up to `squares` squares that begin and end with a piece.
void hold_all(std::size_t squares, const std::vector<std::string>& tokens, bool goals, bool lasts,
              Seen& seen) {
  std::vector<std::string> texts = {""};
  for (std::size_t length = 1; length <= squares; ++length) {
    std::vector<std::string> longer;
    for (const std::string& text : texts) {
      for (const std::string& token : tokens) {
        if (token == "." && length == 1) continue;
        longer.push_back(text + token);
        if (token == ".") continue;
        hold_with_goals_and_lasts(row(longer.back()), goals, lasts, seen);
        if (::testing::Test::HasFatalFailure()) return;
      }
    }
    texts = std::move(longer);
  }
}

TEST(OneRowLong, AllShortRows) {
  Seen seen;
  hold_all(4, {".", "K0", "K1", "K2", "K*", "R0", "R1", "R3"}, true, true, seen);
  EXPECT_GT(seen.yes, 5'000);
  EXPECT_GT(seen.no, 5'000);
}

// Run once as well, too slow for every day: rows of six squares over six symbols, and those of four
// squares over eleven, with all goals and last pieces.
TEST(OneRowLong, AllLongerRows) {
  Seen seen;
  hold_all(5, {".", "K1", "K2", "K3", "R0", "R2"}, false, false, seen);
  hold_all(5, {"K1", "K2", "R0"}, true, true, seen);
  hold_all(7, {"K1", "K3", "R0"}, false, false, seen);
  EXPECT_GT(seen.yes, 2'000);
  EXPECT_GT(seen.no, 2'000);
}

// Lines in any direction, pieces in any order and of all types, two of one's own among them.
Puzzle random_line(Random& random) {
  static const std::string letters = "KQRBNP";
  const std::array<Square, 5> steps = {{{1, 0}, {0, 1}, {1, 1}, {-1, 1}, {2, 1}}};
  const Square step = steps[random.below(steps.size())];
  Puzzle puzzle;
  for (const char letter : letters) puzzle.types.push_back(*standard_type(letter));
  puzzle.types.push_back({'L', {{9, 0, 1}, {2, 1, 1}, {-2, -1, 1}}, "own"});
  puzzle.types.push_back({'H', {{2, 1, 40}, {-2, -1, 40}, {1, 1, 1}, {-1, -1, 1}}, "own"});
  const std::uint64_t most = 1 + random.below(7);
  std::vector<bool> used(puzzle.types.size(), false);
  for (std::int32_t k = 0; puzzle.pieces.size() < most; ++k) {
    if (random.below(4) == 0) continue;
    const auto type = static_cast<std::uint8_t>(random.below(puzzle.types.size()));
    const auto budget =
        random.below(8) == 0 ? unlimited : static_cast<std::uint32_t>(random.below(4));
    puzzle.pieces.push_back({{-3 + k * step.x, 2 + k * step.y}, budget, type});
  }
  for (std::size_t i = puzzle.pieces.size(); i > 1; --i)
    std::swap(puzzle.pieces[i - 1], puzzle.pieces[random.below(i)]);
  if (random.below(3) == 0) puzzle.goal = puzzle.pieces[random.below(most)].square;
  const auto last = static_cast<std::uint32_t>(random.below(most));
  const auto same = [&](const Piece& piece) { return piece.type == puzzle.pieces[last].type; };
  if (random.below(3) == 0 && std::count_if(puzzle.pieces.begin(), puzzle.pieces.end(), same) == 1)
    puzzle.last = last;
  return puzzle;
}

TEST(OneRowLong, LinesInAllDirections) {
  Random random(7);
  Seen seen;
  for (int i = 0; i < 6'000; ++i) {
    const Puzzle puzzle = random_line(random);
    if (!one_row_why_not(puzzle).empty()) continue;  // pawns on a diagonal
    hold_against_oracle(puzzle, seen);
    if (HasFatalFailure()) return;
  }
  EXPECT_GT(seen.yes, 1'000);
  EXPECT_GT(seen.no, 1'000);
}

// The general searches say the same of what a goal leaves and of the smallest budget.
TEST(OneRowLong, MinimaAsBySearch) {
  Random random(8);
  int fewest = 0, budgets = 0;
  for (int i = 0; i < 400; ++i) {
    const Puzzle puzzle = random_line(random);
    capture::Instance instance({[&](const Limits&) { return arena_of(puzzle); }}, Limits());
    if (fewest_one_row_why_not(puzzle).empty()) {
      ++fewest;
      const auto here = to_squares(puzzle, fewest_one_row(puzzle, {}));
      ASSERT_EQ(here.minimum->value, capture::fewest_by_search(instance, {}).minimum->value)
          << words(puzzle);
      ASSERT_EQ(check(puzzle, here).check, Check::verified) << words(puzzle);
    }
    if (!smallest_budget_one_row_why_not(puzzle).empty()) continue;
    const auto here = to_squares(puzzle, smallest_budget_one_row(puzzle, {}));
    const auto decide = [](capture::Instance& uniform, std::uint32_t, const Limits&) {
      auto outcome = capture::DepthFirst::make(*uniform.arena())->decide({});
      capture::Answer<capture::Location> answer;
      answer.verdict = outcome.verdict;
      answer.moves = std::move(outcome.moves);
      return answer;
    };
    const auto there = capture::smallest_budget(instance, {}, decide);
    ASSERT_EQ(here.verdict, there.verdict) << words(puzzle);
    ASSERT_NE(check(puzzle, here).check, Check::wrong) << words(puzzle);
    if (there.minimum) {
      ++budgets;
      ASSERT_EQ(here.minimum->value, there.minimum->value) << words(puzzle);
    }
  }
  EXPECT_GT(fewest, 200);
  EXPECT_GT(budgets, 50);
}

// A count that is one too high is refused, and so is any count where there is no row.
TEST(OneRowLong, FalseCountsAreRefused) {
  const auto report = [](const Puzzle& puzzle, std::uint64_t left) {
    capture::Answer<Square> answer;
    answer.verdict = Verdict::unsolvable;
    answer.proof = capture::RowCount{left};
    const CheckReport found = check(puzzle, answer);
    return (found.check == Check::verified ? "verified: " : "wrong: ") + found.reason;
  };
  Puzzle puzzle = row("K2R0R0.R0");
  EXPECT_EQ(report(puzzle, 2), "verified: 2 pieces at least remain on the row");
  EXPECT_EQ(report(puzzle, 3), "wrong: 2 can be left on the row, fewer than 3");
  EXPECT_EQ(report(puzzle, 1), "wrong: 1 left would be no refusal");
  puzzle.pieces[1].square.y = 2;
  EXPECT_EQ(report(puzzle, 2), "wrong: no row: the pieces do not stand on one line");
}

TEST(OneRowLong, WhatIsNoRow) {
  Puzzle puzzle = row("K2R0R0.R0");
  puzzle.types[1].rides = {{1, 0, 2}, {-1, 0, 2}};
  EXPECT_EQ(one_row_why_not(puzzle), "");  // it has no captures
  puzzle.pieces[1].budget = 1;
  EXPECT_EQ(one_row_why_not(puzzle), "R captures along the line neither as a king nor as a rook");
  puzzle.types[1].rides = {{1, 0, 1}};
  EXPECT_NE(one_row_why_not(puzzle), "");
  puzzle.types[1].rides = {{2, 0, 1}, {-2, 0, 1}};
  EXPECT_NE(one_row_why_not(puzzle), "");
  puzzle.types[1].rides = {{1, 0, 4}, {-1, 0, 5}};  // as far as it goes here
  EXPECT_EQ(one_row_why_not(puzzle), "");
}

// Any two pieces stand on a line; it must be one that says something.
TEST(OneRowLong, TwoPieces) {
  Puzzle puzzle = row("K2R0");
  EXPECT_EQ(one_row_why_not(puzzle), "");
  puzzle.pieces[1].square.y += 1;  // a diagonal
  EXPECT_EQ(one_row_why_not(puzzle), "");
  puzzle.pieces[1].square.y += 1;
  EXPECT_EQ(one_row_why_not(puzzle), "the two pieces share no row, column or diagonal");
  Piece third = puzzle.pieces[1];
  third.square = {third.square.x + 1, third.square.y + 2};
  puzzle.pieces.push_back(third);
  EXPECT_EQ(one_row_why_not(puzzle), "");
}

// The ends of the plane: distances of 32 bits.
TEST(OneRowLong, FarApart) {
  Puzzle puzzle = row("R1R1R1");
  for (Piece& piece : puzzle.pieces) piece.square = {7, 7};
  puzzle.pieces[0].square = {INT32_MIN, INT32_MIN};
  puzzle.pieces[1].square = {INT32_MAX, INT32_MAX};
  puzzle.types[1] = *standard_type('B');
  const auto answer = to_squares(puzzle, solve_one_row(puzzle, {}));
  EXPECT_EQ(answer.verdict, Verdict::solvable);
  EXPECT_EQ(check(puzzle, answer).check, Check::verified);
}

}  // namespace
}  // namespace hardboard::solo_chess
