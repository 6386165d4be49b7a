// Neighbour lists against a scan over all pieces, before and after pieces are taken off.
#include "puzzles/solo_chess/lines.h"

#include <atomic>
#include <gtest/gtest.h>
#include <limits>
#include <set>

#include "support/random_puzzle.h"

namespace hardboard::solo_chess {
namespace {

// The first piece of `on` that lies a positive number of steps (dx, dy) from `from`.
Lines::Neighbour scan(const Puzzle& puzzle, const std::set<std::uint32_t>& on, std::uint32_t from,
                      std::int64_t dx, std::int64_t dy) {
  Lines::Neighbour best;
  for (const std::uint32_t i : on) {
    const Square a = puzzle.pieces[from].square, b = puzzle.pieces[i].square;
    const std::int64_t x = std::int64_t{b.x} - a.x, y = std::int64_t{b.y} - a.y;
    for (std::int64_t k = 1; k <= 20; ++k) {
      if (x == k * dx && y == k * dy && (best.piece == Lines::none || k < best.steps))
        best = {i, k};
    }
  }
  return best;
}

TEST(Lines, AgreeWithAScanWhilePiecesAreTakenOff) {
  Random random(1);
  for (int round = 0; round < 400; ++round) {
    testing::SoloOptions options;
    options.width = 6;
    options.height = 5;
    options.most_pieces = 18;
    options.custom = 40;
    options.origin = {-3 + static_cast<std::int32_t>(random.below(3)), -2};
    const Puzzle puzzle = testing::random_solo_chess(random, options);
    Lines lines(puzzle);
    std::set<std::uint32_t> on;
    for (std::uint32_t i = 0; i < puzzle.pieces.size(); ++i) on.insert(i);
    while (!on.empty()) {
      for (const std::uint32_t i : on) {
        for (std::uint8_t t = 0; t < puzzle.types.size(); ++t) {
          for (std::size_t r = 0; r < puzzle.types[t].rides.size(); ++r) {
            const Ride& ride = puzzle.types[t].rides[r];
            const Lines::Neighbour next = lines.next(i, t, r), previous = lines.previous(i, t, r);
            const Lines::Neighbour ahead = scan(puzzle, on, i, ride.dx, ride.dy);
            const Lines::Neighbour behind = scan(puzzle, on, i, -ride.dx, -ride.dy);
            ASSERT_EQ(next.piece, ahead.piece);
            ASSERT_EQ(next.steps, ahead.steps);
            ASSERT_EQ(previous.piece, behind.piece);
            ASSERT_EQ(previous.steps, behind.steps);
          }
        }
      }
      auto gone = on.begin();
      std::advance(gone, static_cast<std::ptrdiff_t>(random.below(on.size())));
      lines.remove(*gone);
      on.erase(gone);
    }
  }
}

TEST(Lines, StopWithTheirWatch) {
  Puzzle puzzle;
  puzzle.types = {PieceType{'X', {{1, 1, unlimited_range}}, ""}};
  for (std::int32_t x = 0; x < 10'000; ++x) puzzle.pieces.push_back({{x, 0}});
  std::atomic<bool> interrupted = true;
  Limits limits;
  limits.interrupted = &interrupted;
  Watch watch(limits, "sorting");
  const Lines none(puzzle, &watch);
  EXPECT_TRUE(watch.was_reached());
}

TEST(Lines, ReachAcrossTheWholePlane) {
  constexpr std::int32_t low = std::numeric_limits<std::int32_t>::min();
  constexpr std::int32_t high = std::numeric_limits<std::int32_t>::max();
  Puzzle puzzle;
  puzzle.types = {PieceType{'X', {{1, 1, unlimited_range}, {-1000, 999, 1}, {0, -3, 5}}, ""}};
  puzzle.pieces = {{{low, low}}, {{high, high}}, {{low, high}}, {{low, high - 3}}};
  const Lines lines(puzzle);
  EXPECT_EQ(lines.next(0, 0, 0).piece, 1U);
  EXPECT_EQ(lines.next(0, 0, 0).steps, (std::int64_t{1} << 32) - 1);
  EXPECT_EQ(lines.previous(1, 0, 0).piece, 0U);
  EXPECT_EQ(lines.next(1, 0, 0).piece, Lines::none);
  EXPECT_EQ(lines.next(1, 0, 1).piece, Lines::none);
  EXPECT_EQ(lines.next(2, 0, 2).piece, 3U);
  EXPECT_EQ(lines.next(2, 0, 2).steps, 1);
}

}  // namespace
}  // namespace hardboard::solo_chess
