// What weights and tolls refuse, against all play: no false refusal, and more than weights alone
// and position classes alone can refuse.
#include "methods/peg_solitaire/tolls.h"

#include <cstdint>
#include <gtest/gtest.h>
#include <set>
#include <vector>

#include "base/random.h"
#include "engines/mip/lp.h"
#include "methods/peg_solitaire/refuse_by_pagoda.h"
#include "methods/peg_solitaire/task.h"
#include "methods/peg_solitaire/vacancy_table.h"
#include "peg_play.h"
#include "puzzles/peg_solitaire/directions.h"
#include "puzzles/peg_solitaire/jumps.h"
#include "puzzles/peg_solitaire/write.h"

namespace hardboard::peg_solitaire {
namespace {

using Position = std::vector<std::uint8_t>;

// All positions that play from one reaches, by the rules alone.
std::set<Position> all_play(const Puzzle& puzzle, const Position& start) {
  std::set<Position> seen{start};
  std::vector<Position> open{start};
  const std::vector<HoleJump> jumps = jumps_of(puzzle);
  while (!open.empty()) {
    const Position pegs = open.back();
    open.pop_back();
    for (const HoleJump& jump : jumps) {
      if (pegs[jump.from] == 0 || pegs[jump.over] == 0 || pegs[jump.to] != 0) continue;
      Position next = pegs;
      next[jump.from] = next[jump.over] = 0;
      next[jump.to] = 1;
      if (seen.insert(next).second) open.push_back(next);
    }
  }
  return seen;
}

// A rhombus of up to 4 by 4 holes, most of them with pegs. Tolls tell most where lines are many.
Puzzle dense_triangular(Random& random) {
  Puzzle puzzle;
  const std::int32_t height = 3 + static_cast<std::int32_t>(random.below(2));
  for (std::int32_t y = 1; y <= height; ++y) {
    for (std::int32_t x = 1; x <= 4; ++x) {
      puzzle.holes.push_back({x, y});
      puzzle.pegs.push_back(random.below(5) > 0 ? 1 : 0);
    }
  }
  puzzle.directions = triangular;
  return puzzle;
}

TEST(PegTollsLong, RefuseNothingThatPlayReaches) {
  if (!mip::available()) GTEST_SKIP();
  Random random(3);
  std::size_t reached = 0, refused = 0, only_together = 0;
  for (int i = 0; i < 400; ++i) {
    Puzzle puzzle = dense_triangular(random);
    const std::vector<HoleJump> jumps = jumps_of(puzzle);
    puzzle.goal = Goal::target;
    const std::set<Position> positions = all_play(puzzle, puzzle.pegs);
    if (random.below(2) == 0) {
      auto end = positions.begin();
      std::advance(end, random.below(positions.size()));
      puzzle.target = *end;
    } else {
      // Of the start's position class, whatever the jumps need.
      puzzle.target = puzzle.pegs;
      for (auto times = 2 + random.below(5); times > 0; --times) {
        const HoleJump& jump = jumps[random.below(jumps.size())];
        for (const std::uint32_t hole : {jump.from, jump.over, jump.to}) puzzle.target[hole] ^= 1;
      }
    }
    SCOPED_TRACE(write(puzzle));
    const bool is_reached = positions.count(puzzle.target) != 0;
    const std::vector<Bits<1>> from{bits_of<1>(puzzle.pegs)}, to{bits_of<1>(puzzle.target)};
    const bool is_refused = refuse_by_tolls(puzzle, from, to, {}).has_value();
    ASSERT_FALSE(is_reached && is_refused);
    reached += is_reached;
    refused += is_refused;
    only_together += is_refused && !refuse_by_pagoda(puzzle, {});
  }
  EXPECT_GT(reached, 100U);
  EXPECT_GT(refused, 80U);
  EXPECT_GT(only_together, 3U);
}

// Several positions and several ends: refused if and only if each position alone is.
TEST(PegTolls, RefuseAllOrNothing) {
  if (!mip::available()) GTEST_SKIP();
  Random random(4);
  std::size_t refused = 0, left = 0;
  for (int i = 0; i < 100; ++i) {
    const Puzzle puzzle = testing::random_board(random, 6 + random.below(9));
    std::vector<Bits<1>> from, to;
    const auto any = [&] {
      Bits<1> pegs{};
      for (std::size_t hole = 0; hole < puzzle.holes.size(); ++hole)
        if (random.below(2) == 0) pegs.set(hole);
      return pegs;
    };
    for (int k = 0; k < 3; ++k) from.push_back(any()), to.push_back(any());
    bool each = true;
    for (const Bits<1>& start : from) each = each && refuse_by_tolls(puzzle, {{start}}, to, {});
    EXPECT_EQ(refuse_by_tolls(puzzle, from, to, {}).has_value(), each);
    ++(each ? refused : left);
  }
  EXPECT_GT(refused, 5U);
  EXPECT_GT(left, 5U);
}

// Proofs between the layers of play: the checker accepts them, but not for a target that play
// reaches.
TEST(PegTollsLong, ProveBetweenLayers) {
  if (!mip::available()) GTEST_SKIP();
  Random random(5);
  std::size_t proved = 0, between = 0;
  for (int i = 0; i < 300; ++i) {
    Puzzle puzzle = dense_triangular(random);
    const std::vector<HoleJump> jumps = jumps_of(puzzle);
    const std::set<Position> positions = all_play(puzzle, puzzle.pegs);
    puzzle.goal = Goal::target;
    auto end = positions.begin();
    std::advance(end, random.below(positions.size()));
    const Position reached = *end;
    puzzle.target = reached;
    for (auto times = 1 + random.below(3); times > 0; --times) {
      const HoleJump& jump = jumps[random.below(jumps.size())];
      for (const std::uint32_t hole : {jump.from, jump.over, jump.to}) puzzle.target[hole] ^= 1;
    }
    SCOPED_TRACE(write(puzzle));
    const auto proof = prove_by_tolls(puzzle, random.below(3), random.below(2), {});
    if (!proof) continue;
    ++proved;
    between += proof->after + proof->before > 0;
    ASSERT_EQ(positions.count(puzzle.target), 0U);
    EXPECT_EQ(refute(puzzle, *proof), std::nullopt);
    puzzle.target = reached;
    EXPECT_TRUE(refute(puzzle, *proof));
  }
  EXPECT_GT(proved, 40U);
  EXPECT_GT(between, 20U);
}

// No play of the square on its corner leads from d2 to f8, nor from e1 to e9; searches of tens of
// millions of positions did not show that.
TEST(PegTolls, DecidePairsOfTheDiamond) {
  if (!mip::available()) GTEST_SKIP();
  const Puzzle board = testing::named_board("diamond41", {5, 5});
  for (const auto& [vacancy, survivor] :
       {std::pair(Square{4, 2}, Square{6, 8}), std::pair(Square{5, 1}, Square{5, 9})}) {
    const HolePair pair{testing::number(board, vacancy), testing::number(board, survivor)};
    const Decision decision = decide_pair(board, pair, {}, {.refuse_from = 1U << 15});
    EXPECT_EQ(decision.verdict, Verdict::unsolvable);
    ASSERT_TRUE(decision.by_tolls.has_value());
    Puzzle puzzle = board;
    puzzle.goal = Goal::one_at;
    puzzle.at = survivor;
    puzzle.pegs.assign(puzzle.holes.size(), 1);
    puzzle.pegs[pair.vacancy] = 0;
    const auto proof =
        prove_by_tolls(puzzle, decision.by_tolls->after, decision.by_tolls->before, {});
    ASSERT_TRUE(proof);
    EXPECT_EQ(refute(puzzle, *proof), std::nullopt);
  }
}

}  // namespace
}  // namespace hardboard::peg_solitaire
