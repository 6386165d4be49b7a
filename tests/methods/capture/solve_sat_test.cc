// The SAT methods against the judge on thousands of small puzzles of every kind, YES and NO alike;
// all solutions replayed by the rules.
#include "methods/capture/solve_sat.h"

#include <gtest/gtest.h>

#include <optional>

#include "methods/graph_capture/arena_of.h"
#include "methods/solo_chess/arena_of.h"
#include "oracle/brute_force.h"
#include "puzzles/graph_capture/replay.h"
#include "puzzles/solo_chess/replay.h"
#include "support/random_puzzle.h"

namespace hardboard::capture {
namespace {

const Limits no_limits;

// Plays the moves; the pieces left, or nothing if one is not legal.
template <class Game, class Puzzle, class Place>
std::optional<std::uint32_t> left_after(const Puzzle& puzzle,
                                        const std::vector<Capture<Place>>& moves) {
  Game game(puzzle);
  for (const Capture<Place>& move : moves)
    if (game.play(move)) return std::nullopt;
  return game.pieces_left();
}

struct Tally {
  int yes = 0, no = 0;
};

void expect_solo(const solo_chess::Puzzle& puzzle, Tally& tally) {
  const auto judged = oracle::judge(puzzle, 200'000);
  if (!judged) return;
  const std::optional<Arena> arena = solo_chess::arena_of(puzzle);
  ASSERT_TRUE(arena);
  const auto answer = solo_chess::to_squares(puzzle, solve_by_exits(*arena, {no_limits}));
  ASSERT_NE(answer.verdict, Verdict::unknown);
  ASSERT_EQ(answer.verdict == Verdict::solvable, judged->solvable);
  ++(judged->solvable ? tally.yes : tally.no);
  if (!judged->solvable) return;
  solo_chess::Game game(puzzle);
  for (const auto& move : answer.moves) ASSERT_EQ(game.play(move), std::nullopt);
  ASSERT_TRUE(game.solved());
}

TEST(SolveByExits, AgreesWithTheJudgeOnBoards) {
  Random random(1);
  Tally tally;
  for (int round = 0; round < 6000; ++round) {
    testing::SoloOptions options;
    options.most_pieces = 8;
    options.width = 1 + static_cast<std::int32_t>(random.below(5));
    options.height = 1 + static_cast<std::int32_t>(random.below(5));
    options.last = 30;
    options.goal = 30;
    options.custom = static_cast<std::uint32_t>(random.below(40));
    options.one_type = random.below(3) == 0;
    expect_solo(testing::random_solo_chess(random, options), tally);
    if (HasFatalFailure()) FAIL() << "round " << round;
  }
  EXPECT_GT(tally.yes, 500);
  EXPECT_GT(tally.no, 500);
}

TEST(SolveByExits, AgreesWithTheJudgeOnGraphs) {
  Random random(2);
  Tally tally;
  for (int round = 0; round < 3000; ++round) {
    const graph_capture::Puzzle puzzle = testing::random_graph_capture(random);
    const auto judged = oracle::judge(puzzle, 200'000);
    if (!judged) continue;
    const auto answer =
        graph_capture::to_vertices(solve_by_exits(graph_capture::arena_of(puzzle), {no_limits}));
    ASSERT_NE(answer.verdict, Verdict::unknown);
    ASSERT_EQ(answer.verdict == Verdict::solvable, judged->solvable) << "round " << round;
    ++(judged->solvable ? tally.yes : tally.no);
    if (!judged->solvable) continue;
    graph_capture::Game game(puzzle);
    for (const auto& move : answer.moves) ASSERT_EQ(game.play(move), std::nullopt);
    ASSERT_TRUE(game.solved());
  }
  EXPECT_GT(tally.yes, 300);
  EXPECT_GT(tally.no, 300);
}

}  // namespace
}  // namespace hardboard::capture
