// Turns on bits against the plain rules and the brute force, on one word and on several.
#include "methods/push_fight/turns.h"

#include <gtest/gtest.h>

#include "methods/push_fight/mate.h"
#include "methods/push_fight/successors.h"
#include "oracle/push_fight_brute_force.h"
#include "puzzles/push_fight/board.h"
#include "puzzles/push_fight/read.h"
#include "puzzles/push_fight/rules.h"
#include "support/push_fight_boards.h"

namespace hardboard::push_fight {
namespace {

template <class Word>
void expect_counts(const Puzzle& puzzle, const oracle::TurnCount& expected, unsigned moves) {
  const Field<Word> field(puzzle.board);
  const Sides<Word> sides = sides_of(field, puzzle.position);
  Successors<Word> successors(field, OwnFalls::left_out);
  EXPECT_EQ(successors.all(sides, moves).size(), expected.positions.size()) << write(puzzle);
  EXPECT_EQ(successors.turns(), expected.turns) << write(puzzle);
}

template <class Word>
void expect_mates(const Puzzle& puzzle) {
  const Field<Word> field(puzzle.board);
  const Sides<Word> sides = sides_of(field, puzzle.position);
  EXPECT_EQ(position_of(field, sides, Side::white), puzzle.position);
  TurnGenerator<Word> generator(field, OwnFalls::counted);
  MateFinder<Word> finder(field);
  for (unsigned moves = 0; moves <= 2; ++moves) {
    bool mates = false;
    generator.run(sides, moves, [&](const Sides<Word>&, Fallen fallen) {
      mates = mates || fallen == Fallen::enemy;
    });
    EXPECT_EQ(finder.mates(sides, moves), mates) << moves << " moves\n" << write(puzzle);
  }
}

TEST(PushFightTurnsLong, AreThoseOfTheRules) {
  Random random(3);
  for (int i = 0; i < 200; ++i) {
    const Puzzle puzzle = testing::random_push_fight(random, 12);
    for (unsigned moves = 0; moves <= 2; ++moves) {
      const oracle::TurnCount expected = oracle::count_turns(puzzle, moves);
      expect_counts<std::uint64_t>(puzzle, expected, moves);
      expect_counts<WideWord<2>>(puzzle, expected, moves);
    }
  }
}

TEST(PushFightTurnsLong, MatesAreFound) {
  Random random(4);
  for (int i = 0; i < 1500; ++i) {
    const Puzzle puzzle = testing::random_push_fight(random, 30);
    expect_mates<std::uint64_t>(puzzle);
    expect_mates<WideWord<3>>(puzzle);
  }
}

// A uniform sample of the published board's positions.
class PublishedBoard {
public:
  explicit PublishedBoard(std::uint64_t seed) : random_(seed) {}

  Position next() {
    Position position;
    position.pieces.assign(26, Piece::none);
    constexpr std::array<Piece, 10> men = {Piece::white_king, Piece::white_king, Piece::white_king,
                                           Piece::white_pawn, Piece::white_pawn, Piece::black_king,
                                           Piece::black_king, Piece::black_king, Piece::black_pawn,
                                           Piece::black_pawn};
    for (std::size_t i = 0; i < men.size();) {
      const std::uint64_t square = random_.below(26);
      if (position.pieces[square] != Piece::none) continue;
      position.pieces[square] = men[i++];
      if (i == 6) position.anchor = static_cast<std::uint32_t>(square);
    }
    return position;
  }

private:
  Random random_;
};

// Known of all 401,567,166,000 positions: 84.86 % win in one turn.
TEST(PushFightTurnsLong, ThePublishedBoardsShareOfWins) {
  const Field<std::uint64_t> field(standard_board());
  MateFinder<std::uint64_t> finder(field);
  PublishedBoard board(1);
  constexpr int sample = 1'000'000;
  int wins = 0;
  for (int i = 0; i < sample; ++i) wins += finder.mates(sides_of(field, board.next()), 2) ? 1 : 0;
  EXPECT_NEAR(100.0 * wins / sample, 84.86, 0.15);  // four standard deviations
}

TEST(PushFightTurnsLong, ThePublishedBoardsPositions) {
  const Field<std::uint64_t> field(standard_board());
  Puzzle puzzle{standard_board(), {}};
  PublishedBoard board(2);
  for (int i = 0; i < 3; ++i) {
    puzzle.position = board.next();
    const oracle::TurnCount expected = oracle::count_turns(puzzle, 2);
    expect_counts<std::uint64_t>(puzzle, expected, 2);
  }
  Successors<std::uint64_t> successors(field, OwnFalls::left_out);
  double turns = 0, positions = 0;
  constexpr int sample = 3000;
  for (int i = 0; i < sample; ++i) {
    positions += static_cast<double>(successors.all(sides_of(field, board.next()), 2).size());
    turns += static_cast<double>(successors.turns());
  }
  EXPECT_NEAR(turns / sample, 4447, 350);
  EXPECT_NEAR(positions / sample, 2197, 150);
}

}  // namespace
}  // namespace hardboard::push_fight
