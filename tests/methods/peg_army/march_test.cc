// Armies by integer programming: known minima, proofs against trying everything, replay of all.
#include "methods/peg_army/march.h"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <string>

#include "base/random.h"
#include "engines/mip/lp.h"
#include "engines/mip/mip.h"
#include "methods/peg_army/branch.h"
#include "methods/peg_army/exact_bound.h"
#include "methods/peg_army/neighbourhood.h"
#include "methods/peg_army/solve.h"
#include "methods/peg_army/symmetry.h"
#include "methods/peg_army/window_pagoda.h"
#include "proofs/proof_file.h"
#include "puzzles/peg_army/check.h"
#include "puzzles/peg_army/read.h"
#include "support/paths.h"
#include "support/stopwatch.h"

namespace hardboard::peg_army {
namespace {

Puzzle desert(Shape shape, std::int32_t size) {
  Puzzle puzzle;
  puzzle.shape = shape;
  puzzle.size = size;
  if (shape == Shape::halfplane) puzzle.goal = {0, size};
  return puzzle;
}

// Played forwards from the army, by the rules alone, the columns are legal and reach the goal.
void expect_legal(const Instance& instance, const std::vector<std::uint32_t>& columns) {
  std::vector<std::uint8_t> pegs(instance.game.positions());
  for (const Square square : army_of(instance, columns)) {
    const auto position = instance.window.index(square);
    EXPECT_EQ(instance.game.allowed[position], 1);
    pegs[position] = 1;
  }
  for (const std::uint32_t column : columns) {
    for (const std::uint32_t position : instance.game.added(column)) {
      ASSERT_EQ(pegs[position], 1);
      pegs[position] = 0;
    }
    ASSERT_EQ(pegs[instance.game.removed[column]], 0);
    pegs[instance.game.removed[column]] = 1;
  }
  EXPECT_EQ(pegs[instance.game.start], 1);
}

March fewest(const Puzzle& puzzle, Cost cost = Cost::moves) {
  const Instance instance = *instance_of(puzzle, usual_margin(puzzle));
  MarchOptions options;
  options.minimize = true;
  options.cost = cost;
  March found = march(instance, options, {});
  if (!found.columns.empty()) expect_legal(instance, found.columns);
  return found;
}

TEST(MarchLong, ConwaysLevels) {
  const std::int64_t jumps[] = {1, 3, 7, 19};
  for (std::int32_t level = 1; level <= 4; ++level) {
    const March found = fewest(desert(Shape::halfplane, level));
    ASSERT_FALSE(found.columns.empty());
    EXPECT_EQ(found.cost, jumps[level - 1]);
    EXPECT_EQ(found.columns.size(), found.cost);
    EXPECT_EQ(found.bound, found.cost) << "not proved";
    EXPECT_EQ(fewest(desert(Shape::halfplane, level), Cost::pegs).cost, jumps[level - 1]);
  }
  EXPECT_TRUE(fewest(desert(Shape::halfplane, 5)).columns.empty());
}

TEST(MarchLong, Squares) {
  for (const auto& [size, jumps] : {std::pair(7, 15), {9, 39}}) {
    const March found = fewest(desert(Shape::square, size));
    ASSERT_FALSE(found.columns.empty());
    EXPECT_EQ(found.cost, jumps);
    EXPECT_EQ(found.bound, jumps);
  }
}

TEST(MarchLong, AFirstArmyOfSquare11) {
  const Instance instance = *instance_of(desert(Shape::square, 11), 10);
  const March found = march(instance, {}, {});
  ASSERT_FALSE(found.columns.empty());
  EXPECT_GE(found.cost, 210);
  EXPECT_LE(found.cost, 246);
  expect_legal(instance, found.columns);
}

TEST(MarchLong, PebblingByTuples) {
  // A pebble on (x, y) becomes one on (x + 1, y) and one on (x, y + 1), reversed: no jumps here.
  Puzzle puzzle = desert(Shape::square, 3);
  puzzle.tuples = {{{{1, 0}, {0, 1}}, {0, 0}}, {{{-1, 0}, {0, -1}}, {0, 0}}};
  const March found = fewest(puzzle);
  ASSERT_FALSE(found.columns.empty());
  EXPECT_EQ(found.bound, found.cost);
}

// What was found before the limits is the answer, with the bound that was proved.
TEST(MarchLong, LimitsLeaveTheBestSoFar) {
  const Puzzle puzzle =
      desert(Shape::rhombus, 13);  // an army takes a second, the proof half a minute
  Limits limits;
  Answer army;
  for (int seconds = 2; army.verdict != Verdict::solvable; seconds *= 2) {
    ASSERT_LT(seconds, 1000) << army.remark;
    limits.deadline = Clock::now() + std::chrono::seconds(seconds);
    army = solve_by_programme(puzzle, Wish::fewest_moves, {.limits = limits});
  }
  ASSERT_TRUE(army.minimum);
  EXPECT_EQ(army.minimum->value, army.moves.size());
  EXPECT_LE(army.minimum->bound, 58U);  // rhombus 13 has an army of 58 jumps
  EXPECT_GT(army.minimum->bound, 20U);
  EXPECT_NE(check(puzzle, army).check, Check::wrong);
}

// An army takes many times as long as the first bound.
TEST(MarchLong, LimitsLeaveTheBoundSoFar) {
  const Puzzle puzzle = desert(Shape::square, 12);
  const std::string words = "no army was found so far within the margin 12; one would need";
  Answer none;
  for (int milliseconds = 25; !none.remark.starts_with(words); milliseconds *= 2) {
    ASSERT_LT(milliseconds, 60'000) << none.remark;
    Limits limits;
    limits.deadline = Clock::now() + std::chrono::milliseconds(milliseconds);
    none = solve_by_programme(puzzle, Wish::fewest_moves, {.limits = limits});
    ASSERT_EQ(none.verdict, Verdict::unknown);
  }
}

TEST(SolveByProgramme, TooLargeWindowsAreRefusedAtOnce) {
  Puzzle puzzle = desert(Shape::square, 1'000);
  puzzle.margin = 500;
  const testing::Stopwatch watch;
  const Answer answer = solve_by_programme(puzzle, Wish::any, {});
  EXPECT_EQ(answer.verdict, Verdict::unknown);
  EXPECT_EQ(answer.remark.find("the window of margin 500 is too large"), 0U) << answer.remark;
  EXPECT_EQ(refuse_within_margin(puzzle, {}).verdict, Verdict::unknown);
  EXPECT_LT(watch.spent(), std::chrono::seconds(10));
}

TEST(MarchLong, AnInterruptIsUnknown) {
  const Instance instance = *instance_of(desert(Shape::square, 9), 8);
  Limits limits;
  const std::atomic<bool> interrupted = true;
  limits.interrupted = &interrupted;
  EXPECT_TRUE(march(instance, {}, limits).columns.empty());
}

TEST(WindowPagoda, RefusesLevel5AndNothingBelow) {
  for (std::int32_t level = 1; level <= 5; ++level) {
    Puzzle puzzle = desert(Shape::halfplane, level);
    EXPECT_FALSE(refuse_in_window(puzzle, {})) << "no margin";
    puzzle.margin = 8;
    const auto proof = refuse_in_window(puzzle, {});
    EXPECT_EQ(proof.has_value(), level == 5);
    if (proof) {
      EXPECT_EQ(refute(puzzle, *proof), std::nullopt);
    }
  }
  Puzzle square = desert(Shape::square, 9);
  square.margin = 6;
  EXPECT_FALSE(refuse_in_window(square, {}));
  square.margin = 1;  // too narrow
  EXPECT_TRUE(refuse_in_window(square, {}));
}

TEST(SolveByProgramme, AnswersAreVerifiedUpToTheirBounds) {
  Puzzle puzzle = desert(Shape::halfplane, 4);
  const Answer jumps = solve_by_programme(puzzle, Wish::fewest_moves, {});
  ASSERT_TRUE(jumps.minimum);
  EXPECT_EQ(jumps.minimum->value, 19U);
  EXPECT_EQ(jumps.minimum->bound, 19U);
  EXPECT_EQ(check(puzzle, jumps).check, Check::claimed);  // the bound has no certificate
  const Answer pegs = solve_by_programme(puzzle, Wish::fewest_pegs, {});
  ASSERT_TRUE(pegs.minimum);
  EXPECT_EQ(pegs.minimum->value, 20U);
  EXPECT_EQ(pegs.minimum->bound, 20U);
  EXPECT_EQ(check(puzzle, solve_by_programme(puzzle, Wish::any, {})).check, Check::verified);
  puzzle = desert(Shape::halfplane, 5);
  EXPECT_EQ(refuse_within_margin(puzzle, {}).verdict, Verdict::unknown);
  puzzle.margin = 9;
  const Answer refusal = refuse_within_margin(puzzle, {});
  EXPECT_EQ(refusal.verdict, Verdict::unsolvable);
  EXPECT_EQ(check(puzzle, refusal).check, Check::verified);
}

TEST(Records, AllFilesReplay) {
  int files = 0, proved = 0;
  for (const auto& entry :
       std::filesystem::directory_iterator(testing::test_data("../data/armies"))) {
    if (entry.path().extension() != ".json") continue;
    const auto read_all = [](std::filesystem::path path) {
      std::ifstream in(path);
      return std::string(std::istreambuf_iterator<char>(in), {});
    };
    std::filesystem::path desert_file = entry.path();
    const std::string rules = read_all(desert_file.replace_extension(".peg"));
    const std::string said = read_all(entry.path());
    const auto puzzle = read(Text("desert", rules));
    ASSERT_TRUE(puzzle);
    const auto answer = read_answer(*puzzle, Text("answer", said));
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->verdict, Verdict::solvable);
    EXPECT_NE(check(*puzzle, *answer).check, Check::wrong) << entry.path();
    const std::filesystem::path proof_file = desert_file.replace_extension(".proof");
    if (std::filesystem::exists(proof_file)) {
      Result<ProofFile> proofs = ProofFile::open(proof_file.string(), {});
      ASSERT_TRUE(proofs);
      const Recourse recourse{&*proofs, false};
      EXPECT_EQ(check(*puzzle, *answer, {}, recourse).check, Check::verified) << proof_file;
      ++proved;
    }
    ++files;
  }
  EXPECT_EQ(files, 15);
  EXPECT_EQ(proved, 14);
}

TEST(Symmetry, OfSquaresAndHalfplanes) {
  const auto count = [](const Puzzle& puzzle) {
    return symmetries(*instance_of(puzzle, 3), {}).size();
  };
  EXPECT_EQ(count(desert(Shape::square, 5)), 8U);
  EXPECT_EQ(count(desert(Shape::square, 6)), 2U);  // the goal is off the centre
  EXPECT_EQ(count(desert(Shape::halfplane, 2)), 2U);
  Puzzle aside = desert(Shape::square, 5);
  aside.goal = {1, 0};
  EXPECT_EQ(count(aside), 2U);  // up and down alone: the window reaches farther on one side
}

// The least cost of a small desert with no symmetry, no rows and no bounds left out: all
// multisets of columns in order of size.
TEST(Branch, BoundsAreBelowWhatIsFound) {
  Random random(5);
  for (int i = 0; i < 20; ++i) {
    Puzzle puzzle;
    puzzle.shape = Shape::board;
    for (std::int32_t y = -2; y <= 2; ++y) {
      for (std::int32_t x = -2; x <= 2; ++x) {
        if ((x == 0 && y == 0) || random.below(4) != 0) puzzle.squares.push_back({x, y});
      }
    }
    const Instance instance = *instance_of(puzzle, 4);
    const Programme programme = programme_of(instance, Cost::moves);
    BranchOptions options;
    options.most_cost = 60;
    const BranchOutcome found = branch(programme, options, {});
    ASSERT_TRUE(found.complete);
    ASSERT_TRUE(found.proved);
    ASSERT_FALSE(found.best.empty());
    ASSERT_TRUE(mip::satisfies(programme.model, found.best));
    EXPECT_EQ(found.bound, found.cost);
    // The engine agrees that nothing is below, and that this much there is.
    mip::Options engine;
    const mip::Outcome outcome = mip::solve(programme.model, engine, {});
    ASSERT_EQ(outcome.status, mip::Status::optimal);
    EXPECT_EQ(mip::cost_of(programme.model, outcome.values), static_cast<double>(found.cost));
  }
}

// Square 7 has an army of 15 jumps. So no multipliers prove more for a node whose bounds allow that
// army, and the duals of the node's relaxation prove nearly as much as the relaxation says.
TEST(ExactBound, NeverAboveASolution) {
  const Instance instance = *instance_of(desert(Shape::square, 7), 4);
  const Programme programme = programme_of(instance, Cost::moves);
  const mip::Model& model = programme.model;
  BranchOptions options;
  options.most_cost = 20;
  const BranchOutcome army = branch(programme, options, {});
  ASSERT_EQ(army.cost, 15);
  Random random(9);
  std::int64_t most = 0;
  for (int i = 0; i < 100; ++i) {
    // Bounds that allow the army; the fewer columns are free, the more the duals prove.
    const std::uint64_t free = random.below(100);
    std::vector<std::uint16_t> lower, upper;
    mip::Relaxation relaxation(model);
    for (int j = 0; j < model.columns(); ++j) {
      const bool is_free = random.below(100) < free;
      lower.push_back(is_free ? 0 : static_cast<std::uint16_t>(army.best[j]));
      upper.push_back(!is_free ? lower.back() : model.upper[j] == 0 ? 0 : unbounded);
      if (!is_free) relaxation.set_bounds(j, lower.back(), upper.back());
    }
    ASSERT_EQ(relaxation.solve({}), mip::LpStatus::optimal);
    std::vector<double> duals(relaxation.duals().begin(), relaxation.duals().end());
    const auto exact = exact_bound(model, lower, upper, duals, 15);
    ASSERT_TRUE(exact);
    EXPECT_LE(exact->scaled, 15 * dual_scale);
    EXPECT_GT(static_cast<double>(exact->scaled) / dual_scale, relaxation.objective() - 0.01);
    most = std::max(most, exact->scaled);
    // The reduced costs hold for the army, too: what they add to the bound, it costs.
    std::int64_t least = exact->scaled;
    for (std::size_t j = 0; j < lower.size(); ++j)
      if (exact->reduced_costs[j] > 0) least += exact->reduced_costs[j] * (army.best[j] - lower[j]);
    EXPECT_LE(least, 15 * dual_scale);
    for (double& dual : duals) dual *= 0.8 + static_cast<double>(random.below(400)) / 1000;
    const auto other = exact_bound(model, lower, upper, duals, 15);
    ASSERT_TRUE(other);
    EXPECT_LE(other->scaled, 15 * dual_scale);
  }
  EXPECT_EQ(most, 15 * dual_scale);  // with all columns but a few fixed
}

TEST(Neighbourhood, BettersAPoorArmy) {
  const Instance instance = *instance_of(desert(Shape::square, 9), 8);
  const Programme programme = programme_of(instance, Cost::moves);
  BranchOptions options;
  options.most_cost = 100;
  options.depth_weight = 5;
  options.first_only = true;
  options.raise = 0.5;
  BranchOutcome poor;
  for (options.seed = 1; poor.cost <= 39; ++options.seed) {
    ASSERT_LT(options.seed, 50U) << "all armies have the fewest jumps";
    poor = branch(programme, options, {});
  }
  NeighbourhoodOptions near;
  near.target = 39;
  near.most_rounds = 40;
  const auto better = improve(instance, programme, poor.best, near, {});
  ASSERT_TRUE(mip::satisfies(programme.model, better));
  EXPECT_LT(mip::cost_of(programme.model, better), static_cast<double>(poor.cost));
}

// A margin beyond the usual one may be too large for a programme: what is found within the usual
// margin stays, with a bound that holds for all armies.
TEST(SolveByProgramme, KeepsTheArmyOfTheUsualMargin) {
  if (!mip::available()) GTEST_SKIP();
  Puzzle puzzle = desert(Shape::halfplane, 2);
  puzzle.margin = 100;
  SolveOptions options;
  options.limits.memory_bytes = std::size_t{20} << 20;
  for (const Wish wish : {Wish::fewest_moves, Wish::fewest_pegs}) {
    const Answer answer = solve_by_programme(puzzle, wish, options);
    EXPECT_EQ(answer.verdict, Verdict::solvable);
    ASSERT_TRUE(answer.minimum);
    EXPECT_EQ(answer.minimum->value, wish == Wish::fewest_moves ? 3 : 4);
    EXPECT_EQ(answer.minimum->bound, wish == Wish::fewest_moves ? 0 : 1);
    EXPECT_NE(answer.remark.find("the window of margin 100 is too large"), std::string::npos);
  }
}

// A march may begin with an army: where no time is left, it ends with that one.
TEST(March, BeginsWithAnArmy) {
  if (!mip::available()) GTEST_SKIP();
  const Puzzle puzzle = desert(Shape::halfplane, 2);
  const Instance small = *instance_of(puzzle, 4), large = *instance_of(puzzle, 10);
  MarchOptions options;
  options.minimize = true;
  for (const Move& move : moves_of(small, march(small, {}, {}).columns))
    options.start.push_back(column_of(puzzle, large, move));
  Limits none;
  none.memory_bytes = 1;
  const March found = march(large, options, none);
  expect_legal(large, found.columns);
  EXPECT_EQ(found.columns.size(), options.start.size());
  EXPECT_EQ(march(large, options, {}).bound, 3);
}

// Nothing stops the engine while it reads a programme, so that a huge one is none at all.
TEST(March, HugeProgrammesDoNotBegin) {
  Limits limits;
  limits.memory_bytes = std::size_t{1} << 40;
  EXPECT_FALSE(mip::can_begin(mip::most_columns + 1, limits));
}

// The clock plays no part: two runs of a seed make the same army.
TEST(MarchLong, SeedsRepeat) {
  const Instance instance = *instance_of(desert(Shape::square, 9), 8);
  MarchOptions options;
  options.minimize = true;
  for (options.seed = 1; options.seed <= 3; ++options.seed) {
    const March one = march(instance, options, {}), two = march(instance, options, {});
    EXPECT_EQ(one.columns, two.columns);
    EXPECT_EQ(one.cost, 39);
    EXPECT_EQ(one.bound, 39);
  }
}

}  // namespace
}  // namespace hardboard::peg_army
