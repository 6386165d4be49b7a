// Mates of any number of moves by classes of positions, against brute force over all positions, YES
// and NO; and answers on boards that have too many positions for the kernel's own search.
#include "puzzles/push_fight/mate_classes.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "oracle/push_fight_brute_force.h"
#include "puzzles/push_fight/board.h"
#include "puzzles/push_fight/check.h"
#include "support/random_push_fight.h"

namespace hardboard::push_fight {
namespace {

TEST(MateClasses, AgreeWithBruteForce) {
  Random random(91);
  int mates = 0, refused = 0;
  for (int round = 0; round < 1'500; ++round) {
    Puzzle puzzle;
    puzzle.board = random_board(random, 3 + static_cast<std::uint32_t>(random.below(9)));
    puzzle.position =
        random_position(random, puzzle.board, random_forces(random, puzzle.board.size()));
    puzzle.moves = unlimited_moves;
    const bool is_mate = oracle::fewest_moves(puzzle).has_value();
    EXPECT_EQ(mate_by_classes(puzzle, {}), is_mate ? ByClasses::mate : ByClasses::no_mate) << round;
    ++(is_mate ? mates : refused);
  }
  EXPECT_GT(mates, 300);
  EXPECT_GT(refused, 300);
}

// A square of 100 squares: a king in its middle, pawns around it, and a black pawn in the corner
// behind rails, without a rail if it can fall.
Puzzle large_board(bool can_fall) {
  constexpr std::int32_t side = 10;
  std::vector<Square> squares;
  for (std::int32_t y = 1; y <= side; ++y)
    for (std::int32_t x = 1; x <= side; ++x) squares.push_back({x, y});
  std::vector<Edge> rails{{{1, 1}, Direction::left}};
  if (!can_fall) rails.push_back({{1, 1}, Direction::down});
  Puzzle puzzle;
  puzzle.board = board_of(squares, rails);
  puzzle.moves = unlimited_moves;
  puzzle.position.pieces.assign(squares.size(), Piece::none);
  const auto put = [&](std::int32_t x, std::int32_t y, Piece piece) {
    puzzle.position.pieces[*index_of(puzzle.board, {x, y})] = piece;
  };
  put(1, 1, Piece::black_pawn);
  put(5, 5, Piece::white_king);
  for (std::int32_t x = 2; x <= 9; ++x) put(x, 3, Piece::white_pawn);
  return puzzle;
}

TEST(MateClasses, DecideBoardsWithTooManyPositions) {
  Answer answer;
  answer.verdict = Verdict::unsolvable;
  const Recourse recourse{nullptr, true};
  EXPECT_EQ(check(large_board(false), answer, {}, recourse).check, Check::verified);
  EXPECT_EQ(check(large_board(true), answer, {}, recourse).check, Check::wrong);
  Limits limits;
  limits.deadline = Clock::now();
  EXPECT_EQ(check(large_board(false), answer, limits, recourse).check, Check::claimed);
}

}  // namespace
}  // namespace hardboard::push_fight
