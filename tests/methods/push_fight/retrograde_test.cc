// Tables of all positions against values from the rules alone.
#include "methods/push_fight/retrograde.h"

#include <algorithm>
#include <gtest/gtest.h>

#include "base/random.h"
#include "oracle/push_fight_values.h"
#include "puzzles/push_fight/board.h"
#include "puzzles/push_fight/rules.h"

namespace hardboard::push_fight {
namespace {

std::uint32_t below(Random& random, std::uint32_t bound) {
  return static_cast<std::uint32_t>(random.below(bound));
}

// A board of some squares of a small rectangle, rails on about half of its boundary.
Board random_board(Random& random, std::uint32_t squares) {
  std::vector<Square> all, chosen;
  const std::int32_t width = 2 + static_cast<std::int32_t>(random.below(3));
  for (std::int32_t y = 1; y <= 3; ++y)
    for (std::int32_t x = 1; x <= width; ++x) all.push_back({x, y});
  while (chosen.size() < std::min<std::size_t>(squares, all.size())) {
    const std::size_t i = random.below(all.size());
    if (std::find(chosen.begin(), chosen.end(), all[i]) == chosen.end()) chosen.push_back(all[i]);
  }
  const Board bare = board_of(chosen, {});
  std::vector<Edge> rails;
  for (std::uint32_t i = 0; i < bare.size(); ++i)
    for (const Direction direction : directions)
      if (bare.step(i, direction) == off_board && random.below(2) == 0)
        rails.push_back({bare.squares[i], direction});
  return board_of(chosen, rails);
}

// Pieces anywhere, the anchor on a king of the side that is not to move.
Position random_position(Random& random, const Board& board, std::array<Force, 2> forces) {
  Position position{std::vector<Piece>(board.size(), Piece::none), no_anchor, Side::white};
  position.turn = random.below(2) == 0 ? Side::white : Side::black;
  const auto put = [&](Piece piece) {
    std::uint32_t square = 0;
    do square = below(random, board.size());
    while (position.pieces[square] != Piece::none);
    position.pieces[square] = piece;
    return square;
  };
  // The side without a king can't have pushed.
  if (forces[0].kings == 0) position.turn = Side::white;
  if (forces[1].kings == 0) position.turn = Side::black;
  for (const Side side : {Side::white, Side::black}) {
    const Force force = forces[static_cast<std::size_t>(side)];
    for (std::uint32_t i = 0; i < force.kings; ++i) {
      const std::uint32_t square = put(king_of(side));
      if (side != position.turn) position.anchor = square;
    }
    for (std::uint32_t i = 0; i < force.pawns; ++i) put(pawn_of(side));
  }
  return position;
}

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
    const Board board = random_board(random, 5 + below(random, 4));
    std::array<Force, 2> forces;
    for (Force& force : forces) force = {below(random, 3), below(random, 3)};
    if (random.below(2) == 0) forces[1] = forces[0];
    const std::uint32_t kings = forces[0].kings + forces[1].kings;
    if (kings == 0 || kings + forces[0].pawns + forces[1].pawns > board.size()) continue;
    const std::uint32_t moves = below(random, 4);
    Table table(Game{board, forces, moves});
    Analysis analysis;
    analyse(table, analysis, {}, 1 + below(random, 2));
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
