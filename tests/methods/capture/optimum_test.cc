// Minima: the fewest pieces by SAT against the search over positions, and what a minimisation says
// that its limits cut short.
#include "methods/capture/optimum.h"

#include <algorithm>
#include <atomic>
#include <gtest/gtest.h>
#include <span>
#include <utility>
#include <vector>

#include "base/deadline.h"
#include "methods/capture/depth_first.h"
#include "methods/capture/greedy.h"
#include "methods/capture/rows.h"
#include "methods/graph_capture/instance.h"
#include "methods/solo_chess/instance.h"
#include "puzzles/solo_chess/check.h"
#include "puzzles/solo_chess/replay.h"
#include "support/random_puzzle.h"

namespace hardboard::capture {
namespace {

// How many pieces the moves leave, or -1 if one of them is illegal.
int left_by(const solo_chess::Puzzle& puzzle, const std::vector<Capture<Location>>& moves) {
  Answer<Location> answer;
  answer.moves = moves;
  solo_chess::Game game(puzzle);
  for (const auto& move : solo_chess::to_squares(puzzle, answer).moves)
    if (game.play(move)) return -1;
  return static_cast<int>(game.pieces_left());
}

ArenaAnswer fewest_pieces(const solo_chess::Puzzle& puzzle, const SolveOptions& options) {
  solo_chess::Instance instance(puzzle, options.limits);
  return run_rows(arena_methods(), instance.captures, options, {"pieces", false});
}

solo_chess::Puzzle random_board(Random& random, std::uint32_t pieces, std::int32_t side,
                                const std::string& letters) {
  testing::SoloOptions options;
  options.width = options.height = side;
  options.fewest_pieces = options.most_pieces = pieces;
  options.letters = letters;
  options.custom = 0;
  options.last = options.goal = 20;
  options.most_budget = 2;
  options.unlimited_budget = 0;
  return testing::random_solo_chess(random, options);
}

TEST(Greedy, PlaysLegally) {
  Random random(81);
  std::uint64_t pieces = 0, left = 0;
  for (int round = 0; round < 300; ++round) {
    const auto puzzle = random_board(random, 2 + static_cast<std::uint32_t>(random.below(60)), 9,
                                     round % 2 == 0 ? "KQRBNP" : "R");
    const Arena arena = *solo_chess::arena_of(puzzle);
    const GreedyPlay play = play_greedily(arena, {});
    ASSERT_EQ(left_by(puzzle, play.moves), static_cast<int>(play.pieces_left)) << "round " << round;
    for (const auto& [from, to] : play.moves) ASSERT_NE(from, arena.goal);
    pieces += arena.size();
    left += play.pieces_left;
  }
  EXPECT_LT(left, pieces / 2);
}

// Where budgets just suffice, plays that capture pieces with few captures left leave far fewer than
// the rule of lonely locations, by which 72 to 78 of these 160 remained.
TEST(Greedy, WastesLittle) {
  Random random(84);
  for (int round = 0; round < 5; ++round) {
    auto puzzle = random_board(random, 160, 20, "KQRBNP");
    for (solo_chess::Piece& piece : puzzle.pieces) piece.budget = 0;
    for (std::size_t left = puzzle.pieces.size() - 1; left > 0;) {
      solo_chess::Piece& piece = puzzle.pieces[random.below(puzzle.pieces.size())];
      if (piece.budget == 2) continue;
      ++piece.budget;
      --left;
    }
    const GreedyPlay play = play_greedily(*solo_chess::arena_of(puzzle), {});
    EXPECT_LT(play.pieces_left, 60U);
    EXPECT_EQ(left_by(puzzle, play.moves), static_cast<int>(play.pieces_left));
  }
}

TEST(OptimumLong, TheFewestPiecesBySatAndBySearch) {
  Random random(82);
  int unsolvable = 0, by_sat_alone = 0;
  for (int round = 0; round < 40; ++round) {
    const auto puzzle = random_board(random, 17 + static_cast<std::uint32_t>(round % 2), 5, "KNP");
    const Arena arena = *solo_chess::arena_of(puzzle);
    Limits patient;
    patient.memory_bytes = std::size_t{32} << 20;  // which is used up after a part of a second
    const DepthFirst::Fewest fewest = DepthFirst::make(arena)->fewest_left(patient);
    if (fewest.bound < fewest.pieces) continue;
    ASSERT_EQ(fewest_pieces(puzzle, {}).minimum->value, fewest.pieces) << "round " << round;
    SolveOptions alone;  // no board is taken apart
    alone.alone = true;
    solo_chess::Instance instance(puzzle, alone.limits);
    const ArenaAnswer answer =
        run_rows(std::span(&exits_row, 1), instance.captures, alone, {"pieces", false});
    ASSERT_EQ(answer.method, "exits");
    ASSERT_EQ(answer.minimum->value, fewest.pieces) << "round " << round;
    ASSERT_EQ(answer.minimum->bound, fewest.pieces);
    ASSERT_EQ(left_by(puzzle, answer.moves), static_cast<int>(fewest.pieces));
    ASSERT_NE(solo_chess::check(puzzle, solo_chess::to_squares(puzzle, answer)).check,
              Check::wrong);
    unsolvable += fewest.pieces > 1;
    by_sat_alone += std::holds_alternative<SatRefusal>(answer.proof);
  }
  EXPECT_GT(unsolvable, 10);
  EXPECT_GT(by_sat_alone, 2);
}

TEST(Optimum, AnInterruptedSearchForTheFewestPiecesKeepsItsBest) {
  Random random(83);
  const auto puzzle = random_board(random, 120, 20, "KQRBN");
  for (const std::string_view phase :
       {"listing the exits", "building the formula", "SAT: round 1"}) {
    std::atomic<bool> interrupted = false;
    SolveOptions options;
    options.limits.interrupted = &interrupted;
    options.limits.progress = [&](const std::string& words) {
      interrupted = interrupted || words.rfind(phase, 0) == 0;
    };
    const auto answer = fewest_pieces(puzzle, options);
    ASSERT_TRUE(interrupted) << phase;
    ASSERT_TRUE(answer.minimum);
    EXPECT_LT(answer.minimum->value, 120U);
    EXPECT_LT(answer.minimum->bound, answer.minimum->value);
    EXPECT_EQ(left_by(puzzle, answer.moves), static_cast<int>(answer.minimum->value));
    EXPECT_EQ(answer.remark.rfind("not the end of the search (", 0), 0U) << answer.remark;
    EXPECT_EQ(answer.verdict, answer.minimum->bound > 1 ? Verdict::unsolvable : Verdict::unknown);
  }
}

// Two circles of 1,500 vertices, and a vertex with edges into both, where trees and formulas don't
// fit in memory: each circle keeps a token, as is seen without search.
TEST(Optimum, TheFewestPiecesAreTwoAtLeastWhereTheSurveyRefuses) {
  constexpr std::uint32_t half = 1'500;
  graph_capture::Puzzle puzzle;
  puzzle.directed = true;
  puzzle.budgets.assign(2 * half + 1, unlimited);
  for (std::uint32_t v = 1; v <= half; ++v)
    for (const std::uint32_t before : {0U, half})
      puzzle.edges.push_back({before + v, before + v % half + 1});
  puzzle.edges.push_back({2 * half + 1, 1});
  puzzle.edges.push_back({2 * half + 1, half + 1});
  SolveOptions options;
  options.alone = true;
  options.limits.memory_bytes = std::size_t{1} << 20;
  graph_capture::Instance instance(puzzle, options.limits);
  const auto answer = fewest_by_exits(instance.captures, options);
  ASSERT_TRUE(answer.minimum);
  EXPECT_EQ(answer.minimum->value, 2U);
  EXPECT_EQ(answer.minimum->bound, 2U);
  EXPECT_EQ(answer.verdict, Verdict::unsolvable);
  EXPECT_TRUE(std::holds_alternative<ClosedSets<Location>>(answer.proof));
}

TEST(Optimum, AnInterruptedSearchForTheSmallestBudgetKeepsItsBest) {
  // A row of nine kings: unlimited captures clear it, and one capture each does not.
  solo_chess::Puzzle puzzle;
  puzzle.types = {*solo_chess::standard_type('K')};
  for (std::int32_t x = 1; x <= 9; ++x) puzzle.pieces.push_back({{x, 1}, 9, 0});
  // Gives up on every budget that is neither 1 nor unlimited.
  const auto impatient = [](Instance& uniform, std::uint32_t budget, const Limits&) {
    Answer<Location> answer;
    if (budget != 1 && budget != unlimited) {
      answer.remark = "no patience";
      return answer;
    }
    auto outcome = DepthFirst::make(*uniform.arena())->decide({});
    answer.verdict = outcome.verdict;
    answer.moves = std::move(outcome.moves);
    return answer;
  };
  solo_chess::Instance instance(puzzle, {});
  const auto answer = smallest_budget(instance.captures, {}, impatient);
  ASSERT_TRUE(answer.minimum);
  EXPECT_EQ(answer.minimum->bound, 2U);
  EXPECT_GE(answer.minimum->value, 2U);
  EXPECT_LE(answer.minimum->value, 8U);
  EXPECT_EQ(answer.remark.rfind("not the end of the search (no patience)", 0), 0U) << answer.remark;
  for (solo_chess::Piece& piece : puzzle.pieces)
    piece.budget = static_cast<std::uint32_t>(answer.minimum->value);
  EXPECT_EQ(left_by(puzzle, answer.moves), 1);
}

TEST(Optimum, BudgetsAboveAnOpenOneAreAsked) {
  // A row of seven kings, which a budget of 3 clears. That of 2 stays open, however often it is
  // asked.
  solo_chess::Puzzle puzzle;
  puzzle.types = {*solo_chess::standard_type('K')};
  for (std::int32_t x = 1; x <= 7; ++x) puzzle.pieces.push_back({{x, 1}, 9, 0});
  std::vector<std::uint32_t> asked;
  Limits limits;
  limits.deadline = deadline_in(1000);
  const auto open_at_two = [&](Instance& uniform, std::uint32_t budget, const Limits& own) {
    asked.push_back(budget);
    EXPECT_LE(*own.deadline, *limits.deadline);
    Answer<Location> answer;
    if (budget == 2) return answer;
    auto outcome = DepthFirst::make(*uniform.arena())->decide({});
    answer.verdict = outcome.verdict;
    answer.moves = std::move(outcome.moves);
    return answer;
  };
  solo_chess::Instance instance(puzzle, {});
  const auto answer = smallest_budget(instance.captures, limits, open_at_two);
  EXPECT_EQ(asked, (std::vector<std::uint32_t>{unlimited, 1, 2, 3, 2}));
  ASSERT_TRUE(answer.minimum);
  EXPECT_EQ(answer.minimum->bound, 2U);
  EXPECT_EQ(answer.minimum->value, 3U);
}

}  // namespace
}  // namespace hardboard::capture
