// And-Or-(1,1)-SAT as knights: whole boards by two methods, any solution of a board, large images,
// and what becomes of the And with Flip as printed.
#include <gtest/gtest.h>
#include <set>
#include <string>
#include <utility>

#include "base/random.h"
#include "gadgets/found.h"
#include "gadgets/layout.h"
#include "kinds/verify_reduction.h"
#include "methods/and_or_sat/instances.h"
#include "puzzles/ground.h"
#include "reductions/and_or_to_leapers.h"
#include "support/and_or_formula.h"

namespace hardboard {
namespace {

using and_or_sat::Puzzle;
using testing::any_of;

const Reduction& row() {
  return *reduction_named("and-or-sat-to-knights");
}

void expect_holds(const Sources& sources, std::uint64_t number) {
  VerificationEffort effort;
  effort.moves = 200;  // finds no second solution, which OtherSolutionsReadBack does
  const Verification done = verify_reduction(row(), sources, effort, {});
  EXPECT_FALSE(done.counterexample) << done.counterexample->words << "\n"
                                    << write(done.counterexample->source.as<Puzzle>());
  EXPECT_EQ(done.solvable + done.unsolvable, number);
  EXPECT_GT(done.unsolvable, 0U);
  EXPECT_GE(done.forward, done.solvable);
}

// By the formula of hubs, which knows nothing of tiles.
TEST(AndOrToKnights, HoldOnTheSmallestFormulas) {
  expect_holds(sources_up_to(row(), 1).value(), 2);
}

TEST(AndOrToKnightsNightly, HoldOnAllFormulasOfTwoVariables) {
  expect_holds(sources_up_to(row(), 2).value(), 28);
}

// Can the whole board be cleared to one knight, by the frontier programme?
bool is_cleared(const solo_chess::Puzzle& board) {
  gadgets::Gadget gadget;
  gadget.game = gadgets::Game::knights;
  gadget.leaves_one = true;
  for (const solo_chess::Piece& piece : board.pieces) gadget.pieces.push_back({piece.square, 'N'});
  const gadgets::Layout layout = gadgets::layout_of(gadget, {});
  const gadgets::Found found = gadgets::outcomes_of(layout, {});
  EXPECT_TRUE(found.has_value());
  return found && !found->empty();
}

TEST(AndOrToKnightsLong, FrontierProgrammeOnWholeBoards) {
  int yes = 0, no = 0;
  and_or_sat::each_small_puzzle(1, [&](Puzzle puzzle) {
    const AnyPuzzle source = any_of(puzzle);
    const bool is_solvable = is_yes(kind_of(source).solve(source, {}).head().verdict);
    const auto image = AndOrToKnights::forward(puzzle, {});
    EXPECT_EQ(is_cleared(image.value().puzzle), is_solvable) << write(puzzle);
    ++(is_solvable ? yes : no);
    return true;
  });
  EXPECT_EQ(yes, 1);
  EXPECT_EQ(no, 1);
}

// Solvers that see the knights in another order find other solutions; all of them read back.
TEST(AndOrToKnightsLong, OtherSolutionsReadBack) {
  Random random(5);
  std::set<std::string> seen;
  for (const char* clauses : {"1 -1\n", "1 2\n-1 -2\n", "1 & -2 | -1\n2\n"}) {
    const Puzzle source =
        *and_or_sat::read({"f", std::string("and-or-sat\nclauses\n") + clauses, 1});
    const AnyImage image = row().forward(any_of(source), {}).value();
    for (int round = 0; round < 2; ++round) {
      auto board = image.puzzle.as<solo_chess::Puzzle>();
      for (std::size_t i = board.pieces.size(); i > 1; --i)
        std::swap(board.pieces[i - 1], board.pieces[random.below(i)]);
      const AnyPuzzle shuffled(ground_of<solo_chess::Traits>(), std::move(board));
      const AnyAnswer answer = kind_of(shuffled).solve(shuffled, {});
      ASSERT_TRUE(is_yes(answer.head().verdict));
      const Result<AnyAnswer> recovered = row().recover(image, answer, {});
      ASSERT_TRUE(recovered) << recovered.error().message;
      std::string moves;
      for (const auto& [from, to] : answer.as<solo_chess::Answer>().moves)
        moves += name(from) + name(to) + " ";
      seen.insert(moves);
    }
  }
  EXPECT_GT(seen.size(), 4U);
}

TEST(AndOrToKnights, LargeFormulasGoForwardAndBack) {
  Random random(1);
  for (const std::uint32_t variables : {6U, 20U, 50U}) {
    AnyPuzzle source = any_of({});
    AnyAnswer solution = kind_of(source).solve(source, {});
    do {
      source = any_of(and_or_sat::random_puzzle(variables, 30, random));
      solution = kind_of(source).solve(source, {});
    } while (!is_yes(solution.head().verdict));
    const AnyImage image = row().forward(source, {}).value();
    const Result<AnyAnswer> answer = row().witness(image, solution, {});
    ASSERT_TRUE(answer) << answer.error().message;
    EXPECT_TRUE(row().recover(image, *answer, {}).ok());
  }
}

}  // namespace
}  // namespace hardboard
