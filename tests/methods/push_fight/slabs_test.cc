// Slabs: the numbering of positions, symmetries, and whole tables by another way.
#include "methods/push_fight/slabs.h"

#include <gtest/gtest.h>
#include <set>

#include "methods/push_fight/retrograde.h"
#include "puzzles/push_fight/board.h"
#include "puzzles/push_fight/table_check.h"
#include "support/random_push_fight.h"

namespace hardboard::push_fight {
namespace {

// A rectangle without some squares, with rails on some edges.
Board rectangle(std::int32_t width, std::int32_t height, const std::vector<Square>& holes = {},
                const std::vector<Edge>& rails = {}) {
  std::vector<Square> squares;
  for (std::int32_t y = 1; y <= height; ++y)
    for (std::int32_t x = 1; x <= width; ++x)
      if (std::find(holes.begin(), holes.end(), Square{x, y}) == holes.end())
        squares.push_back({x, y});
  return board_of(squares, rails);
}

TEST(BoardSymmetry, IsFound) {
  EXPECT_EQ(symmetries(rectangle(3, 3)).size(), 8U);
  EXPECT_EQ(symmetries(rectangle(4, 3)).size(), 4U);
  EXPECT_EQ(symmetries(rectangle(3, 3, {{1, 1}})).size(), 2U);
  EXPECT_EQ(symmetries(rectangle(3, 2, {{1, 1}})).size(), 1U);
  // A rail is part of the board.
  EXPECT_EQ(symmetries(rectangle(3, 3, {}, {{{2, 3}, Direction::up}})).size(), 2U);
  EXPECT_EQ(
      symmetries(rectangle(3, 3, {}, {{{1, 3}, Direction::up}, {{3, 1}, Direction::down}})).size(),
      2U);
  EXPECT_EQ(symmetries(standard_board()).size(), 2U);
  // Squares may be far apart.
  constexpr std::int32_t most = std::numeric_limits<std::int32_t>::max();
  EXPECT_EQ(symmetries(board_of({{-most, -most}, {most, most}}, {})).size(), 4U);
}

TEST(BoardSymmetry, KeepsSteps) {
  const Board board = rectangle(3, 3, {{2, 2}}, {{{2, 3}, Direction::up}});
  for (const Symmetry& symmetry : symmetries(board)) {
    std::set<std::uint32_t> images;
    for (std::uint32_t s = 0; s < board.size(); ++s) {
      images.insert(symmetry.square[s]);
      std::multiset<std::uint32_t> there, mapped;
      for (const std::uint32_t next : board.next[symmetry.square[s]]) there.insert(next);
      for (const std::uint32_t next : board.next[s])
        mapped.insert(next < rail ? symmetry.square[next] : next);
      EXPECT_EQ(there, mapped);
    }
    EXPECT_EQ(images.size(), board.size());
  }
}

TEST(PieceTypes, VariantsOfAnAnchoredPieceAreARun) {
  const PieceTypes types({3, 2});
  ASSERT_EQ(types.size(), 10U);
  ASSERT_EQ(types.variants(), 30U);
  ASSERT_EQ(types.run(), 6U);
  for (std::uint32_t v = 0; v < types.variants(); ++v) {
    const auto [type, anchored] = types.variant(v);
    EXPECT_EQ(anchored, v / 6);
    EXPECT_TRUE((types.kings(type) >> anchored & 1) != 0);
    EXPECT_EQ(types.variant(type, anchored), v);
    EXPECT_EQ(types.with_king(anchored)[v % 6], type);
  }
  const std::array<std::uint8_t, 5> order = {1, 2, 3, 4, 0};
  std::array<std::uint32_t, 10> map{};
  types.renumber(order, map);
  for (std::uint32_t type = 0; type < 10; ++type) {
    const Mask kings = types.kings(type);
    EXPECT_EQ(types.kings(map[type]), (kings << 1 & 31) | kings >> 4);
  }
}

// Each position of the table stands in one slab or in one image of one, in one place.
TEST(Slabs, HoldEachPositionOnce) {
  for (const Board& board : {rectangle(3, 3), rectangle(4, 2), rectangle(3, 3, {{1, 1}})}) {
    const Contest contest{board, {Force{2, 1}, Force{1, 1}}, 2};
    const SlabLayout layout(contest);
    for (const Side mover : layout.movers()) {
      const auto side = static_cast<std::size_t>(mover);
      const PositionIndex index(board.size(), contest.forces[side], contest.forces[1 - side]);
      std::vector<int> seen(index.size());
      for (std::uint32_t slab = 0; slab < layout.slabs(mover).size(); ++slab) {
        for (const Symmetry& image : images_of(layout, mover, slab)) {
          const auto placements = placements_of(layout, mover, slab, image);
          for (const std::uint64_t group : groups_of(layout, mover, slab, image))
            for (const std::uint32_t placement : placements)
              ++seen.at(group * index.group_size() + placement);
        }
      }
      for (const int count : seen) ASSERT_EQ(count, 1);
    }
    EXPECT_LT(layout.slabs(Side::white).size(), binomials()(board.size(), 2));
  }
}

// The check of tables follows the rules alone and knows neither slabs nor symmetries.
void expect_right_table(const Contest& contest) {
  Table table(contest);
  Analysis analysis;
  analyse(table, analysis, {});
  ASSERT_TRUE(analysis.is_done);
  const CheckReport report = check_table(table, {}, 1);
  EXPECT_EQ(report.check, Check::verified) << report.reason;
}

TEST(Slabs, TablesOfSymmetricBoardsAreRight) {
  for (const Board& board :
       {rectangle(3, 3), rectangle(4, 2), rectangle(3, 3, {{2, 2}}),
        rectangle(3, 3, {}, {{{2, 3}, Direction::up}, {{1, 2}, Direction::left}}),
        rectangle(3, 3, {}, {{{1, 3}, Direction::up}, {{3, 1}, Direction::down}})}) {
    for (const std::array<Force, 2>& forces :
         {std::array{Force{1, 1}, Force{1, 1}}, {Force{2, 1}, Force{1, 1}}}) {
      for (const std::uint32_t moves : {0U, 2U, unlimited_moves})
        expect_right_table({board, forces, moves});
    }
  }
}

// The variants of one side fill more than a word.
TEST(Slabs, TablesOfManyVariantsAreRight) {
  expect_right_table({rectangle(3, 3), {Force{3, 3}, Force{1, 1}}, 1});
  expect_right_table({rectangle(4, 2), {Force{1, 0}, Force{3, 3}}, 2});
}

// A wrong byte anywhere, in a slab or in an image of one, is seen by the check.
TEST(Slabs, TheCheckSeesOtherTables) {
  const Contest contest{rectangle(3, 3), {Force{1, 1}, Force{1, 1}}, 2};
  Table table(contest);
  Analysis analysis;
  analyse(table, analysis, {});
  Random random(8);
  for (int round = 0; round < 20; ++round) {
    std::uint8_t& byte = table.bytes(Side::white)[random.below(table.bytes(Side::white).size())];
    const std::uint8_t old = std::exchange(byte, static_cast<std::uint8_t>(byte ^ 1));
    EXPECT_EQ(check_table(table, {}, 1).check, Check::wrong);
    byte = old;
  }
}

}  // namespace
}  // namespace hardboard::push_fight
