// What is refused as too many pieces has no solution anywhere on the board, by brute force.
#include "methods/solo_chess/most_pieces.h"

#include <array>
#include <functional>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "oracle/bounded_brute_force.h"
#include "puzzles/solo_chess/write.h"
#include "support/small_boards.h"

namespace hardboard::solo_chess {
namespace {

// Whether some board with so many pieces of the wish has a solution.
bool has_puzzle(const Wish& wish, std::uint64_t pieces) {
  std::vector<PieceType> types;
  std::vector<testing::Man> men;
  for (const char letter : wish.mix + std::string(wish.last != 0 ? 1 : 0, wish.last)) {
    men.push_back({static_cast<std::uint8_t>(types.size()), wish.budget});
    types.push_back(*standard_type(letter));
  }
  bool found = false;
  testing::for_each_board(
      types, wish.width, wish.height, men,
      [&](const Puzzle& board) {
        if (found || board.pieces.size() != pieces) return;
        Puzzle puzzle = board;
        puzzle.bounds = wish.bounds;
        if (wish.last != 0) {
          std::uint64_t lasts = 0;
          for (std::uint32_t i = 0; i < pieces; ++i) {
            if (puzzle.pieces[i].type != types.size() - 1) continue;
            puzzle.last = i;
            ++lasts;
          }
          if (lasts != 1) return;
        }
        const auto judged = oracle::judge_bounded(puzzle);
        ASSERT_TRUE(judged);
        found = judged->count > 0;
      },
      pieces);
  return found;
}

constexpr std::array<Bounds, 5> all_bounds = {{{},
                                               {.on_distance = true},
                                               {.shortest = 2},
                                               {.on_distance = true, .shortest = 2},
                                               {.longest = 1}}};

// The wishes for boards of a size from which most_pieces() keeps a square, or more.
void for_each_bounded_wish(std::int32_t width, std::int32_t height,
                           const std::function<void(const Wish&)>& visit) {
  for (const std::string mix : {"P", "N", "B", "R", "K", "PN", "PB", "NB"}) {
    for (const char last : {'\0', 'K', 'P', 'N', 'B', 'R'}) {
      if (mix.find(last) != mix.npos || (width * height == 9 && mix.size() > 1))
        continue;  // of 9 squares and several letters there are too many boards
      for (const std::uint32_t budget : {1U, 2U, unlimited}) {
        for (const Bounds& bounds : all_bounds) {
          const Wish wish{.width = width,
                          .height = height,
                          .mix = mix,
                          .budget = budget,
                          .bounds = bounds,
                          .last = last};
          if (most_pieces(wish) < static_cast<std::uint64_t>(width * height)) visit(wish);
        }
      }
    }
  }
}

TEST(MostPiecesLong, NoBoardHasMore) {
  constexpr std::array<Square, 6> sizes = {{{2, 2}, {3, 2}, {2, 3}, {3, 3}, {4, 1}, {1, 4}}};
  int bounded = 0, met = 0;
  for (const Square size : sizes) {
    for_each_bounded_wish(size.x, size.y, [&](const Wish& wish) {
      const std::uint64_t most = most_pieces(wish);
      ++bounded;
      met += has_puzzle(wish, most);
      EXPECT_FALSE(has_puzzle(wish, most + 1))
          << wish.mix << ", last " << wish.last << ", " << size.x << "x" << size.y << ", budget "
          << wish.budget;
    });
  }
  EXPECT_GT(met, bounded * 4 / 5) << bounded;
}

TEST(MostCapturesLong, NoBoardNeedsMore) {
  int refused = 0, met = 0;
  for (const Square size : {Square{3, 2}, {2, 3}, {3, 3}, {1, 4}}) {
    for (const std::string mix : {"P", "N", "K"}) {
      for (const char last : {'\0', 'P', 'K'}) {
        if (mix.find(last) != mix.npos) continue;
        for (const std::uint32_t capturers : {1U, 2U, 3U}) {
          for (const std::uint32_t budget : {1U, 2U, unlimited}) {
            Wish wish{
                .width = size.x, .height = size.y, .mix = mix, .budget = budget, .last = last};
            wish.bounds.capturers = capturers;
            const auto squares = static_cast<std::uint32_t>(size.x * size.y);
            for (wish.pieces = 2; wish.pieces <= squares; ++wish.pieces)
              if (most_captures(wish) < wish.pieces - 1) break;
            if (wish.pieces > squares) continue;
            ++refused;
            met += has_puzzle(wish, wish.pieces - 1);
            EXPECT_FALSE(has_puzzle(wish, wish.pieces))
                << mix << ", last " << last << ", " << size.x << "x" << size.y << ", budget "
                << budget << ", capturers " << capturers;
          }
        }
      }
    }
  }
  EXPECT_GT(met, refused / 2) << refused;
}

TEST(MostPieces, IsKnownOfPlainMixes) {
  // Pawns come from ever lower rows, of which each square of one colour is one.
  EXPECT_EQ(most_pieces({.mix = "P", .budget = unlimited, .last = 0}), 26U);
  EXPECT_EQ(most_pieces({.mix = "P", .budget = 1, .last = 0}), 3U);
  EXPECT_EQ(most_pieces({.width = 8, .height = 1, .mix = "P", .last = 0}), 1U);
  EXPECT_EQ(most_pieces({.mix = "B", .last = 0}), 32U);
  EXPECT_EQ(most_pieces({.width = 3, .height = 3, .mix = "N", .last = 0}), 8U);
  EXPECT_EQ(most_pieces({.mix = "N", .budget = 1, .last = 0}), 9U);
  EXPECT_EQ(most_pieces({.width = 2, .height = 2, .mix = "QRB", .last = 'N'}), 1U);
  EXPECT_EQ(most_pieces({.width = 2, .height = 8, .mix = "P", .last = 'K'}), 16U);
  EXPECT_EQ(most_pieces({.width = 8, .height = 2, .mix = "P", .last = 'K'}), 9U);
  EXPECT_EQ(most_pieces({}), 64U);
  EXPECT_EQ(most_pieces({.width = 10'000, .height = 10'000, .mix = "B"}), 100'000'000U);
}

}  // namespace
}  // namespace hardboard::solo_chess
