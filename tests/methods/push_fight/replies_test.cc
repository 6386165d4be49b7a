// The replies that allow no mate, against the rules: every turn made, and every mate tried after
// it.
#include "methods/push_fight/replies.h"

#include <gtest/gtest.h>
#include <set>
#include <utility>

#include "puzzles/push_fight/board.h"
#include "puzzles/push_fight/outcomes.h"
#include "support/random_push_fight.h"

namespace hardboard::push_fight {
namespace {

bool can_mate(const Board& board, const Position& position, std::uint32_t moves) {
  return !for_each_outcome(board, position, moves,
                           [&](const IndexedTurn&, const Position&, Piece fallen) {
                             return fallen == Piece::none || belongs(fallen, position.turn);
                           });
}

// The positions after the turns from a position that make nothing fall and allow no mate.
template <class Word, class Mates>
std::set<Sides<Word>> expected(const Field<Word>& field, const Board& board,
                               const Position& position, std::uint32_t moves, const Mates& mates) {
  std::set<Sides<Word>> seen, found;
  for_each_outcome(board, position, moves,
                   [&](const IndexedTurn&, const Position& after, Piece fallen) {
                     if (fallen != Piece::none) return true;
                     const Sides<Word> sides = sides_of(field, after);
                     if (seen.insert(sides).second && !mates(sides, after)) found.insert(sides);
                     return true;
                   });
  return found;
}

template <class Word>
void expect_replies(Replies<Word>& replies, const Field<Word>& field, const Position& position,
                    const std::set<Sides<Word>>& expected) {
  using Reply = typename Replies<Word>::Reply;
  std::vector<Reply> found(1);  // safe() appends
  const Sides<Word> sides = sides_of(field, position);
  EXPECT_TRUE(replies.safe(sides, Replies<Word>::all, found));
  std::set<Sides<Word>> different;
  for (std::size_t i = 1; i < found.size(); ++i) {
    EXPECT_EQ(found[i].key, Replies<Word>::key_of(found[i].sides));
    EXPECT_TRUE(different.insert(found[i].sides).second);
  }
  EXPECT_EQ(different, expected);
  if (expected.size() < 2) return;
  found.clear();
  const std::size_t enough = expected.size() / 2;
  EXPECT_FALSE(replies.safe(sides, enough, found));
  EXPECT_EQ(found.size(), enough);
  for (const Reply& reply : found) EXPECT_TRUE(expected.contains(reply.sides));
}

// One object for many positions of a board, so that mates of one position meet the next ones.
template <class Word>
std::size_t try_small_boards(std::uint64_t seed) {
  Random random(seed);
  const Limits limits;
  std::size_t total = 0;
  for (int round = 0; round < 400; ++round) {
    const Board board = random_board(random, 8 + static_cast<std::uint32_t>(random.below(5)), 4);
    const Field<Word> field(board);
    const auto moves = static_cast<std::uint32_t>(random.below(3));
    Replies<Word> replies(field, moves, limits);
    const std::array<Force, 2> forces = random_forces(random, board.size());
    for (int i = 0; i < 5; ++i) {
      const Position position = random_position(random, board, forces);
      const auto safe = expected<Word>(
          field, board, position, moves,
          [&](const Sides<Word>&, const Position& after) { return can_mate(board, after, moves); });
      expect_replies(replies, field, position, safe);
      total += safe.size();
    }
  }
  return total;
}

TEST(Replies, AreThoseOfTheRules) {
  EXPECT_GT(try_small_boards<std::uint64_t>(1), 500U);
  EXPECT_GT(try_small_boards<WideWord<2>>(2), 500U);
}

TEST(Replies, OfThePublishedBoardAreThoseWithoutAMate) {
  Random random(3);
  const Limits limits;
  const Board& board = standard_board();
  const Field<std::uint64_t> field(board);
  MateFinder<std::uint64_t> mates(field);
  Replies<std::uint64_t> replies(field, 2, limits);
  for (int i = 0; i < 10; ++i) {
    // A walk along safe turns: positions that are alike share many mates.
    Position position = random_position(random, board, {Force{3, 2}, Force{3, 2}});
    for (int step = 0; step < 4; ++step) {
      const auto safe = expected<std::uint64_t>(
          field, board, position, 2, [&](const Sides<std::uint64_t>& sides, const Position&) {
            return mates.mates(sides, 2);
          });
      expect_replies(replies, field, position, safe);
      if (safe.empty()) break;
      const auto next =
          std::next(safe.begin(), static_cast<std::ptrdiff_t>(random.below(safe.size())));
      position = position_of(field, *next, other(position.turn));
    }
  }
}

}  // namespace
}  // namespace hardboard::push_fight
