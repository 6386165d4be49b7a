// The beam against the judge on small boards, where it must solve most that can be solved and none
// of the others; and long boards, whose solutions are replayed.
#include "methods/capture/beam.h"

#include <atomic>
#include <gtest/gtest.h>
#include <tuple>
#include <vector>

#include "methods/capture/strip.h"
#include "methods/graph_capture/arena_of.h"
#include "methods/solo_chess/arena_of.h"
#include "oracle/bounded_brute_force.h"
#include "oracle/brute_force.h"
#include "puzzles/solo_chess/piece_type.h"
#include "support/no_limits.h"
#include "support/played.h"
#include "support/random_puzzle.h"

namespace hardboard::capture {
namespace {

TEST(Beam, SolvesMostSmallBoardsAndOnlyThoseThatCanBeSolved) {
  Random random(77);
  int solvable = 0, solved = 0, unsolvable = 0, bounded = 0;
  for (int round = 0; round < 1'500; ++round) {
    testing::SoloOptions options;
    options.width = 6;
    options.height = 2 + round % 2;
    options.fewest_pieces = 4;
    options.most_pieces = 8;
    solo_chess::Puzzle puzzle = testing::random_solo_chess(random, options);
    if (round % 3 == 0) testing::set_tight_budgets(random, puzzle);
    puzzle.bounds.on_distance = round % 5 == 0;
    const Arena arena = *solo_chess::arena_of(puzzle);
    if (!beam_why_not(arena, no_limits).empty()) continue;
    const auto judged = oracle::judge_bounded(puzzle, 200'000);
    if (!judged) continue;
    const bool can_be = judged->pieces_left == 1;
    ++(can_be ? solvable : unsolvable);
    Answer<Location> answer = solve_by_beam(arena, no_limits, 1'024);
    if (answer.verdict == Verdict::unknown) {
      EXPECT_FALSE(answer.remark.empty());
      continue;
    }
    ASSERT_TRUE(can_be && answer.verdict == Verdict::solvable) << "round " << round;
    ++solved;
    bounded += puzzle.bounds.on_distance ? 1 : 0;
    testing::expect_played(puzzle, std::move(answer));
  }
  EXPECT_GT(unsolvable, 200);
  EXPECT_GT(solvable, 200);
  EXPECT_GT(bounded, 20);
  EXPECT_GE(solved, solvable * 95 / 100) << "of " << solvable;
}

TEST(Beam, SolvesMostSmallGraphsThatCanBeSolved) {
  Random random(78);
  int solvable = 0, solved = 0;
  for (int round = 0; round < 500; ++round) {
    testing::GraphOptions options;
    options.fewest_vertices = 3;
    const graph_capture::Puzzle puzzle = testing::random_graph_capture(random, options);
    const Arena arena = *graph_capture::arena_of(puzzle, no_limits);
    const auto judged = oracle::judge(puzzle);
    if (!judged || !beam_why_not(arena, no_limits).empty()) continue;
    solvable += judged->solvable ? 1 : 0;
    const Answer<Location> answer = solve_by_beam(arena, no_limits, 1'024);
    if (answer.verdict == Verdict::unknown) continue;
    ASSERT_TRUE(judged->solvable) << "round " << round;
    EXPECT_EQ(answer.moves.size() + 1, arena.size());
    ++solved;
  }
  EXPECT_GT(solvable, 50);
  EXPECT_GE(solved, solvable * 95 / 100) << "of " << solvable;
}

// Places on `rows` rows, three of five of them empty; budgets of 1 and 2.
solo_chess::Puzzle long_board(std::uint32_t pieces, std::int32_t rows, std::string_view letters,
                              std::uint32_t ones_of_100) {
  Random random(79);
  solo_chess::Puzzle puzzle;
  for (const char letter : letters) puzzle.types.push_back(*solo_chess::standard_type(letter));
  for (std::int32_t x = 1; puzzle.pieces.size() < pieces; ++x)
    for (std::int32_t y = 1; y <= rows && puzzle.pieces.size() < pieces; ++y)
      if (random.below(5) < 2)
        puzzle.pieces.push_back({{x, y},
                                 random.below(100) < ones_of_100 ? 1U : 2U,
                                 static_cast<std::uint8_t>(random.below(letters.size()))});
  return puzzle;
}

TEST(Beam, SolvesLongBoards) {
  for (const auto& [pieces, rows, letters, ones] : {std::tuple(2'000U, 2, "R", 25U),
                                                    {2'000U, 3, "Q", 25U},
                                                    {1'000U, 2, "RK", 0U},
                                                    {1'000U, 3, "RQK", 0U},
                                                    {2'000U, 5, "R", 0U}}) {
    const solo_chess::Puzzle puzzle = long_board(pieces, rows, letters, ones);
    const Arena arena = *solo_chess::near_arena_of(puzzle, most_passed_in_strip, no_limits);
    ASSERT_EQ(beam_why_not(arena, no_limits), "") << letters << " on " << rows;
    Answer<Location> answer = solve_by_beam(arena, no_limits, 512);
    ASSERT_EQ(answer.verdict, Verdict::solvable) << letters << " on " << rows;
    testing::expect_played(puzzle, std::move(answer));
  }
}

TEST(BeamLong, SolvesAHundredThousandRooks) {
  const solo_chess::Puzzle puzzle = long_board(100'000, 2, "R", 25);
  const Arena arena = *solo_chess::near_arena_of(puzzle, most_passed_in_strip, no_limits);
  Answer<Location> answer = solve_by_beam(arena, no_limits, 64);
  ASSERT_EQ(answer.verdict, Verdict::solvable);
  testing::expect_played(puzzle, std::move(answer));
}

// A rook's distance that is neither endless nor fits in a cell is not taken for an endless one.
TEST(Beam, LargeDistancesEnd) {
  solo_chess::Puzzle puzzle;
  puzzle.types.push_back(*solo_chess::standard_type('R'));
  puzzle.bounds.on_distance = true;
  for (std::int32_t i = 0; i < 4; ++i) puzzle.pieces.push_back({{1 + i * 10'000'000, 1}, 0, 0});
  puzzle.pieces[0].budget = 29'999'999;
  const Arena arena = *solo_chess::arena_of(puzzle);
  EXPECT_EQ(solve_by_beam(arena, no_limits, 64).verdict, Verdict::unknown);
  puzzle.pieces[0].budget = 30'000'000;
  Answer<Location> answer = solve_by_beam(*solo_chess::arena_of(puzzle), no_limits, 64);
  if (answer.verdict == Verdict::solvable) testing::expect_played(puzzle, std::move(answer));
}

// Two rows whose budgets are one less than the captures needed.
TEST(Beam, GivesUpWhereCapturesAreMissing) {
  solo_chess::Puzzle puzzle = long_board(60, 2, "R", 100);
  puzzle.pieces[0].budget = puzzle.pieces[1].budget = 0;
  const Arena arena = *solo_chess::arena_of(puzzle);
  BeamSearch search(arena, no_limits);
  const Turn turn = search.turn(UINT32_MAX);
  EXPECT_EQ(turn.answer.verdict, Verdict::unknown);
  EXPECT_FALSE(turn.may_go_on);
}

TEST(Beam, EndsWithItsLimits) {
  const solo_chess::Puzzle puzzle = long_board(2'000, 2, "QRBNK", 50);
  const Arena arena = *solo_chess::arena_of(puzzle);
  const std::atomic<bool> interrupted = true;
  Limits over;
  over.interrupted = &interrupted;
  EXPECT_EQ(BeamSearch(arena, over).turn(UINT32_MAX).answer.verdict, Verdict::unknown);
  Limits small;
  small.memory_bytes = 1 << 20;
  const Turn turn = BeamSearch(arena, small).turn(UINT32_MAX);
  EXPECT_EQ(turn.answer.verdict, Verdict::unknown);
  EXPECT_FALSE(turn.may_go_on);
}

TEST(Beam, IsForNarrowBoards) {
  const Arena wide = *solo_chess::arena_of(long_board(2'000, 40, "R", 0));
  EXPECT_EQ(beam_why_not(wide, no_limits), "the board is not narrow");
  solo_chess::Puzzle few = long_board(60, 2, "R", 0);
  few.bounds.capturers = 3;
  EXPECT_EQ(beam_why_not(*solo_chess::arena_of(few), no_limits),
            "for any number of capturing pieces");
}

// The near arena holds the steps of the whole one that pass few places.
TEST(Beam, NearArenasLeaveFarStepsOut) {
  const solo_chess::Puzzle puzzle = long_board(200, 3, "QRBNK", 50);
  const Arena whole = *solo_chess::arena_of(puzzle);
  const Arena near = *solo_chess::near_arena_of(puzzle, 2, no_limits);
  EXPECT_LT(near.count_steps(), whole.count_steps());
  for (std::uint8_t t = 0; t < whole.by_type.size(); ++t)
    for (Location u = 0; u < whole.size(); ++u) {
      std::vector<Location> expected, found;
      for (const Step& step : whole.steps(t, u))
        if (step.between <= 2) expected.push_back(step.to);
      for (const Step& step : near.steps(t, u)) found.push_back(step.to);
      ASSERT_EQ(found, expected) << "from " << u;
    }
}

}  // namespace
}  // namespace hardboard::capture
