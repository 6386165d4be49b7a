// Peg solitaire and armies as plans and programmes: goals that sources up to a size leave out, what
// is refused, and solutions with more than is needed.
#include <gtest/gtest.h>

#include "kinds/all_solutions.h"
#include "kinds/kind.h"
#include "puzzles/ground.h"
#include "puzzles/peg_army/traits.h"
#include "puzzles/peg_solitaire/traits.h"
#include "reductions/reduction.h"

namespace hardboard {
namespace {

using peg_solitaire::Goal;
using peg_solitaire::Puzzle;

AnyPuzzle any(Puzzle puzzle) {
  return {ground_of<peg_solitaire::Traits>(), std::move(puzzle)};
}

std::vector<std::uint8_t> bits(std::uint32_t set, std::size_t size) {
  std::vector<std::uint8_t> pegs;
  for (std::size_t i = 0; i < size; ++i) pegs.push_back(static_cast<std::uint8_t>(set >> i & 1));
  return pegs;
}

// Every start and every target of a row of five holes, and of a triangle.
void expect_targets_agree(const Reduction& row) {
  SCOPED_TRACE(row.name);
  std::uint64_t solvable = 0, unsolvable = 0, back = 0;
  Puzzle line, triangle;
  for (std::int32_t x = 1; x <= 5; ++x) line.holes.push_back({x, 1});
  triangle.holes = {{1, 1}, {2, 1}, {3, 1}, {1, 2}, {2, 2}, {1, 3}};
  triangle.directions = {true, true, false, true};
  for (Puzzle puzzle : {line, triangle}) {
    puzzle.goal = Goal::target;
    const std::size_t holes = puzzle.holes.size();
    for (std::uint32_t start = 0; start < 1U << holes; ++start) {
      for (std::uint32_t target = start % 3; target < 1U << holes; target += 3) {
        puzzle.pegs = bits(start, holes);
        puzzle.target = bits(target, holes);
        const AnyPuzzle source = any(puzzle);
        const bool expected = kind_of(source).solve(source, {}).head().verdict == Verdict::solvable;
        const Result<AnyImage> image = row.forward(source, {});
        ASSERT_TRUE(image);
        bool found = false;
        const bool all = each_solution(
            kind_of(image->puzzle), image->puzzle, {}, {}, [&](const AnyAnswer& answer) {
              found = true;
              const Result<AnyAnswer> solution = row.recover(*image, answer, {});
              EXPECT_TRUE(solution) << solution.error().message;
              back += solution ? 1 : 0;
              if (!solution) return false;
              EXPECT_EQ(source.kind().check(source, *solution, {}).check, Check::verified);
              const Result<AnyAnswer> forth = row.witness(*image, *solution, {});
              EXPECT_TRUE(forth) << forth.error().message;
              return forth.ok();
            });
        ASSERT_TRUE(all);
        ASSERT_EQ(found, expected) << source.kind().write(source);
        ++(expected ? solvable : unsolvable);
      }
    }
  }
  EXPECT_GT(solvable, 100U);
  EXPECT_GT(unsolvable, 500U);
  EXPECT_GE(back, solvable);
}

TEST(PegSolitaireReductions, TargetsAgree) {
  expect_targets_agree(*reduction_named("peg-solitaire-to-planning"));
  expect_targets_agree(*reduction_named("peg-solitaire-to-integer-programme"));
}

// The board of no pegs has no solution with one peg, and yet all rows are there to say so.
TEST(PegSolitaireReductions, NoPegsAreNotOne) {
  Puzzle puzzle;
  puzzle.holes = {{1, 1}, {2, 1}, {3, 1}};
  puzzle.pegs = {0, 0, 0};
  for (const char* name : {"peg-solitaire-to-planning", "peg-solitaire-to-integer-programme"}) {
    for (const Goal goal : {Goal::one, Goal::one_at, Goal::peg}) {
      puzzle.goal = goal;
      puzzle.at = {2, 1};
      const Result<AnyImage> image = reduction_named(name)->forward(any(puzzle), {});
      ASSERT_TRUE(image);
      EXPECT_EQ(kind_of(image->puzzle).solve(image->puzzle, {}).head().verdict,
                Verdict::unsolvable);
    }
  }
}

TEST(PegReductions, RefuseWhatIsNotOfTheirForm) {
  Puzzle puzzle;
  puzzle.holes = {{1, 1}, {2, 1}, {3, 1}};
  puzzle.pegs = {1, 1, 0};
  const Reduction& reach = *reduction_named("peg-reach-to-integer-programme");
  EXPECT_EQ(reach.forward(any(puzzle), {}).error().message, "the goal must be `goal peg`");
  peg_army::Puzzle army;
  army.size = 1;
  const AnyPuzzle source(ground_of<peg_army::Traits>(), army);
  EXPECT_FALSE(reduction_named("peg-army-to-integer-programme")->forward(source, {}));
  Limits little;
  little.memory_bytes = 1000;
  for (const char* name : {"peg-solitaire-to-planning", "peg-solitaire-to-integer-programme"})
    EXPECT_FALSE(reduction_named(name)->forward(any(puzzle), little)) << name;
}

// The least objective is the fewest moves of an army.
TEST(PegArmyToIntegerProgramme, TheObjectiveIsTheMoves) {
  peg_army::Puzzle army;
  army.shape = peg_army::Shape::halfplane;
  army.margin = 4;
  const Reduction& row = *reduction_named("peg-army-to-integer-programme");
  for (const auto& [level, moves] : {std::pair{1, 1}, {2, 3}, {3, 7}}) {
    army.size = level;
    army.goal = default_goal(army);
    const AnyPuzzle source(ground_of<peg_army::Traits>(), army);
    const Result<AnyImage> image = row.forward(source, {});
    ASSERT_TRUE(image);
    Request request;
    request.minimize = "objective";
    const AnyAnswer answer = kind_of(image->puzzle).solve(image->puzzle, request);
    if (answer.head().verdict == Verdict::unknown) GTEST_SKIP() << "built without CBC";
    ASSERT_TRUE(answer.head().minimum);
    EXPECT_EQ(answer.head().minimum->value, static_cast<std::uint64_t>(moves));
    const Result<AnyAnswer> back = row.recover(*image, answer, {});
    ASSERT_TRUE(back) << back.error().message;
    EXPECT_EQ(source.kind().check(source, *back, {}).check, Check::verified);
  }
}

}  // namespace
}  // namespace hardboard
