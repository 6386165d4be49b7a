// Dominating sets and Steiner trees as puzzles: all small sources, solutions forward and back.
#include <gtest/gtest.h>

#include "kinds/verify_reduction.h"
#include "problems/red_blue/traits.h"
#include "problems/steiner/traits.h"
#include "puzzles/ground.h"
#include "puzzles/push_fight/rules.h"
#include "puzzles/push_fight/traits.h"
#include "puzzles/solo_chess/traits.h"

namespace hardboard {
namespace {

Verification verify(std::string_view name, unsigned size) {
  const Reduction* const row = reduction_named(name);
  EXPECT_NE(row, nullptr) << name;
  return verify_reduction(*row, sources_up_to(*row, size).value(), {}, {});
}

void expect_holds(std::string_view name, unsigned size) {
  const Verification found = verify(name, size);
  EXPECT_FALSE(found.counterexample) << name << ": " << found.counterexample->words;
  EXPECT_TRUE(found.is_over);
  EXPECT_EQ(found.undecided, 0U);
  EXPECT_GT(found.solvable, 0U);
  EXPECT_GT(found.unsolvable, 0U);
  EXPECT_GE(found.forward, found.solvable);
}

TEST(DominationLong, HoldsOnSmallProblems) {
  for (const char* name : {"red-blue-to-rooks", "red-blue-to-queens", "red-blue-to-bishops",
                           "colourful-to-graph-capture"})
    expect_holds(name, 2);
  expect_holds("vertex-cover-to-red-blue", 4);
  expect_holds("dominating-set-to-red-blue", 4);
  expect_holds("steiner-to-push-fight", 2);
}

TEST(DominationNightly, HoldsOnLargerProblems) {
  expect_holds("red-blue-to-rooks", 4);
  for (const char* name : {"red-blue-to-queens", "red-blue-to-bishops"}) expect_holds(name, 3);
  expect_holds("colourful-to-graph-capture", 3);
  expect_holds("steiner-to-push-fight", 3);
}

// Both constructions allow a red more than k: as printed, the target of the rooks may capture, and
// a queen that supports another one may wait (Kühn 2024, appendix A).
TEST(Domination, PrintedConstructionsFailOnTheSmallestSource) {
  for (const char* name : {"red-blue-to-rooks-printed", "red-blue-to-two-queens-printed"}) {
    const Verification found = verify(name, 2);
    ASSERT_TRUE(found.counterexample) << name;
    EXPECT_EQ(found.counterexample->source.as<red_blue::Puzzle>(),
              (red_blue::Puzzle{1, 1, 0, {{1, 1}}, {}}));
    EXPECT_FALSE(reduction_named(name)->carries_refusals());
  }
}

AnyPuzzle steiner_problem(std::vector<Square> points, std::uint64_t length) {
  return AnyPuzzle(ground_of<steiner::Traits>(), steiner::Puzzle{std::move(points), length});
}

// Every turn that mates on a small board gives a tree.
TEST(SteinerToPushFight, EveryMateReadsBack) {
  const Reduction* const row = reduction_named("steiner-to-push-fight");
  for (const Square other : {Square{1, 2}, Square{2, 1}, Square{2, 2}, Square{3, 1}}) {
    for (std::uint64_t length = 1; length <= 2; ++length) {
      const AnyPuzzle source = steiner_problem({{1, 1}, other}, length);
      const AnyImage image = row->forward(source, {}).value();
      const auto& puzzle = image.puzzle.as<push_fight::Puzzle>();
      std::uint64_t mates = 0;
      push_fight::for_each_turn(puzzle.board, puzzle.position, puzzle.moves,
                                [&](const push_fight::IndexedTurn& turn,
                                    const push_fight::Position&, push_fight::Piece fallen) {
                                  if (fallen != push_fight::Piece::black_pawn) return true;
                                  push_fight::Answer answer;
                                  answer.verdict = Verdict::solvable;
                                  answer.turn = turn_of(puzzle.board, turn);
                                  const auto solution =
                                      row->recover(image, AnyAnswer(std::move(answer)), {});
                                  EXPECT_TRUE(solution) << solution.error().message;
                                  ++mates;
                                  return bool(solution);
                                });
      const std::uint64_t shortest = steiner::distance({1, 1}, other);
      EXPECT_EQ(mates > 0, shortest <= length) << name(other) << " " << length;
    }
  }
}

// A tree may leave the points' box, and have parts that no shortest tree has.
TEST(SteinerToPushFight, TakesAnyTree) {
  const Reduction* const row = reduction_named("steiner-to-push-fight");
  const AnyPuzzle source = steiner_problem({{1, 1}, {3, 1}}, 12);
  const AnyImage image = row->forward(source, {}).value();
  const auto answer = row->witness(
      image,
      AnyAnswer(steiner::solved(
          {{{1, 1}, {1, -2}}, {{1, -2}, {3, -2}}, {{3, -2}, {3, 1}}, {{1, -1}, {-2, -1}}})),
      {});
  ASSERT_TRUE(answer) << answer.error().message;
  EXPECT_TRUE(row->recover(image, *answer, {}));
}

TEST(Domination, SourcesOutsideOfTheDomainAreRefused) {
  const auto refusal = [](std::string_view name, const AnyPuzzle& source, const Limits& limits) {
    const auto image = reduction_named(name)->forward(source, limits);
    return image ? std::string() : image.error().message;
  };
  const auto red_blue_problem = [](red_blue::Puzzle puzzle) {
    return AnyPuzzle(ground_of<red_blue::Traits>(), std::move(puzzle));
  };
  EXPECT_EQ(refusal("red-blue-to-rooks", red_blue_problem({1, 0, 1, {}, {1}}), {}),
            "for problems without classes");
  EXPECT_EQ(refusal("colourful-to-graph-capture", red_blue_problem({1, 0, 1, {}, {}}), {}),
            "for problems with classes");
  Limits small;
  small.memory_bytes = 1000;
  EXPECT_NE(refusal("red-blue-to-rooks", red_blue_problem({100, 0, 1, {}, {}}), small), "");
  EXPECT_EQ(refusal("red-blue-to-queens", red_blue_problem({100'000, 100'000, 1, {}, {}}), {}),
            "the board would exceed the coordinates of squares");
  EXPECT_NE(refusal("steiner-to-push-fight", steiner_problem({{1, 1}, {9000, 9000}}, 9), {}), "");
}

}  // namespace
}  // namespace hardboard
