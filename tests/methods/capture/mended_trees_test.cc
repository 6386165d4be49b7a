// Trees of exits that SAT mends, against the judge, which plays; and on a board of riders and pawns
// where annealing alone finds nothing.
#include "methods/capture/mended_trees.h"

#include <cstddef>
#include <cstdint>
#include <gtest/gtest.h>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include "base/random.h"
#include "methods/capture/exit_tree.h"
#include "methods/solo_chess/arena_of.h"
#include "oracle/bounded_brute_force.h"
#include "puzzles/solo_chess/write.h"
#include "support/no_limits.h"
#include "support/played.h"
#include "support/random_puzzle.h"
#include "support/rounds.h"

namespace hardboard::capture {
namespace {

// Mending decides what annealing leaves open: SAT gives up all exits of the tree in the end.
TEST(MendedTrees, AgreeWithTheJudge) {
  Random random(1);
  testing::SoloOptions options;
  options.fewest_pieces = 3;
  options.most_pieces = 9;
  options.last = 50;
  int mended = 0, mended_last = 0, refused = 0, refused_last = 0, bounded = 0;
  for (int round = 0; round < testing::rounds(1'000); ++round) {
    solo_chess::Puzzle puzzle = testing::random_solo_chess(random, options);
    if (round % 3 == 0) testing::set_random_bounds(random, puzzle);
    const Arena arena = *solo_chess::arena_of(puzzle);
    if (!exit_tree_why_not(arena, no_limits).empty()) continue;
    const auto judged = oracle::judge_bounded(puzzle, 4'000);
    if (!judged) continue;
    const bool is_solvable = judged->count > 0;
    MendedTrees search(arena, {no_limits}, {.from = 0, .to = 8, .in_first_turn = 1});
    Turn turn;
    while (turn.may_go_on && turn.answer.verdict == Verdict::unknown) turn = search.turn();
    if (turn.answer.verdict == Verdict::unknown) continue;
    SCOPED_TRACE(write(puzzle));
    ASSERT_EQ(turn.answer.verdict == Verdict::solvable, is_solvable);
    if (is_solvable) testing::expect_played(puzzle, turn.answer);
    if (turn.answer.method != "exits") continue;
    ++(is_solvable ? mended : refused);
    bounded += puzzle.bounds.on_distance || arena.counts_capturers() ? 1 : 0;
    if (puzzle.last) ++(is_solvable ? mended_last : refused_last);
  }
  EXPECT_GT(mended, testing::rounds(10));
  EXPECT_GT(mended_last, testing::rounds(3));
  EXPECT_GT(refused, testing::rounds(50));
  EXPECT_GT(refused_last, testing::rounds(5));
  EXPECT_GT(bounded, testing::rounds(20));
}

// 200 rooks on 23x23, so many of them with budget 2 and the others with 1.
solo_chess::Puzzle rooks_with(std::uint32_t twos, std::uint64_t seed) {
  constexpr int side = 23;
  constexpr std::size_t rooks = 200;
  Random random(seed);
  std::vector<Square> squares;
  for (int x = 1; x <= side; ++x)
    for (int y = 1; y <= side; ++y) squares.push_back({x, y});
  shuffle(squares, random);
  solo_chess::Puzzle puzzle;
  puzzle.types.push_back(*solo_chess::standard_type('R'));
  for (std::size_t i = 0; i < rooks; ++i)
    puzzle.pieces.push_back({squares[i], i < twos ? 2U : 1U, 0});
  return puzzle;
}

// The first turn goes on with longer runs where few faults are left, and only there.
TEST(MendedTrees, GoOnWhereTreesComeNear) {
  int at_once = 0, after_more_runs = 0;
  for (const std::uint64_t seed : {1, 2, 3}) {
    const solo_chess::Puzzle puzzle = rooks_with(48, seed);
    const Arena arena = *solo_chess::arena_of(puzzle);
    EXPECT_TRUE(trees_come_near(arena, no_limits));
    const auto first_turn = [&](unsigned runs) {
      MendedTrees search(arena, {no_limits}, {.from = 2, .to = 9, .in_first_turn = runs});
      return search.turn().answer;
    };
    const Answer<Location> answer = first_turn(7);
    if (answer.method == "exit-trees" && answer.verdict == Verdict::solvable) {
      testing::expect_played(puzzle, answer);
      ++after_more_runs;
    }
    const Answer<Location> once = first_turn(1);
    at_once += once.method == "exit-trees" && once.verdict == Verdict::solvable ? 1 : 0;
  }
  EXPECT_GT(after_more_runs, at_once);
  const Arena few = *solo_chess::arena_of(rooks_with(15, 1));
  EXPECT_FALSE(trees_come_near(few, no_limits));
  Limits without_memory;
  without_memory.memory_bytes = 1'000;
  EXPECT_FALSE(trees_come_near(*solo_chess::arena_of(rooks_with(48, 1)), without_memory));
}

// 300 pieces of all types with budgets of 2 on 32x32.
TEST(MendedTreesLong, RidersAndPawns) {
  constexpr std::string_view letters = "KQRBNP";
  constexpr int side = 32;
  int mended = 0;
  for (const std::uint64_t seed : {1, 2, 3}) {
    Random random(seed);
    solo_chess::Puzzle puzzle;
    for (const char letter : letters) puzzle.types.push_back(*solo_chess::standard_type(letter));
    std::set<std::pair<int, int>> squares;
    while (puzzle.pieces.size() < 300) {
      const Square square{static_cast<int>(random.below(side)) + 1,
                          static_cast<int>(random.below(side)) + 1};
      if (!squares.emplace(square.x, square.y).second) continue;
      puzzle.pieces.push_back({square, 2, static_cast<std::uint8_t>(random.below(letters.size()))});
    }
    const Arena arena = *solo_chess::arena_of(puzzle);
    MendedTrees search(arena, {no_limits}, {.from = 1, .to = 7, .in_first_turn = 1});
    Turn turn;
    while (turn.may_go_on && turn.answer.verdict == Verdict::unknown) turn = search.turn();
    if (turn.answer.verdict != Verdict::solvable) continue;
    testing::expect_played(puzzle, turn.answer);
    mended += turn.answer.method == "exits" ? 1 : 0;
  }
  EXPECT_GT(mended, 0);
}

}  // namespace
}  // namespace hardboard::capture
