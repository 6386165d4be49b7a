// docs/hardness.md: a tomb of rooks can be given to a last piece of another type.
#include <gtest/gtest.h>

#include "oracle/brute_force.h"
#include "support/small_boards.h"

namespace hardboard::solo_chess {
namespace {

// The board of rooks with a tomb v1, v2 in a row and a column of its own, next to its rook v3.
Puzzle with_tomb(Puzzle board, Square v3) {
  board.pieces.push_back({{100, v3.y}, 2, 0});
  board.pieces.push_back({{100, 100}, 2, 0});
  return board;
}

Puzzle stretched(Puzzle board, std::int32_t height) {
  for (Piece& piece : board.pieces)
    piece.square = {piece.square.x * 5 * (height + 1), piece.square.y * 5};
  return board;
}

bool solvable(const Puzzle& puzzle) {
  return oracle::judge(puzzle)->solvable;
}

TEST(Hardness, LastPieceInTheTomb) {
  const std::string lasts = "PKNBQ";
  std::vector<PieceType> types = {*standard_type('R')};
  for (const char letter : lasts) types.push_back(*standard_type(letter));
  constexpr std::int32_t height = 3;
  int yes = 0, no = 0;
  testing::for_each_board(types, 3, height, {{0, 2}}, [&](const Puzzle& board) {
    if (board.pieces.size() > 6) return;
    for (const Piece& rook : board.pieces) {
      const Square v3 = rook.square;
      // v3 has v2 and one more neighbor.
      int in_line = 0, ahead = 0;
      for (const Piece& piece : board.pieces) {
        if (piece.square == v3) continue;
        if (piece.square.x == v3.x || piece.square.y == v3.y) ++in_line;
        if (piece.square.y == v3.y) ++ahead;
      }
      if (in_line > 1 || ahead > 0) continue;
      Puzzle towards = board;
      towards.goal = v3;
      const bool expected = solvable(towards);
      ++(expected ? yes : no);
      const Puzzle tomb = with_tomb(board, v3);
      ASSERT_EQ(solvable(tomb), expected) << testing::in_words(tomb);
      for (std::uint8_t last = 1; last <= lasts.size(); ++last) {
        Puzzle changed = stretched(board, height);
        if (lasts[last - 1U] == 'Q') {
          changed = stretched(tomb, 100);
          changed.pieces.back().type = last;
        } else {
          const bool leaps = lasts[last - 1U] == 'N';
          changed.pieces.push_back(
              {{v3.x * 5 * (height + 1) + 1, v3.y * 5 + (leaps ? 2 : -1)}, 2, last});
        }
        changed.last = static_cast<std::uint32_t>(changed.pieces.size() - 1);
        ASSERT_EQ(solvable(changed), expected) << testing::in_words(changed);
      }
    }
  });
  EXPECT_GT(yes, 30);
  EXPECT_GT(no, 30);
}

}  // namespace
}  // namespace hardboard::solo_chess
