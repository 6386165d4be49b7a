// Boards of rows against all play, and long rows that are made backward.
#include "methods/peg_solitaire/on_rows.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "oracle/peg_brute_force.h"
#include "peg_play.h"
#include "puzzles/peg_solitaire/replay.h"
#include "puzzles/peg_solitaire/write.h"

namespace hardboard::peg_solitaire {
namespace {

// Bit x of `pegs` for the hole x; no pegs behind.
Puzzle row_of(std::int32_t length, std::uint64_t pegs) {
  Puzzle puzzle;
  for (std::int32_t x = 0; x < length; ++x) {
    puzzle.holes.push_back({x + 1, 1});
    puzzle.pegs.push_back(x < 64 && (pegs >> x & 1) != 0 ? 1 : 0);
  }
  return puzzle;
}

std::uint64_t pegs_after(const Puzzle& puzzle, const std::vector<Jump>& jumps) {
  Game game(puzzle);
  for (const Jump& jump : jumps) EXPECT_EQ(game.play(jump), std::nullopt);
  return game.pegs_left();
}

// The goal, and the fewest pegs for goals of one, as all play tells them.
void expect_right(const Puzzle& puzzle) {
  const std::optional<Rows> rows = rows_of(puzzle);
  if (!rows_why_not(puzzle, rows).empty()) return;
  SCOPED_TRACE(write(puzzle));
  const auto judgement = oracle::judge(puzzle, 1'000'000);
  ASSERT_TRUE(judgement);
  const Verdict verdict = judgement->solvable ? Verdict::solvable : Verdict::unsolvable;
  const OnRows decided = decide_on_rows(puzzle, *rows, {});
  ASSERT_EQ(decided.verdict, verdict);
  ASSERT_EQ(decided.proof.has_value(), !judgement->solvable);
  if (judgement->solvable) {
    ASSERT_TRUE(testing::wins(puzzle, decided.jumps));
    ASSERT_EQ(decided.jumps.size(), judgement->fewest_jumps);
  } else {
    ASSERT_TRUE(decided.jumps.empty());
  }
  if (puzzle.goal == Goal::peg || puzzle.goal == Goal::target) return;
  const OnRows fewest = fewest_on_rows(puzzle, *rows, {});
  ASSERT_EQ(fewest.verdict, verdict);
  ASSERT_EQ(fewest.pegs, judgement->fewest_pegs);
  ASSERT_EQ(pegs_after(puzzle, fewest.jumps), fewest.pegs);
  if (judgement->solvable) {
    ASSERT_TRUE(testing::wins(puzzle, fewest.jumps));
  }
  if (fewest.pegs > 1) {
    ASSERT_EQ(judge(puzzle, *fewest.proof).anywhere.pegs, fewest.pegs);
  }
}

TEST(PegsOnRowsLong, AllShortRows) {
  for (std::int32_t length = 1; length <= 9; ++length)
    for (std::uint64_t pegs = 1; pegs < (1U << length); ++pegs) {
      Puzzle puzzle = row_of(length, pegs);
      expect_right(puzzle);
      if (length > 6) continue;
      for (const Square hole : std::vector<Square>(puzzle.holes))
        for (const Goal goal : {Goal::one_at, Goal::peg}) {
          puzzle.goal = goal;
          puzzle.at = hole;
          expect_right(puzzle);
        }
      puzzle.goal = Goal::target;
      for (std::uint64_t target = 0; target < (1U << length); ++target) {
        puzzle.target = row_of(length, target).pegs;
        expect_right(puzzle);
      }
    }
}

TEST(PegsOnRowsLong, RowsOfFifteen) {
  for (std::uint64_t pegs = 1; pegs < (1U << 15); pegs += 7) expect_right(row_of(15, pegs));
}

// Rows, columns and diagonals, most boards with several.
TEST(PegsOnRows, BoardsOfSeveralRows) {
  Random random(3);
  std::size_t several = 0;
  for (int i = 0; i < 2'000; ++i) {
    Puzzle puzzle;
    puzzle.directions = {random.below(2) == 0, random.below(2) == 0, random.below(4) == 0,
                         random.below(4) == 0};
    puzzle.directions.horizontal |= puzzle.directions == Directions{false, false, false, false};
    const auto height = static_cast<std::int32_t>(1 + random.below(4));
    const auto width = static_cast<std::int32_t>(1 + random.below(12 / height + 2));
    for (std::int32_t y = 1; y <= height; ++y)
      for (std::int32_t x = 1; x <= width; ++x) {
        if (random.below(5) == 0) continue;
        puzzle.holes.push_back({x, y});
        puzzle.pegs.push_back(random.below(2) == 0 ? 1 : 0);
      }
    if (puzzle.holes.empty()) continue;
    puzzle.goal = static_cast<Goal>(random.below(4));
    puzzle.at = puzzle.holes[random.below(puzzle.holes.size())];
    if (puzzle.goal == Goal::target) puzzle.target = testing::play_at_random(puzzle, random.next());
    if (!puzzle.target.empty() && random.below(3) == 0)
      puzzle.target[random.below(puzzle.target.size())] ^= 1;
    if (!rows_why_not(puzzle, rows_of(puzzle)).empty()) continue;
    several += height > 1 ? 1 : 0;
    expect_right(puzzle);
  }
  EXPECT_GT(several, 300U);
}

// A row from which play leads to one peg on `at`: found by jumps taken back.
Puzzle long_row(std::int32_t length, std::int32_t at, Random& random) {
  Puzzle puzzle = row_of(length, 0);
  puzzle.goal = Goal::one_at;
  puzzle.at = puzzle.holes[static_cast<std::size_t>(at)];
  puzzle.pegs[static_cast<std::size_t>(at)] = 1;
  std::vector<std::pair<std::int32_t, std::int32_t>> open = {{at, -1}, {at, 1}};  // from, step
  const auto peg = [&](std::int32_t hole) -> std::uint8_t& {
    return puzzle.pegs[static_cast<std::size_t>(hole)];
  };
  while (!open.empty()) {
    std::swap(open[random.below(open.size())], open.back());
    const auto [to, step] = open.back();
    open.pop_back();
    const std::int32_t over = to + step, from = over + step;
    if (from < 0 || from >= length || peg(to) == 0 || peg(over) != 0 || peg(from) != 0) continue;
    std::swap(peg(to), peg(over));
    peg(from) = 1;
    for (std::int32_t near = std::max(0, to - 4); near < std::min(length, to + 5); ++near)
      for (const std::int32_t way : {-1, 1}) open.push_back({near, way});
  }
  return puzzle;
}

TEST(PegsOnRows, LongRows) {
  Random random(1);
  for (const std::int32_t length : {50, 1'000, 30'000}) {
    for (int i = 0; i < 5; ++i) {
      const auto at = static_cast<std::int32_t>(random.below(static_cast<std::uint64_t>(length)));
      const Puzzle puzzle = long_row(length, at, random);
      const OnRows found = decide_on_rows(puzzle, *rows_of(puzzle), {});
      ASSERT_EQ(found.verdict, Verdict::solvable) << length << " " << at;
      Game game(puzzle);
      for (const Jump& jump : found.jumps) ASSERT_EQ(game.play(jump), std::nullopt);
      EXPECT_TRUE(game.goal_met());
    }
    Puzzle any = row_of(length, 0);
    for (std::uint8_t& peg : any.pegs) peg = random.below(2) == 0 ? 1 : 0;
    const OnRows found = fewest_on_rows(any, *rows_of(any), {});
    ASSERT_EQ(found.verdict, Verdict::unsolvable);
    EXPECT_EQ(pegs_after(any, found.jumps), found.pegs);
    EXPECT_EQ(judge(any, *found.proof).anywhere.pegs, found.pegs);
  }
}

TEST(PegsOnRows, Limits) {
  Random random(1);
  const Puzzle puzzle = long_row(1'000, 500, random);
  const Rows rows = *rows_of(puzzle);
  Limits limits;
  limits.deadline = Clock::now();
  EXPECT_EQ(fewest_on_rows(puzzle, rows, limits).verdict, Verdict::unknown);
  limits.deadline.reset();
  limits.memory_bytes = 1'000;
  EXPECT_EQ(fewest_on_rows(puzzle, rows, limits).verdict, Verdict::unknown);
}

}  // namespace
}  // namespace hardboard::peg_solitaire
