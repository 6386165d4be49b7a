// One type without bounds, straight from the pieces: all small boards of chess's types, random ones
// of one's own, goals included.
#include "methods/solo_chess/one_type.h"

#include "support/random_puzzle.h"
#include "support/small_boards.h"

namespace hardboard::solo_chess {
namespace {

using testing::Decided;

void hold(Puzzle puzzle, Decided& seen) {
  if (::testing::Test::HasFailure()) return;
  ASSERT_EQ(one_type_why_not(puzzle), "");
  testing::expect_decided(puzzle, solve_one_type(puzzle, {}), seen);
}

TEST(OneTypeLong, AllSmallBoards) {
  Decided seen;
  for (const char letter : {'K', 'Q', 'R', 'B', 'N', 'P'}) {
    for (const auto& [width, height] : {std::pair{3, 3}, std::pair{2, 4}, std::pair{5, 2}}) {
      testing::for_each_board({*standard_type(letter)}, width, height, {{}}, [&](Puzzle puzzle) {
        if (puzzle.pieces.size() > 5) return;
        hold(puzzle, seen);
        puzzle.goal = puzzle.pieces[puzzle.pieces.size() / 2].square;
        hold(puzzle, seen);
      });
    }
  }
  EXPECT_GT(seen.yes, 1000);
  EXPECT_GT(seen.no, 2000);
}

TEST(OneTypeLong, TypesOfOnesOwn) {
  Random random(17);
  Decided seen;
  for (int i = 0; i < 4000; ++i) {
    Puzzle puzzle = testing::random_solo_chess(random, {.width = 5,
                                                        .height = 3,
                                                        .most_pieces = 7,
                                                        .custom = 100,
                                                        .one_type = true,
                                                        .most_budget = 0,
                                                        .unlimited_budget = 100,
                                                        .last = 0});
    hold(puzzle, seen);
  }
  EXPECT_GT(seen.yes, 300);
  EXPECT_GT(seen.no, 300);
}

// Too far for the brute force, which goes square by square; the checker goes by lines.
TEST(OneTypeLong, FarCoordinates) {
  Puzzle puzzle;
  constexpr std::int32_t low = -(1 << 30), high = (1 << 30) - 1;
  puzzle.pieces = {{{low, low}}, {{high, low}}, {{low, high}}, {{high, high}}, {{0, -1}}};
  for (const char letter : {'Q', 'B'}) {
    puzzle.types = {*standard_type(letter)};
    const capture::Answer<Square> answer = to_squares(puzzle, solve_one_type(puzzle, {}));
    EXPECT_EQ(answer.verdict, letter == 'Q' ? Verdict::solvable : Verdict::unsolvable);
    EXPECT_EQ(check(puzzle, answer).check, Check::verified);
  }
  // Farther apart than the number that stands for an unlimited range.
  puzzle.pieces = {{{std::numeric_limits<std::int32_t>::min(), 5}},
                   {{std::numeric_limits<std::int32_t>::max(), 5}}};
  puzzle.types = {*standard_type('R')};
  const capture::Answer<Square> answer = to_squares(puzzle, solve_one_type(puzzle, {}));
  EXPECT_EQ(answer.verdict, Verdict::solvable);
  EXPECT_EQ(check(puzzle, answer).check, Check::verified);
}

// Hundreds of pieces: tables and sorts that small boards never come to, on boards crowded and so
// wide that lines are sorted. The checker decides, for moves and closed sets alike.
TEST(OneTypeLong, LargerBoards) {
  Random random(31);
  std::vector<PieceType> types;
  for (const char letter : {'K', 'Q', 'R', 'B', 'N', 'P'}) types.push_back(*standard_type(letter));
  types.push_back({'D', {{2, 0}, {-2, 0}, {0, 2}, {0, -2}, {1, 0, 3}, {-1, 0, 3}}, ""});
  types[6].rides[0].range = types[6].rides[1].range = unlimited_range;
  types.push_back(
      {'E', {{3, 6, 2}, {-3, -6, 2}, {0, 1, 4}, {0, -1, 4}, {1, 0, 2}, {-1, 0, 2}}, ""});
  types.push_back({'F', {{0, 1, 2}, {0, -1, 5}, {1, 0, 3}, {-1, 0, 3}}, ""});
  int yes = 0, no = 0;
  for (int i = 0; i < 1500; ++i) {
    Puzzle puzzle;
    puzzle.types = {types[random.below(types.size())]};
    const std::uint64_t side = 5 + random.below(25), full = 20 + random.below(81);
    const std::int32_t apart = i % 5 == 0 ? 50'000'000 : 1;  // then nothing but long rides meets
    for (std::uint64_t place = 0; place < side * side; ++place) {
      if (random.below(100) >= full && place > 0) continue;
      puzzle.pieces.push_back({{apart * static_cast<std::int32_t>(place % side),
                                apart * static_cast<std::int32_t>(place / side)}});
    }
    for (std::size_t k = puzzle.pieces.size(); k > 1; --k)
      std::swap(puzzle.pieces[k - 1], puzzle.pieces[random.below(k)]);
    if (i % 3 == 0) puzzle.goal = puzzle.pieces.front().square;
    const capture::Answer<Square> answer = to_squares(puzzle, solve_one_type(puzzle, {}));
    ++(answer.verdict == Verdict::solvable ? yes : no);
    ASSERT_EQ(check(puzzle, answer).check, Check::verified) << i;
  }
  EXPECT_GT(yes, 300);
  EXPECT_GT(no, 300);
}

TEST(OneTypeLong, AppliesToOneTypeWithoutBounds) {
  Puzzle puzzle;
  puzzle.types = {*standard_type('R'), *standard_type('N')};
  puzzle.pieces = {{{1, 1}, 1, 0}, {{1, 2}, 1, 0}};
  EXPECT_EQ(one_type_why_not(puzzle), "");
  puzzle.pieces[1].type = 1;
  EXPECT_NE(one_type_why_not(puzzle), "");
  puzzle.pieces[1] = {{1, 2}, 0, 0};
  EXPECT_NE(one_type_why_not(puzzle), "");
}

}  // namespace
}  // namespace hardboard::solo_chess
