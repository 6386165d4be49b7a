// The survey, the depth-first search and the one-type method against the brute force, on thousands
// of small puzzles of both kinds, YES and NO; every answer goes through the checker.
#include <algorithm>
#include <gtest/gtest.h>

#include "methods/capture/depth_first.h"
#include "methods/capture/first_moves.h"
#include "methods/capture/one_type.h"
#include "methods/capture/survey.h"
#include "methods/graph_capture/arena_of.h"
#include "methods/solo_chess/arena_of.h"
#include "oracle/brute_force.h"
#include "puzzles/graph_capture/check.h"
#include "puzzles/solo_chess/check.h"
#include "support/random_puzzle.h"

namespace hardboard::capture {
namespace {

using testing::GraphOptions;
using testing::random_graph_capture;
using testing::random_solo_chess;
using testing::SoloOptions;

// How often each thing happened, so that a test can insist on having seen it.
struct Seen {
  int yes = 0, no = 0, closed = 0, stranded = 0, sums = 0, one_type = 0;
};

Answer<Square> to_places(const solo_chess::Puzzle& puzzle, Answer<Location> answer) {
  return solo_chess::to_squares(puzzle, std::move(answer));
}
Answer<graph_capture::Vertex> to_places(const graph_capture::Puzzle&, Answer<Location> answer) {
  return graph_capture::to_vertices(std::move(answer));
}

template <class Puzzle>
void expect_check(const Puzzle& puzzle, Answer<Location> answer, Check expected) {
  const CheckReport report = check(puzzle, to_places(puzzle, std::move(answer)));
  EXPECT_EQ(report.check, expected) << report.reason;
}

template <class Puzzle>
void hold_against_oracle(const Puzzle& puzzle, const Arena& arena, bool has_goal, Seen& seen) {
  const auto judgement = oracle::judge(puzzle, 20'000);
  if (!judgement) return;
  ++(judgement->solvable ? seen.yes : seen.no);

  const Survey survey = capture::survey(arena);
  if (survey.refusal.index() != 0) {
    ASSERT_FALSE(judgement->solvable);
    Answer<Location> refusal;
    refusal.verdict = Verdict::unsolvable;
    refusal.proof = survey.refusal;
    expect_check(puzzle, refusal, Check::verified);
    seen.closed += std::holds_alternative<ClosedSets<Location>>(survey.refusal);
    seen.stranded += std::holds_alternative<Stranded<Location>>(survey.refusal);
    seen.sums += std::holds_alternative<BudgetSum>(survey.refusal);
  }

  const auto search = DepthFirst::make(arena);
  ASSERT_TRUE(search);
  const DepthFirst::Outcome outcome = search->decide({});
  ASSERT_EQ(outcome.verdict, judgement->solvable ? Verdict::solvable : Verdict::unsolvable);
  if (judgement->solvable) {
    Answer<Location> answer;
    answer.verdict = Verdict::solvable;
    answer.moves = outcome.moves;
    expect_check(puzzle, answer, Check::verified);
    if (!outcome.moves.empty()) {
      const Location root = outcome.moves.back().to;
      EXPECT_TRUE(std::binary_search(survey.roots.begin(), survey.roots.end(), root));
    }
  }
  const std::optional<Count> count = search->count({});
  ASSERT_TRUE(count);
  EXPECT_TRUE(*count == judgement->count);

  const DepthFirst::Fewest fewest = search->fewest_left({});
  if (!has_goal) {
    EXPECT_EQ(fewest.pieces, judgement->pieces_left);
  }
  EXPECT_EQ(fewest.pieces == 1, judgement->solvable);
  EXPECT_EQ(fewest.bound, fewest.pieces);
  EXPECT_EQ(fewest.moves.size(), arena.size() - fewest.pieces);

  if (one_type_applies(arena)) {
    ++seen.one_type;
    const Answer<Location> answer = solve_one_type(arena, survey);
    EXPECT_EQ(answer.verdict, outcome.verdict);
    expect_check(puzzle, answer, Check::verified);
  }
}

void hold_boards(std::uint64_t seed, int boards, const SoloOptions& options, Seen& seen) {
  Random random(seed);
  for (int i = 0; i < boards && !::testing::Test::HasFailure(); ++i) {
    SCOPED_TRACE(::testing::Message() << "seed " << seed << ", board " << i);
    const solo_chess::Puzzle puzzle = random_solo_chess(random, options);
    hold_against_oracle(puzzle, *solo_chess::arena_of(puzzle), puzzle.goal.has_value(), seen);
  }
}

TEST(SmallBoardsLong, MixedTypesAndBudgets) {
  Seen seen;
  hold_boards(1, 2500, {}, seen);
  hold_boards(2, 1500, {.width = 6, .height = 2, .most_pieces = 7}, seen);
  EXPECT_GT(seen.yes, 500);
  EXPECT_GT(seen.no, 500);
  EXPECT_GT(seen.closed, 100);
  EXPECT_GT(seen.stranded, 5);
  EXPECT_GT(seen.sums, 100);
}

TEST(SmallBoardsLong, OneTypeUnlimited) {
  Seen seen;
  hold_boards(3, 1500, {.one_type = true, .most_budget = 0, .unlimited_budget = 100, .last = 0},
              seen);
  EXPECT_GT(seen.one_type, 1000);
  EXPECT_GT(seen.yes, 200);
  EXPECT_GT(seen.no, 200);
}

TEST(SmallBoardsLong, LastPieces) {
  Seen seen;
  hold_boards(4, 1500, {.most_budget = 2, .last = 100, .goal = 10}, seen);
  EXPECT_GT(seen.yes, 200);
  EXPECT_GT(seen.no, 200);
}

TEST(SmallBoardsLong, OneTypeBudgetTwo) {
  Seen seen;
  hold_boards(
      5, 400,
      {.fewest_pieces = 4, .most_pieces = 8, .one_type = true, .most_budget = 2, .uniform = 50},
      seen);
  EXPECT_GT(seen.yes, 30);
  EXPECT_GT(seen.stranded, 3);
}

TEST(SmallBoardsLong, Graphs) {
  Seen seen;
  Random random(6);
  for (int i = 0; i < 2500 && !HasFailure(); ++i) {
    SCOPED_TRACE(::testing::Message() << "graph " << i);
    const graph_capture::Puzzle puzzle = random_graph_capture(random);
    hold_against_oracle(puzzle, *graph_capture::arena_of(puzzle), false, seen);
  }
  EXPECT_GT(seen.yes, 300);
  EXPECT_GT(seen.no, 300);
  EXPECT_GT(seen.stranded, 20);
}

// Forbidding a capture must not change anything else: what is found without it avoids it, and what
// is refused without it used it always.
TEST(SmallBoardsLong, ForbiddenCaptures) {
  Random random(7);
  int avoided = 0, needed = 0;
  for (int i = 0; i < 300; ++i) {
    const solo_chess::Puzzle puzzle = random_solo_chess(random);
    auto search = DepthFirst::make(*solo_chess::arena_of(puzzle));
    const DepthFirst::Outcome outcome = search->decide({});
    for (const Capture<Location>& capture : outcome.moves) {
      search->forbid(capture);
      const DepthFirst::Outcome without = search->decide({});
      const bool uses =
          std::find(without.moves.begin(), without.moves.end(), capture) != without.moves.end();
      EXPECT_FALSE(uses);
      ++(without.verdict == Verdict::solvable ? avoided : needed);
      search->allow(capture);
    }
    EXPECT_EQ(search->decide({}).moves, outcome.moves);
  }
  EXPECT_GT(avoided, 20);
  EXPECT_GT(needed, 20);
}

// A position after a capture is an arena like any other: its first moves lead to the same number of
// solutions as counting from the start.
TEST(SmallBoardsLong, FirstMoves) {
  Random random(8);
  for (int i = 0; i < 600 && !HasFailure(); ++i) {
    SCOPED_TRACE(::testing::Message() << "board " << i);
    const solo_chess::Puzzle puzzle = random_solo_chess(random);
    const Arena arena = *solo_chess::arena_of(puzzle);
    if (arena.size() < 2) continue;
    Count total = 0;
    for (const Capture<Location>& capture : first_captures(arena)) {
      if (capture.from == arena.goal) continue;
      total += *DepthFirst::make(after(arena, capture))->count({});
    }
    EXPECT_TRUE(total == *DepthFirst::make(arena)->count({}));
  }
}

TEST(SmallBoardsLong, StopsAtItsLimits) {
  Random random(9);
  solo_chess::Puzzle puzzle;
  puzzle.types.push_back(*solo_chess::standard_type('Q'));
  for (std::int32_t i = 0; i < 25; ++i)
    puzzle.pieces.push_back({{i % 5 + 1, i / 5 + 1}, 24U - (i % 7 == 0 ? 23U : 21U), 0});
  const auto search = DepthFirst::make(*solo_chess::arena_of(puzzle));
  Limits limits;
  limits.memory_bytes = 1 << 20;
  EXPECT_FALSE(search->count(limits));  // far more positions than a megabyte holds
  std::atomic<bool> interrupted = true;
  limits.interrupted = &interrupted;
  EXPECT_EQ(search->fewest_left(limits).bound, 1U);
}

}  // namespace
}  // namespace hardboard::capture
