// Pegs in several parts of a board: the faults of such proofs, and that none refuses what can be
// played, by brute force.
#include "puzzles/peg_solitaire/parts.h"

#include <gtest/gtest.h>
#include <string>

#include "oracle/peg_brute_force.h"
#include "puzzles/peg_solitaire/read.h"
#include "support/peg_puzzle.h"
#include "support/random_pegs.h"

namespace hardboard::peg_solitaire {
namespace {

using testing::pegs_of;

TEST(Apart, Faults) {
  const std::string board = "board\no o . # . o o\n";
  const Puzzle one = pegs_of("goal one\n" + board), at = pegs_of("goal one a1\n" + board);
  EXPECT_EQ(find_apart(one), (Apart{{6, 1}, {1, 1}}));
  EXPECT_EQ(find_apart(at), (Apart{{6, 1}, {1, 1}}));
  EXPECT_EQ(refute(one, {{6, 1}, {1, 1}}), std::nullopt);
  EXPECT_EQ(refute(at, {{7, 1}, {1, 1}}), std::nullopt);
  EXPECT_EQ(refute(one, {{3, 1}, {6, 1}}), "no peg is on c1");
  EXPECT_EQ(refute(one, {{4, 1}, {6, 1}}), "no peg is on d1");
  EXPECT_EQ(refute(one, {{1, 1}, {5, 1}}), "no peg has to remain in the part of e1");
  EXPECT_EQ(refute(at, {{6, 1}, {2, 1}}), "no peg has to remain in the part of b1");
  EXPECT_EQ(refute(one, {{1, 1}, {2, 1}}), "a1 and b1 are in one part of the board");
  EXPECT_EQ(find_apart(pegs_of("goal peg a1\n" + board)), std::nullopt);
  EXPECT_EQ(find_apart(pegs_of("goal one\nboard\no o . # . . .\n")), std::nullopt);
}

RC_GTEST_PROP(Apart, RefusesNothingThatCanBePlayed, ()) {
  const Puzzle puzzle = testing::random_pegs();
  const auto any_hole = [&] {
    return puzzle.holes[*rc::gen::inRange<std::size_t>(0, puzzle.holes.size())];
  };
  const auto found = find_apart(puzzle);
  if (found) RC_ASSERT(refute(puzzle, *found) == std::nullopt);
  const Apart tried = found ? *found : Apart{any_hole(), any_hole()};
  const bool is_refused = !refute(puzzle, tried);
  RC_CLASSIFY(is_refused);
  if (!is_refused) return;
  const auto judged = oracle::judge(puzzle);
  RC_ASSERT(!judged || !judged->solvable);
}

}  // namespace
}  // namespace hardboard::peg_solitaire
