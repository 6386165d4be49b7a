// Trees of exits that SAT mends, against the judge, which plays; and on a board of riders and pawns
// where annealing alone finds nothing.
#include "methods/capture/mended_trees.h"

#include <gtest/gtest.h>
#include <set>
#include <string_view>
#include <utility>

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
    MendedTrees search(arena, {no_limits}, 0, 8);
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
    MendedTrees search(arena, {no_limits}, 1, 7);
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
