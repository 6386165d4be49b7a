// Steps of jumps against a search on a window of the plane, and golden weights against sums of its
// floating-point weights.
#include "puzzles/peg_army/steps.h"

#include <cmath>
#include <gtest/gtest.h>
#include <map>
#include <string>
#include <vector>

#include "base/random.h"
#include "puzzles/peg_army/read.h"
#include "puzzles/peg_army/weights.h"

namespace hardboard::peg_army {
namespace {

Tuple jump(Square step) {
  return {{{0, 0}, step}, step + step};
}

Puzzle with_steps(const std::vector<Square>& steps) {
  Puzzle puzzle = read({"f", "peg-army\ndesert square 1\n", 1}).value();
  for (const Square step : steps) puzzle.tuples.push_back(jump(step));
  return puzzle;
}

double value(Golden weight) {
  // The parts of small weights are large and cancel: u = (u u') / u', where u' is its conjugate.
  // The products of the parts wrap around; their sum is small again.
  const auto a = static_cast<long double>(weight.a), b = static_cast<long double>(weight.b);
  const long double phi = (1 + std::sqrt(5.0L)) / 2, conjugate = a + b * (1 - phi);
  __extension__ using Wrapping = unsigned __int128;
  const Wrapping x = weight.a, y = weight.b;
  const auto norm = static_cast<long double>(static_cast<Wide>(x * x + x * y - y * y));
  return static_cast<double>(a * b < 0 ? norm / conjugate : a + b * phi);
}

// Squares up to `most` steps away, from the definition.
std::map<Square, int> rings(const std::vector<Square>& steps, int most) {
  std::map<Square, int> found{{{0, 0}, 0}};
  std::vector<Square> ring{{0, 0}};
  for (int distance = 1; distance <= most; ++distance) {
    std::vector<Square> next;
    for (const Square from : ring)
      for (const Square step : steps)
        for (const int sign : {1, -1}) {
          const Square to{from.x + sign * step.x, from.y + sign * step.y};
          if (found.emplace(to, distance).second) next.push_back(to);
        }
    ring = std::move(next);
  }
  return found;
}

std::vector<Square> random_steps(Random& random) {
  std::vector<Square> steps;
  do {
    const auto coordinate = [&] { return static_cast<std::int32_t>(random.below(5)) - 2; };
    const Square step{coordinate(), coordinate()};
    if (step != Square{0, 0}) steps.push_back(step);
  } while (steps.empty() || random.below(3) != 0);
  return steps;
}

TEST(Steps, AreForJumps) {
  EXPECT_TRUE(Steps::of(with_steps({{4, -4}, {0, 1}})));
  EXPECT_FALSE(Steps::of(with_steps({{5, 0}})));
  Puzzle puzzle = with_steps({{1, 0}});
  for (const std::vector<Square>& taken : {std::vector<Square>{{1, 0}},
                                           {{1, 0}, {3, 0}},
                                           {{1, 0}, {0, 1}},
                                           {{1, 0}, {2, 0}, {3, 0}}}) {
    puzzle.tuples[0] = {taken, {0, 0}};
    EXPECT_FALSE(Steps::of(puzzle));
  }
  puzzle.tuples[0] = {{{2, 0}, {1, 0}}, {0, 0}};  // the far peg first
  EXPECT_TRUE(Steps::of(puzzle));
}

TEST(Steps, AreTheFewest) {
  Random random(5);
  for (int round = 0; round < 60; ++round) {
    const std::vector<Square> steps = random_steps(random);
    const Steps found = Steps::of(with_steps(steps)).value();
    const std::map<Square, int> known = rings(steps, 40);
    for (std::int32_t y = -9; y <= 9; ++y)
      for (std::int32_t x = -9; x <= 9; ++x) {
        const auto place = known.find({x, y});
        ASSERT_EQ(found({x, y}), place == known.end() ? no_steps : place->second) << x << " " << y;
      }
  }
}

TEST(Steps, BeyondWhatIsKnown) {
  const Steps orthogonal = Steps::of(with_steps({{1, 0}, {0, 1}})).value();
  EXPECT_EQ(orthogonal({88, 0}), 88);
  EXPECT_EQ(orthogonal({88, 1}), more_steps);
  EXPECT_EQ(orthogonal({1'000'000, -7}), more_steps);
  EXPECT_TRUE(orthogonal.know({{-40, -40}, {40, 40}}));
  EXPECT_FALSE(orthogonal.know({{-40, -40}, {40, 41}}));
  const Steps diagonal = Steps::of(with_steps({{1, 1}, {1, -1}})).value();
  EXPECT_EQ(diagonal({88, -86}), 88);
  EXPECT_EQ(diagonal({88, -87}), no_steps);
  EXPECT_EQ(diagonal({1'000'001, 0}), no_steps);
}

// The bound holds, and for two steps the sum is exact.
TEST(Steps, SumsBeyond) {
  Random random(6);
  constexpr int most = 130;
  const std::vector<std::vector<Square>> named = {
      {{1, 0}, {0, 1}},  {{1, 0}, {1, 1}}, {{2, 0}, {1, 1}},
      {{1, 1}, {1, -1}}, {{1, 0}, {1, 2}}, {{1, 2}, {2, 1}},
      {{1, 0}, {2, 0}},  {{1, 0}},         {{1, 0}, {0, 1}, {1, -1}}};
  for (std::size_t round = 0; round < named.size() + 12; ++round) {
    const std::vector<Square> steps = round < named.size() ? named[round] : random_steps(random);
    const Steps found = Steps::of(with_steps(steps)).value();
    const std::map<Square, int> known = rings(steps, most);
    for (const int height : {0, 1, 5, 6, 100}) {
      double sum = 0;
      for (const auto& [square, distance] : known)
        if (distance > most_steps && (height == 0 || square.y <= -height))
          sum += std::pow((std::sqrt(5.0) - 1) / 2, distance);
      const double bound =
          value(found.sum_beyond(height == 0 ? std::nullopt : std::optional(height)));
      EXPECT_GE(bound, sum * (1 - 1e-6));
      EXPECT_LT(bound, 1e-10);
      const bool along = steps[0].y == 0 || (steps.size() == 2 && steps[1].y == 0);
      const bool is_exact = round < named.size() && steps.size() == 2 && round != 6 &&
                            (height == 0 || (along && height < 80));
      if (is_exact) {
        EXPECT_NEAR(bound / sum, 1, 1e-6) << round << " " << height;
      }
    }
  }
}

// Golden weights refuse what they must, and nothing else, on deserts of all shapes.
TEST(Steps, WeighThePlane) {
  Random random(7);
  int held = 0, failed = 0;
  for (int round = 0; round < 150; ++round) {
    const std::vector<Square> steps = random_steps(random);
    Puzzle puzzle = with_steps(steps);
    puzzle.shape = random.below(2) == 0 ? Shape::halfplane : Shape::rhombus;
    puzzle.size = 1 + 2 * static_cast<std::int32_t>(random.below(18));
    if (puzzle.shape == Shape::halfplane) puzzle.size = (puzzle.size + 1) / 2;
    puzzle.goal = default_goal(puzzle);
    double sum = 0;
    for (const auto& [square, distance] : rings(steps, 45)) {
      if (!in_desert(puzzle, puzzle.goal + square))
        sum += std::pow((std::sqrt(5.0) - 1) / 2, distance);
    }
    if (std::abs(sum - 1) < 1e-5) continue;
    Weights plain;
    plain.tail = 1;
    const bool holds = !refute(puzzle, PlanePagoda{{plain}});
    EXPECT_EQ(holds, sum < 1) << sum;
    (holds ? held : failed) += 1;
  }
  EXPECT_GT(held, 20);
  EXPECT_GT(failed, 20);
}

}  // namespace
}  // namespace hardboard::peg_army
