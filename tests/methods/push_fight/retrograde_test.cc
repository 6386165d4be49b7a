// Tables of all positions against values from the rules alone.
#include "methods/push_fight/retrograde.h"

#include <algorithm>
#include <gtest/gtest.h>

#include "oracle/push_fight_values.h"
#include "puzzles/push_fight/rules.h"
#include "support/random_push_fight.h"

namespace hardboard::push_fight {
namespace {

TEST(PushFightIndex, IsPerfect) {
  const PositionIndex index(7, {1, 1}, {2, 1});
  ASSERT_EQ(index.size(), 21U * 5 * 2 * 4 * 3);
  for (std::uint64_t i = 0; i < index.size(); ++i) {
    const RelativePosition position = index.position(i);
    EXPECT_EQ(std::popcount(position.mover_kings), 1);
    EXPECT_EQ(std::popcount(position.other_kings), 2);
    EXPECT_TRUE((position.other_kings >> position.anchor & 1) != 0);
    const Mask all =
        position.mover_kings | position.mover_pawns | position.other_kings | position.other_pawns;
    EXPECT_EQ(std::popcount(all), 5);
    EXPECT_LT(all, 128U);
    ASSERT_EQ(index.index(position), i);
  }
  // The published board, as its solvers count it.
  EXPECT_EQ(PositionIndex(26, {3, 2}, {3, 2}).size(), 401'567'166'000U);
}

TEST(Retrograde, AgreesWithTheRules) {
  Random random(5);
  std::array<std::uint64_t, 3> seen{};
  std::uint32_t greatest_depth = 0;
  for (int round = 0; round < 400; ++round) {
    const Board board = random_board(random, 5 + static_cast<std::uint32_t>(random.below(4)));
    const std::array<Force, 2> forces = random_forces(random, board.size());
    const std::uint32_t moves = static_cast<std::uint32_t>(random.below(4));
    Table table(Contest{board, forces, moves});
    Analysis analysis;
    Limits limits;
    limits.threads = 1 + static_cast<unsigned>(round % 2);
    analyse(table, analysis, limits);
    ASSERT_TRUE(analysis.is_done);

    const Position start = random_position(random, board, forces);
    // Everything that comes about, by the rules; all of it has an anchor.
    const auto values = oracle::push_fight_values(board, start, moves);
    std::vector<Position> waiting{start};
    std::map<std::string, bool> done;
    while (!waiting.empty()) {
      const Position position = waiting.back();
      waiting.pop_back();
      if (std::exchange(done[oracle::name_of(position)], true)) continue;
      const auto& expected = values.at(oracle::name_of(position));
      const Value value = table.value(position.turn, relative(position));
      ASSERT_EQ(value.verdict, expected.verdict) << oracle::name_of(position);
      ASSERT_EQ(value.depth, expected.depth) << oracle::name_of(position);
      ++seen[static_cast<std::size_t>(value.verdict) - static_cast<std::size_t>(Verdict::win)];
      greatest_depth = std::max(greatest_depth, value.depth);
      for_each_turn(board, position, moves,
                    [&](const IndexedTurn&, const Position& after, Piece fallen) {
                      if (fallen == Piece::none) waiting.push_back(after);
                      return true;
                    });
    }
  }
  for (const std::uint64_t count : seen) EXPECT_GT(count, 100U);
  EXPECT_GT(greatest_depth, 5U);
}

}  // namespace
}  // namespace hardboard::push_fight
