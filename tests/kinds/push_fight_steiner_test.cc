// Mate-in-1 on images of Steiner tree problems, on all small sets of points: the fewest moves of a
// brute force are those of the trees; boards that differ in anything are no images.
#include "kinds/push_fight_steiner.h"

#include <bit>
#include <gtest/gtest.h>

#include "base/box.h"
#include "methods/push_fight/laying.h"
#include "oracle/push_fight_brute_force.h"
#include "puzzles/push_fight/check.h"
#include "reductions/steiner_to_push_fight.h"

namespace hardboard {
namespace {

using push_fight::Puzzle;

// The image of the points of a grid that a number's bits name.
Puzzle image_of(std::uint32_t bits, std::int32_t width, std::int32_t height) {
  steiner::Puzzle source;
  source.length = 0;
  for (std::int32_t x = 0; x < width; ++x)
    for (std::int32_t y = 0; y < height; ++y)
      if ((bits >> (x * height + y) & 1U) != 0) source.points.push_back({x, y});
  return SteinerToPushFight::forward(source, {}).value().puzzle;
}

// Asks for the minimum, and for mates of as many moves as suffice, and of one less.
void expect_fewest(Puzzle puzzle, std::uint32_t fewest) {
  const push_fight::Answer least = minimize_steiner_image(puzzle, {});
  ASSERT_TRUE(least.minimum);
  EXPECT_EQ(least.minimum->value, fewest);
  EXPECT_EQ(least.minimum->bound, fewest);
  EXPECT_NE(check(puzzle, least).check, Check::wrong) << check(puzzle, least).reason;
  for (const std::uint32_t moves : {fewest, push_fight::unlimited_moves}) {
    puzzle.moves = moves;
    const push_fight::Answer answer = solve_steiner_image(puzzle, {});
    ASSERT_EQ(answer.verdict, Verdict::solvable);
    EXPECT_EQ(check(puzzle, answer).check, Check::verified) << check(puzzle, answer).reason;
  }
  puzzle.moves = fewest - 1;
  EXPECT_EQ(solve_steiner_image(puzzle, {}).verdict, Verdict::unsolvable);
}

TEST(SteinerImage, HasTheFewestMovesOfABruteForce) {
  int boards = 0;
  for (std::uint32_t bits = 1; bits < 512; ++bits) {
    if (std::popcount(bits) > 2) continue;
    const Puzzle puzzle = image_of(bits, 3, 3);
    ASSERT_EQ(steiner_image_why_not(puzzle), "");
    const auto fewest = oracle::fewest_moves(puzzle, 20);
    ASSERT_TRUE(fewest);
    expect_fewest(puzzle, *fewest);
    ++boards;
  }
  EXPECT_EQ(boards, 45);
}

// Black and white change places, and the turn passes to the other side.
Puzzle with_sides_exchanged(Puzzle puzzle) {
  for (push_fight::Piece& piece : puzzle.position.pieces) {
    for (const auto side : {push_fight::Side::white, push_fight::Side::black}) {
      if (!push_fight::belongs(piece, side)) continue;
      piece = piece == push_fight::king_of(side) ? push_fight::king_of(push_fight::other(side))
                                                 : push_fight::pawn_of(push_fight::other(side));
      break;
    }
  }
  puzzle.position.turn = push_fight::other(puzzle.position.turn);
  return puzzle;
}

TEST(SteinerImage, IsKnownHoweverItLies) {
  const Puzzle puzzle = image_of(0b1'0001'0001, 3, 3);
  const auto fewest = oracle::fewest_moves(puzzle, 20);
  ASSERT_TRUE(fewest);
  const Box box = bounding_box(puzzle.board.squares);
  for (const push_fight::Laying laying : push_fight::layings) {
    const Puzzle other = push_fight::laid(puzzle, box, laying, {-5, 7});
    for (const Puzzle& board : {other, with_sides_exchanged(other)}) {
      ASSERT_EQ(steiner_image_why_not(board), "");
      expect_fewest(board, *fewest);
    }
  }
}

TEST(SteinerImage, OtherBoardsAreNoImages) {
  const Puzzle puzzle = image_of(0b1'0001'0001, 3, 3);
  ASSERT_EQ(steiner_image_why_not(puzzle), "");
  for (std::uint32_t square = 0; square < puzzle.board.size(); ++square) {
    for (std::size_t edge = 0; edge < 4; ++edge) {
      Puzzle other = puzzle;
      std::uint32_t& next = other.board.next[square][edge];
      if (next < push_fight::rail) continue;
      next = next == push_fight::rail ? push_fight::off_board : push_fight::rail;
      EXPECT_NE(steiner_image_why_not(other), "");
    }
    for (const auto piece : {push_fight::Piece::black_pawn, push_fight::Piece::white_king}) {
      Puzzle other = puzzle;
      if (other.position.pieces[square] == piece) continue;
      other.position.pieces[square] = piece;
      EXPECT_NE(steiner_image_why_not(other), "") << square;
    }
  }
  Puzzle other = puzzle;
  other.position.anchor = push_fight::no_anchor;
  EXPECT_NE(steiner_image_why_not(other), "");
}

}  // namespace
}  // namespace hardboard
