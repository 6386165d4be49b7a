// Lines of hubs against the judge, who plays, and against all sets of rows and columns; and the
// check of their refusals.
#include "methods/capture/few_lines.h"

#include <gtest/gtest.h>
#include <set>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "methods/solo_chess/arena_of.h"
#include "oracle/brute_force.h"
#include "puzzles/capture/no_hubs.h"
#include "puzzles/solo_chess/rules.h"
#include "support/no_limits.h"
#include "support/rounds.h"

namespace hardboard::capture {
namespace {

// Pieces of one type on random squares, `twos` of them with a budget of 2, the others with 1 or,
// one in eight, with 0.
solo_chess::Puzzle random_board(Random& random, char letter, int side, std::size_t pieces,
                                std::size_t twos) {
  solo_chess::Puzzle puzzle;
  puzzle.types.push_back(*solo_chess::standard_type(letter));
  std::set<std::pair<int, int>> squares;
  const auto coordinate = [&] { return static_cast<int>(random.below(side)) + 1; };
  while (squares.size() < pieces) {
    const Square square{coordinate(), coordinate()};
    if (!squares.emplace(square.x, square.y).second) continue;
    const std::uint32_t budget = puzzle.pieces.size() < twos ? 2 : random.below(8) == 0 ? 0 : 1;
    puzzle.pieces.push_back({square, budget, 0});
  }
  return puzzle;
}

// Do some rows and columns, two more than there are budgets of 2, hold all rooks and hang together
// by rooks that stand on two of them? By trying all sets of rows and columns.
bool has_plain_cover(const solo_chess::Puzzle& puzzle, int side) {
  std::size_t most = 2;
  for (const solo_chess::Piece& piece : puzzle.pieces) most += piece.budget == 2 ? 1 : 0;
  for (std::uint32_t set = 1; set < 1U << (2 * side); ++set) {
    const auto has = [&](int line) { return (set >> line & 1) != 0; };
    const auto row = [&](const solo_chess::Piece& piece) { return piece.square.y - 1; };
    const auto column = [&](const solo_chess::Piece& piece) { return side + piece.square.x - 1; };
    std::vector<int> lines;
    for (int line = 0; line < 2 * side; ++line)
      if (has(line)) lines.push_back(line);
    bool holds = lines.size() <= most;
    for (const solo_chess::Piece& piece : puzzle.pieces)
      holds = holds && (has(row(piece)) || has(column(piece)));
    std::set<int> reached{lines.front()};
    for (std::size_t round = 0; holds && round < lines.size(); ++round) {
      for (const solo_chess::Piece& piece : puzzle.pieces) {
        const int a = row(piece), b = column(piece);
        if (!has(a) || !has(b) || (!reached.contains(a) && !reached.contains(b))) continue;
        reached.insert({a, b});
      }
    }
    if (holds && reached.size() == lines.size()) return true;
  }
  return false;
}

TEST(FewLines, RefuseWhatNoSetOfLinesCovers) {
  Random random(1);
  constexpr int side = 4;
  int refused = 0, of_many = 0, open = 0, solvable = 0;
  for (int round = 0; round < testing::rounds(3'000); ++round) {
    const std::size_t pieces = 4 + random.below(5);
    const auto puzzle = random_board(random, 'R', side, pieces, random.below(4));
    const auto arena = solo_chess::arena_of(puzzle);
    ASSERT_TRUE(has_hub_lines(*arena));
    const Answer<Location> answer = refuse_by_lines(*arena, no_limits);
    ASSERT_EQ(answer.verdict == Verdict::unsolvable, !has_plain_cover(puzzle, side)) << round;
    const bool judged = oracle::judge(puzzle)->solvable;
    solvable += judged ? 1 : 0;
    if (answer.verdict != Verdict::unsolvable) {
      ++open;
      continue;
    }
    ++refused;
    of_many += std::get<NoHubs>(answer.proof).sums > 1 ? 1 : 0;
    ASSERT_FALSE(judged) << round;
    ASSERT_EQ(refute_hubs(solo_chess::rules_of(puzzle), no_limits), std::nullopt);
  }
  EXPECT_GT(refused, testing::rounds(100));
  EXPECT_GT(of_many, testing::rounds(20));
  EXPECT_GT(open, testing::rounds(100));
  EXPECT_GT(solvable, testing::rounds(100));
}

TEST(FewLines, AreNeverRefusedOnSolvableBoards) {
  Random random(2);
  int refused = 0, solvable = 0;
  for (int round = 0; round < 6'000; ++round) {
    const char letter = "RBKN"[random.below(4)];
    const auto puzzle = random_board(random, letter, 3 + static_cast<int>(random.below(3)),
                                     4 + random.below(4), random.below(4));
    const auto arena = solo_chess::arena_of(puzzle);
    if (!has_hub_lines(*arena)) continue;
    const bool is_refused = refuse_by_lines(*arena, no_limits).verdict == Verdict::unsolvable;
    refused += is_refused ? 1 : 0;
    if (!oracle::judge(puzzle)->solvable) continue;
    ++solvable;
    ASSERT_FALSE(is_refused) << round;
    ASSERT_NE(refute_hubs(solo_chess::rules_of(puzzle), no_limits), std::nullopt) << round;
  }
  EXPECT_GT(refused, 100);
  EXPECT_GT(solvable, 100);
}

TEST(FewLines, NeedTwoLinesAPlace) {
  Random random(3);
  EXPECT_FALSE(has_hub_lines(*solo_chess::arena_of(random_board(random, 'Q', 3, 9, 2))));
  EXPECT_FALSE(has_hub_lines(*solo_chess::arena_of(random_board(random, 'K', 3, 9, 2))));
  auto rooks = random_board(random, 'R', 3, 9, 2);
  EXPECT_TRUE(has_hub_lines(*solo_chess::arena_of(rooks)));
  rooks.pieces[4].budget = 3;
  EXPECT_FALSE(has_hub_lines(*solo_chess::arena_of(rooks)));
}

}  // namespace
}  // namespace hardboard::capture
