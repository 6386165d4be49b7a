// And-Or-(1,1)-SAT as rooks, bishops and queens: small formulas, any solution of a board, what
// shares a line, sources outside of the domain, and large images.
#include "reductions/and_or_to_lines.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "base/random.h"
#include "kinds/verify_reduction.h"
#include "methods/and_or_sat/instances.h"
#include "methods/random_formula.h"
#include "problems/satisfiability/traits.h"
#include "puzzles/ground.h"
#include "support/and_or_formula.h"
#include "support/within.h"

namespace hardboard {
namespace {

using and_or_sat::Puzzle;
using testing::any_of;
using testing::formula;

const Puzzle figure = formula("1 & -2 | 3\n-1 -3 2\n");  // Kühn 2024, figure 7.1

Verification verified(std::string_view name, const Sources& sources) {
  VerificationEffort effort;
  effort.moves = 200;  // finds no second solution, which OtherSolutionsReadBack does
  const Verification done = verify_reduction(*reduction_named(name), sources, effort, {});
  EXPECT_FALSE(done.counterexample) << done.counterexample->words << "\n"
                                    << write(done.counterexample->source.as<Puzzle>());
  EXPECT_EQ(done.undecided + done.outside, 0U);
  EXPECT_GT(done.solvable, 0U);
  EXPECT_GT(done.unsolvable, 0U);
  EXPECT_GE(done.forward, done.solvable);
  return done;
}

Sources up_to(std::string_view name, unsigned size) {
  return sources_up_to(*reduction_named(name), size).value();
}

TEST(AndOrToLinesLong, HoldOnSmallFormulas) {
  for (const char* name :
       {"and-or-sat-to-rooks", "and-or-sat-to-bishops", "and-or-sat-to-queens"}) {
    const Verification done = verified(name, up_to(name, 2));
    EXPECT_EQ(done.solvable + done.unsolvable, 28U) << name;
  }
}

TEST(AndOrToLinesNightly, RooksHoldOnAllFormulasOfThreeVariables) {
  const Verification done = verified("and-or-sat-to-rooks", up_to("and-or-sat-to-rooks", 3));
  EXPECT_EQ(done.solvable + done.unsolvable, 584U);
}

TEST(AndOrToLinesLong, HoldOnRandomFormulas) {
  Random random(7);
  verified("and-or-sat-to-rooks", [&](const PuzzleVisit& visit) {
    for (int round = 0; round < 20; ++round)
      visit(any_of(and_or_sat::random_puzzle(4, 50, random)));
  });
}

// The law in numbers: a tomb of 4, a corner, 3 + 2 and 4 more rooks of the shell ...
TEST(AndOrToLines, SizeOfTheFigure) {
  EXPECT_EQ(rook_board::pieces_of(figure), 74U);
  const auto image = AndOrToRooks::forward(figure, {});
  ASSERT_TRUE(image);
  EXPECT_EQ(image->puzzle.pieces.size(), 74U);
  EXPECT_EQ(image->trace.row_shell.size(), 6U);
  EXPECT_EQ(image->trace.row_rooks.size(), 6U);
  EXPECT_EQ(image->trace.column_shell.size(), 3U);
  EXPECT_EQ(image->trace.column_rooks.size(), 4U);
}

// Boards that no tree of open steps and no count decides: hubs first, then the order.
TEST(AndOrToLinesLong, BoardsOfLargerFormulasAreDecided) {
  Random random(9);
  const Reduction& row = *reduction_named("and-or-sat-to-rooks");
  int yes = 0, no = 0;
  for (int round = 0; round < 12; ++round) {
    const AnyPuzzle source = any_of(and_or_sat::random_puzzle(10, 90, random));
    const AnyImage image = row.forward(source, {}).value();
    Request request;
    request.limits = testing::within(60);
    const AnyAnswer answer = kind_of(image.puzzle).solve(image.puzzle, request);
    const bool is_solvable = is_yes(kind_of(source).solve(source, {}).head().verdict);
    EXPECT_EQ(answer.head().verdict, is_solvable ? Verdict::solvable : Verdict::unsolvable);
    EXPECT_TRUE(row.recover(image, answer, {}));
    ++(is_solvable ? yes : no);
  }
  EXPECT_GT(yes, 0);
  EXPECT_GT(no, 0);
}

// Solvers that see the rooks in another order find other solutions; all of them read back.
TEST(AndOrToLinesLong, OtherSolutionsReadBack) {
  Random random(5);
  const Reduction& row = *reduction_named("and-or-sat-to-rooks");
  std::set<std::string> seen;
  for (const Puzzle& source : {figure, formula("1 & 2 | -1\n-2 3 -3\n"), formula("1 2\n-1 -2\n")}) {
    const AnyImage image = row.forward(any_of(source), {}).value();
    for (int round = 0; round < 12; ++round) {
      auto board = image.puzzle.as<solo_chess::Puzzle>();
      for (std::size_t i = board.pieces.size(); i > 1; --i)
        std::swap(board.pieces[i - 1], board.pieces[random.below(i)]);
      const AnyPuzzle shuffled(ground_of<solo_chess::Traits>(), std::move(board));
      const AnyAnswer answer = kind_of(shuffled).solve(shuffled, {});
      ASSERT_TRUE(is_yes(answer.head().verdict));
      const Result<AnyAnswer> recovered = row.recover(image, answer, {});
      ASSERT_TRUE(recovered) << recovered.error().message;
      std::string moves;
      for (const auto& [from, to] : answer.as<solo_chess::Answer>().moves)
        moves += name(from) + name(to) + " ";
      seen.insert(moves);
    }
  }
  EXPECT_GT(seen.size(), 20U);
}

// A row or column other than the shell's belongs to one variable or one clause, but for the row of
// a literal, which leads from its variable to its clause.
TEST(AndOrToLines, LinesBelongToOneGadget) {
  Random random(3);
  const auto image = AndOrToRooks::forward(and_or_sat::random_puzzle(30, 50, random), {});
  ASSERT_TRUE(image);
  const rook_board::Layout& layout = image->trace;
  std::map<std::int64_t, std::set<std::string>> rows, columns;
  const auto add = [&](std::string who, const std::vector<Cell>& cells) {
    for (const Cell cell : cells) {
      rows[cell.row].insert(who);
      columns[cell.column].insert(who);
    }
  };
  for (std::size_t v = 0; v < layout.variables.size(); ++v)
    add(fmt::format("variable {}", v), layout.variables[v].own_cells());
  for (std::size_t i = 0; i < layout.clauses.size(); ++i)
    add(fmt::format("clause {}", i), layout.clauses[i].own_cells());
  for (const auto* who : {&rows, &columns})
    for (const auto& [line, names] : *who) EXPECT_EQ(names.size(), 1U) << *names.begin();
  for (std::size_t i = 0; i < layout.literals.size(); ++i) {
    const Cell cell = layout.literals[i];
    EXPECT_EQ(rows[cell.row], std::set{fmt::format("clause {}", layout.clause_of[i])});
    EXPECT_EQ(columns[cell.column], std::set{fmt::format("variable {}", i / 2)});
  }
}

TEST(AndOrToLines, QueensShareNoDiagonalAndBishopsDo) {
  const auto queens = AndOrToQueens::forward(figure, {});
  const auto bishops = AndOrToBishops::forward(figure, {});
  const auto rooks = AndOrToRooks::forward(figure, {});
  ASSERT_TRUE(queens && bishops && rooks);
  for (std::size_t i = 0; i < rooks->puzzle.pieces.size(); ++i)
    for (std::size_t k = 0; k < i; ++k) {
      const auto between = [&](const solo_chess::Puzzle& board) {
        const Square a = board.pieces[i].square, b = board.pieces[k].square;
        return std::pair(std::abs(a.x - b.x), std::abs(a.y - b.y));
      };
      const auto [x, y] = between(rooks->puzzle);
      const auto [wide, high] = between(queens->puzzle);
      const auto [right, up] = between(bishops->puzzle);
      EXPECT_NE(wide, high);
      EXPECT_EQ(x == 0, wide == 0);
      EXPECT_EQ(y == 0, high == 0);
      EXPECT_EQ(x == 0 || y == 0, right == up);
    }
}

TEST(AndOrToLines, OtherSourcesAreRefused) {
  EXPECT_EQ(AndOrToRooks::forward(formula("1 2\n-1\n"), {}).error().message,
            "literal -2 occurs 0 times, not once");
  Limits small;
  small.memory_bytes = 1000;
  EXPECT_EQ(AndOrToRooks::forward(figure, small).error().message,
            "74 pieces exceed the limit on memory");
  Random random(1);
  const Puzzle wide = and_or_sat::random_puzzle(10'000, 50, random);
  EXPECT_TRUE(AndOrToRooks::forward(wide, {}).ok());
  EXPECT_EQ(AndOrToQueens::forward(wide, {}).error().message,
            "the board would exceed the coordinates of squares");
}

// A formula of no clauses: the shell and the tomb alone.
TEST(AndOrToLines, NothingToSatisfy) {
  const Reduction& row = *reduction_named("and-or-sat-to-rooks");
  const AnyImage image = row.forward(any_of({}), {}).value();
  EXPECT_EQ(image.puzzle.as<solo_chess::Puzzle>().pieces.size(), 7U);
  and_or_sat::Answer nothing;
  nothing.verdict = Verdict::solvable;
  EXPECT_TRUE(row.witness(image, AnyAnswer(std::move(nothing)), {}).ok());
}

// From 50 variables and 200 clauses of 3SAT by way of And-Or-(1,1)-SAT, and back.
TEST(AndOrToLines, LargeFormulasGoForwardAndBack) {
  Random random(1);
  const AnyPuzzle source(ground_of<satisfiability::Traits>(),
                         satisfiability::Puzzle{random_formula(50, 200, 3, random)});
  AnyAnswer answer = kind_of(source).solve(source, {});
  ASSERT_TRUE(is_yes(answer.head().verdict));
  const auto assignment = answer.as<satisfiability::Answer>().assignment;
  AnyPuzzle puzzle = source;
  std::vector<AnyImage> images;
  for (const char* name : {"sat-to-21-3sat", "21-3sat-to-and-or-sat", "and-or-sat-to-rooks"}) {
    images.push_back(reduction_named(name)->forward(puzzle, {}).value());
    answer = images.back().reduction->witness(images.back(), answer, {}).value();
    puzzle = images.back().puzzle;
  }
  EXPECT_GT(puzzle.as<solo_chess::Puzzle>().pieces.size(), 30'000U);
  for (auto image = images.rbegin(); image != images.rend(); ++image)
    answer = image->reduction->recover(*image, answer, {}).value();
  EXPECT_EQ(answer.as<satisfiability::Answer>().assignment, assignment);
}

}  // namespace
}  // namespace hardboard
