// Puzzles that bound distances, lengths and capturers, against a brute force of their own: search,
// SAT, survey, play and check say what it says, YES and NO.
#include <algorithm>
#include <array>
#include <gtest/gtest.h>

#include "methods/capture/depth_first.h"
#include "methods/capture/first_moves.h"
#include "methods/capture/greedy.h"
#include "methods/capture/optimum.h"
#include "methods/capture/rows.h"
#include "methods/capture/slack.h"
#include "methods/capture/solve_sat.h"
#include "methods/solo_chess/instance.h"
#include "oracle/bounded_brute_force.h"
#include "proofs/kernel_case.h"
#include "puzzles/solo_chess/canonical.h"
#include "puzzles/solo_chess/check.h"
#include "puzzles/solo_chess/read.h"
#include "puzzles/solo_chess/replay.h"
#include "puzzles/solo_chess/rest.h"
#include "puzzles/solo_chess/write.h"
#include "support/random_puzzle.h"
#include "support/rounds.h"

namespace hardboard::solo_chess {
namespace {

using capture::Arena;
using capture::ArenaAnswer;
using capture::DepthFirst;

Puzzle bounded_puzzle(Random& random, std::uint32_t pieces, std::uint32_t custom = 10) {
  testing::SoloOptions options;
  options.width = 5;
  options.height = 4;
  options.fewest_pieces = 1;
  options.most_pieces = pieces;
  options.most_budget = 6;
  options.letters = random.below(3) == 0 ? "QR" : "KQRBNP";
  options.custom = custom;
  Puzzle puzzle = testing::random_solo_chess(random, options);
  testing::set_random_bounds(random, puzzle);
  if (random.below(6) == 0) {  // long captures
    constexpr std::int32_t stretch = 200;
    for (Piece& piece : puzzle.pieces) {
      if (puzzle.goal == piece.square)
        puzzle.goal = Square{piece.square.x * stretch, piece.square.y * stretch};
      piece.square = {piece.square.x * stretch, piece.square.y * stretch};
      if (piece.budget != unlimited) piece.budget *= stretch;
    }
    puzzle.frame.reset();
    if (puzzle.budget != unlimited) puzzle.budget *= stretch;
  }
  return puzzle;
}

void expect_verified(const Puzzle& puzzle, ArenaAnswer answer, bool may_search) {
  Recourse recourse;
  recourse.may_search = may_search;
  const CheckReport report = check(puzzle, to_squares(puzzle, std::move(answer)), {}, recourse);
  EXPECT_EQ(report.check, Check::verified) << report.reason << "\n" << write(puzzle);
}

TEST(SoloBoundsLong, MethodsSayWhatBruteForceSays) {
  Random random(1501);
  std::array<int, 2> seen{};
  int tight = 0, surveyed = 0;
  for (int round = 0; round < 3'000; ++round) {
    const Puzzle puzzle = bounded_puzzle(random, 7);
    const auto judged = oracle::judge_bounded(puzzle, 20'000);
    if (!judged) continue;
    SCOPED_TRACE(write(puzzle));
    const bool solvable = judged->count > 0;
    ++seen.at(solvable ? 1 : 0);
    Instance instance(puzzle, {});
    const Arena& arena = *instance.captures.arena();
    if (instance.captures.survey().refusal.index() != 0) {
      ++surveyed;
      ASSERT_FALSE(solvable);
      ArenaAnswer refusal;
      refusal.verdict = Verdict::unsolvable;
      refusal.proof = instance.captures.survey().refusal;
      expect_verified(puzzle, refusal, false);
    }
    const Verdict truth = solvable ? Verdict::solvable : Verdict::unsolvable;
    const auto search = DepthFirst::make(arena);
    ASSERT_TRUE(search);
    const DepthFirst::Outcome outcome = search->decide({});
    ASSERT_EQ(outcome.verdict, truth);
    if (solvable) {
      ArenaAnswer answer;
      answer.verdict = truth;
      answer.moves = outcome.moves;
      expect_verified(puzzle, answer, false);
    }
    ASSERT_TRUE(*search->count({}) == judged->count);
    ASSERT_EQ(search->fewest_left({}).pieces, judged->pieces_left);

    const Limits none;
    const ArenaAnswer by_sat = capture::solve_by_exits(arena, {none});
    ASSERT_EQ(by_sat.verdict, truth);
    expect_verified(puzzle, by_sat, true);
    const ArenaAnswer with_roots =
        capture::solve_by_exits(arena, {none, {}, instance.captures.survey().roots});
    ASSERT_EQ(with_roots.verdict, truth);
    if (capture::tight_slack(arena, 1)) {
      ++tight;
      ASSERT_EQ(capture::solve_by_counting(arena, {none}).verdict, truth);
    }
    const ArenaAnswer by_rows = run_rows(capture::arena_methods(), instance.captures, {none});
    ASSERT_EQ(by_rows.verdict, truth);
    expect_verified(puzzle, by_rows, true);
  }
  EXPECT_GT(seen[0], 500);
  EXPECT_GT(seen[1], 500);
  EXPECT_GT(tight, 50);
  EXPECT_GT(surveyed, 50);
}

// The only solution has a capture of length 3 over a place that its piece can't come to before, for
// from there the next place is too near: without such captures the board falls into three parts.
TEST(SoloBounds, PartsHangTogetherByLongCaptures) {
  const std::string text =
      "solo-chess\nbudget 0\nshortest 2\nlongest 3\nboard\n"
      "R . R . .\n"
      "R . . R5 .\n"
      ". . R . .\n"
      "R5 . . . .\n";
  const Puzzle puzzle = *read(Text{"", text});
  ASSERT_EQ(oracle::judge_bounded(puzzle)->pieces_left, 1U);
  Instance instance(puzzle, {});
  const ArenaAnswer fewest = capture::fewest_by_exits(instance.captures, {Limits{}});
  ASSERT_TRUE(fewest.minimum);
  EXPECT_EQ(fewest.minimum->value, 1U);
  EXPECT_EQ(fewest.minimum->bound, 1U);
}

TEST(SoloBounds, FewestPiecesAndBudgetsHold) {
  Random random(1502);
  int bounded = 0;
  for (int round = 0; round < testing::rounds(1'500); ++round) {
    const Puzzle puzzle = bounded_puzzle(random, 6);
    const auto judged = oracle::judge_bounded(puzzle, 20'000);
    if (!judged || puzzle.goal) continue;
    SCOPED_TRACE(write(puzzle));
    Instance instance(puzzle, {});
    const Limits none;
    const ArenaAnswer fewest = capture::fewest_by_exits(instance.captures, {none});
    ASSERT_TRUE(fewest.minimum);
    ASSERT_EQ(fewest.minimum->value, judged->pieces_left);
    ASSERT_EQ(fewest.minimum->bound, judged->pieces_left);
    expect_verified(puzzle, fewest, true);
    const ArenaAnswer least = run_rows(std::span(&capture::each_budget_row, 1), instance.captures,
                                       {none}, {"budget", false});
    if (!least.minimum) continue;
    ++bounded;
    const auto value = static_cast<std::uint32_t>(least.minimum->value);
    EXPECT_GT(oracle::judge_bounded(with_budget(puzzle, value))->count, testing::rounds(0U));
    if (value > 0) {
      EXPECT_EQ(oracle::judge_bounded(with_budget(puzzle, value - 1))->count, 0U);
    }
  }
  EXPECT_GT(bounded, testing::rounds(200));
}

// Each first capture: what is left of the puzzle, as a puzzle and as an arena, is what brute force
// says; the greedy play keeps to the bounds.
TEST(SoloBounds, WhatIsLeftKeepsItsBounds) {
  Random random(1503);
  for (int round = 0; round < 1'500; ++round) {
    const Puzzle puzzle = bounded_puzzle(random, 6);
    const auto judged = oracle::judge_bounded(puzzle, 20'000);
    if (!judged) continue;
    SCOPED_TRACE(write(puzzle));
    const Arena arena = *arena_of(puzzle);
    Game game(puzzle);
    ASSERT_EQ(game.moves().size(), capture::first_captures(arena).size());
    std::uint64_t plays = judged->pieces_left == 1 && puzzle.pieces.size() == 1 ? 1 : 0;
    for (const auto& capture : capture::first_captures(arena)) {
      const Game::Move move{puzzle.pieces[capture.from].square, puzzle.pieces[capture.to].square};
      const std::string key = game.key();
      ASSERT_FALSE(game.play(move));
      const Puzzle rest = rest_of(puzzle, game);
      const auto left = oracle::judge_bounded(rest);
      ASSERT_TRUE(left);
      if (capture.from != arena.goal) {
        plays += left->count;
        const auto search = DepthFirst::make(capture::after(arena, capture));
        ASSERT_TRUE(*search->count({}) == left->count);
      }
      game.undo();
      ASSERT_EQ(game.key(), key);
    }
    ASSERT_EQ(plays, judged->count);
    Game greedy(puzzle);
    ArenaAnswer answer;
    answer.moves = capture::play_greedily(arena, {}).moves;
    for (const auto& move : to_squares(puzzle, answer).moves) ASSERT_FALSE(greedy.play(move));
  }
}

TEST(SoloBounds, TextsComeBack) {
  Random random(1504);
  for (int round = 0; round < 500; ++round) {
    const Puzzle puzzle = bounded_puzzle(random, 8, 0);
    const std::string text = write(puzzle);
    const Result<Puzzle> again = read({"again", text});
    ASSERT_TRUE(again) << text;
    EXPECT_EQ(again->bounds, puzzle.bounds) << text;
    EXPECT_EQ(write(*again), text);
    if (!fits_fen(puzzle)) continue;
    const std::string line = write_fen(puzzle, "");
    const Result<Puzzle> of_line = read_fen(line, "line", 1);
    ASSERT_TRUE(of_line) << line << of_line.error().message;
    EXPECT_EQ(of_line->bounds, puzzle.bounds) << line;
  }
}

TEST(SoloBounds, KernelCountsAndRefuses) {
  Random random(1505);
  int refuted = 0;
  for (int round = 0; round < 500; ++round) {
    const Puzzle puzzle = bounded_puzzle(random, 6);
    const auto judged = oracle::judge_bounded(puzzle, 20'000);
    if (!judged) continue;
    SCOPED_TRACE(write(puzzle));
    const std::string text = canonical_text(puzzle);
    EXPECT_FALSE(fault_of_search(text, fmt::format("count {}", judged->count), {}));
    EXPECT_TRUE(fault_of_search(text, fmt::format("count {}", judged->count + 1), {}));
    for (std::uint32_t left = 1; left < puzzle.pieces.size(); ++left) {
      const auto fault = fault_of_search(text, fmt::format("exceeds {}", left), {});
      ASSERT_EQ(fault.has_value(), judged->pieces_left <= left);
      if (!fault) continue;
      EXPECT_TRUE(fault->starts_with("captures leave"));
      ++refuted;
    }
  }
  EXPECT_GT(refuted, 100);
}

}  // namespace
}  // namespace hardboard::solo_chess
