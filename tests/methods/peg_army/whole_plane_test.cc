// Refusals for the whole plane: those of the literature, and none where there is an army.
#include "methods/peg_army/whole_plane.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "oracle/army_brute_force.h"
#include "puzzles/peg_army/read.h"
#include "support/random_army.h"

namespace hardboard::peg_army {
namespace {

Puzzle desert(const std::string& lines) {
  return read({"f", "peg-army\ndesert " + lines, 1}).value();
}

TEST(WholePlane, WhatIsRefused) {
  for (const char* lines :
       {"halfplane 5", "halfplane 6", "halfplane 1000", "halfplane 3\ngoal -7 5", "square 13",
        "square 14", "square 15", "square 1000", "rhombus 17", "rhombus 19", "rhombus 999"}) {
    const Puzzle puzzle = desert(lines);
    const std::optional<PlanePagoda> proof = refuse_on_plane(puzzle, {});
    ASSERT_TRUE(proof) << lines;
    EXPECT_EQ(refute(puzzle, *proof), std::nullopt);
  }
}

// The moves of jumps by these steps and back.
std::string jumps(const std::vector<Square>& steps) {
  std::string moves = "\nmoves\n";
  for (const Square step : steps)
    for (const int sign : {1, -1})
      moves += fmt::format("0 0 {} {} : {} {}\n", sign * step.x, sign * step.y, 2 * sign * step.x,
                           2 * sign * step.y);
  return moves;
}

const std::string triangular = jumps({{1, 0}, {0, 1}, {1, -1}});
const std::string diagonal = jumps({{1, 1}, {1, -1}});
const std::string eight = jumps({{1, 0}, {0, 1}, {1, 1}, {1, -1}});

// The rhombus and the square of diagonal jumps are a square of side 13 and a rhombus of size 17 on
// the lattice of every second square. Symmetries give the square in eight directions two programmes
// for eight last jumps.
TEST(WholePlane, OtherLattices) {
  for (const std::string& lines :
       {"halfplane 8" + triangular, "square 19" + triangular, "halfplane 7" + diagonal,
        "rhombus 25" + diagonal, "square 17" + diagonal, "halfplane 9" + eight,
        "square 21" + eight}) {
    const Puzzle puzzle = desert(lines);
    const std::optional<PlanePagoda> proof = refuse_on_plane(puzzle, {});
    ASSERT_TRUE(proof) << lines;
    EXPECT_EQ(refute(puzzle, *proof), std::nullopt);
  }
  // Armies are known.
  for (const std::string& lines :
       {"halfplane 7" + triangular, "square 15" + triangular, "halfplane 6" + diagonal,
        "rhombus 21" + diagonal, "square 15" + diagonal, "halfplane 8" + eight, "square 17" + eight,
        "square 1" + jumps({{4, 0}, {0, 4}}), "square 11" + jumps({{4, 3}, {-3, 4}})}) {
    EXPECT_FALSE(refuse_on_plane(desert(lines), {})) << lines;
  }
}

// Armies are known: no proof can be right.
TEST(WholePlane, WhatIsNot) {
  for (const char* lines : {"halfplane 1", "halfplane 4", "square 7", "square 11", "square 12",
                            "rhombus 13", "rhombus 15", "square 2\nmoves\n0 0 1 0 : 2 0"}) {
    EXPECT_FALSE(refuse_on_plane(desert(lines), {})) << lines;
  }
}

// A proof for one desert says nothing of a smaller one.
TEST(WholePlane, ProofsAreForTheirDesert) {
  const Puzzle puzzle = desert("square 13");
  const PlanePagoda proof = refuse_on_plane(puzzle, {}).value();
  EXPECT_EQ(refute(desert("square 14"), proof), std::nullopt);  // larger
  EXPECT_TRUE(refute(desert("square 12"), proof));
  EXPECT_TRUE(refute(desert("square 11"), proof));
  for (std::size_t i = 0; i < proof.cases[0].values.size(); i += 7) {
    PlanePagoda other = proof;
    // Three percent more for one square: some jump to it gains, or it leaves the army too much.
    other.cases[0].values[i] += 300'000;
    const bool in_desert_now = in_desert(puzzle, proof.cases[0].box.square(i));
    if (in_desert_now) {
      EXPECT_TRUE(refute(puzzle, other)) << i;
    }
  }
}

TEST(WholePlane, NeverAgainstTheBruteForce) {
  Random random(3);
  int armies = 0;
  for (int round = 0; round < 600; ++round) {
    Puzzle puzzle = testing::random_army(random);
    if (round % 2 == 0 && !puzzle.tuples.empty()) {
      puzzle.tuples.clear();
      for (std::uint64_t n = 1 + random.below(4); n > 0; --n) {
        const Square step{static_cast<std::int32_t>(random.below(3)) - 1,
                          static_cast<std::int32_t>(random.below(2))};
        if (step != Square{0, 0}) puzzle.tuples.push_back({{{0, 0}, step}, step + step});
      }
    }
    const Window window = window_of(puzzle, 1);
    if (window.squares() > 20) continue;
    if (!oracle::fewest_army_moves(puzzle, window.low, window.high)) continue;
    ++armies;
    EXPECT_FALSE(refuse_on_plane(puzzle, {}));
  }
  EXPECT_GT(armies, 20);
}

}  // namespace
}  // namespace hardboard::peg_army
