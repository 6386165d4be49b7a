// The search for heroes that climb against brute force on all small boards, and against the general
// search over hero paths on larger ones; with goals, and with types of the user's own.
#include "methods/solo_chess/hero_climb.h"

#include <gtest/gtest.h>
#include <optional>
#include <string>
#include <utility>

#include "base/random.h"
#include "methods/solo_chess/arena_of.h"
#include "methods/solo_chess/hero.h"
#include "methods/solo_chess/small_boards.h"
#include "puzzles/solo_chess/check.h"
#include "puzzles/solo_chess/piece_type.h"
#include "puzzles/solo_chess/read.h"

namespace hardboard::solo_chess {
namespace {

HeroOutcome search(const Puzzle& puzzle, bool climb) {
  HeroBoard board(puzzle, puzzle.pieces[*puzzle.last].type,
                  puzzle.pieces[*puzzle.last == 0 ? 1 : 0].type);
  EXPECT_TRUE(board.hero_climbs());
  HeroOptions options;
  options.climb = climb;
  std::optional<std::uint32_t> goal;
  for (std::uint32_t u = 0; u < board.size(); ++u)
    if (puzzle.goal == puzzle.pieces[u].square) goal = u;
  return search_hero_paths(board, *puzzle.last, goal, options);
}

TEST(HeroClimb, OneHeroPathForEachEndIsNotEnough) {
  // The pawn must go to b2: when it stands on d2, the rook on d1 can't walk up, so that the rook on
  // a1, which comes no farther than d1, stays behind.
  const char* const board = "3R1R/6/2R2R/1R1R2/R1PR2 w - - last P;";
  const auto solvable = [](const std::string& fen) {
    const Puzzle puzzle = *read_fen(fen, "test", 1);
    const Verdict verdict = search(puzzle, true).verdict;
    EXPECT_EQ(search(puzzle, false).verdict, verdict);
    return verdict == Verdict::solvable;
  };
  EXPECT_TRUE(solvable(board));
  EXPECT_FALSE(solvable("3R1R/6/2R2R/3R2/R1PR2 w - - last P;")) << "b2 is empty";
  EXPECT_TRUE(solvable("R1R3/6/R2R2/2R1R1/2RP1R w - - last P;")) << "mirrored";
}

TEST(HeroClimbLong, AllSmallBoards) {
  for (const auto& [width, height] : {std::pair{4, 4}, {3, 5}, {5, 3}, {6, 2}}) {
    const SmallBoards boards(width, height, *standard_type('P'), *standard_type('R'));
    const SolvableBoards solvable(boards);
    for (Squares villains = 1; villains < bit(boards.squares()); ++villains) {
      for (int h = 0; h < boards.squares(); ++h) {
        if ((villains & bit(h)) != 0) continue;
        ASSERT_EQ(search(boards.puzzle(h, villains), true).verdict == Verdict::solvable,
                  solvable(h, villains))
            << width << 'x' << height << " hero " << h << " villains " << villains;
      }
    }
  }
}

// A board of chess's types: a pawn near the bottom, and villains where chance puts them, fewer to
// the sides, so that some can't be entered by the pawn.
std::string random_board(Random& random, char villain) {
  const std::uint64_t width = 4 + random.below(6), height = 4 + random.below(5);
  const std::uint64_t column = random.below(width), row = height - 1 - random.below(2);
  const std::uint64_t near = 30 + random.below(60), far = 5 + random.below(30);
  std::string fen;
  for (std::uint64_t y = 0; y < height; ++y) {
    if (y > 0) fen += '/';
    std::uint64_t blanks = 0;
    const auto put = [&](char letter) {
      if (blanks > 0) fen += std::to_string(blanks);
      blanks = 0;
      if (letter != ' ') fen += letter;
    };
    for (std::uint64_t x = 0; x < width; ++x) {
      const std::uint64_t up = y < row ? row - y : 0;
      const std::uint64_t aside = x < column ? column - x : x - column;
      const bool on_way = up > 0 && aside <= up && (aside + up) % 2 == 0;
      if (y == row && x == column)
        put('P');
      else if (random.below(100) < (on_way ? near : far))
        put(villain);
      else
        ++blanks;
    }
    put(' ');
  }
  return fen + " w - - last P;";
}

struct Seen {
  std::uint64_t yes = 0, no = 0;
};

void compare(const Puzzle& puzzle, Seen& seen) {
  const HeroOutcome fast = search(puzzle, true), slow = search(puzzle, false);
  ASSERT_NE(slow.verdict, Verdict::unknown);
  ASSERT_EQ(fast.verdict, slow.verdict);
  if (fast.verdict == Verdict::solvable) {
    const capture::Answer<Square> answer = to_squares(puzzle, solve_hero(puzzle, {}));
    const CheckReport report = check(puzzle, answer);
    ASSERT_EQ(report.check, Check::verified) << report.reason;
  }
  // What both searches decide by their first look compares nothing.
  seen.yes += fast.verdict == Verdict::solvable && slow.paths > 2;
  seen.no += fast.verdict == Verdict::unsolvable && slow.paths > 2;
}

TEST(HeroClimbLong, LargerBoards) {
  Random random(5);
  for (const char villain : {'R', 'Q'}) {
    Seen seen;
    for (int i = 0; i < 100'000; ++i) {
      const std::string fen = random_board(random, villain);
      Puzzle puzzle = *read_fen(fen, "test", 1);
      if (puzzle.pieces.size() < 2) continue;
      ASSERT_NO_FATAL_FAILURE(compare(puzzle, seen)) << fen;
      puzzle.goal = puzzle.pieces[random.below(puzzle.pieces.size())].square;
      ASSERT_NO_FATAL_FAILURE(compare(puzzle, seen)) << fen << " goal " << name(*puzzle.goal);
    }
    EXPECT_GT(seen.yes, 1000U);
    EXPECT_GT(seen.no, 200U);
  }
}

// Heroes that go up or down in up to five ways, and villains that ride along rows and in other
// directions.
TEST(HeroClimbLong, OwnTypes) {
  Random random(9);
  Seen seen;
  for (int i = 0; i < 2'000; ++i) {
    PieceType hero = *standard_type('P'), villain = *standard_type('R');
    hero.letter = 'A';
    hero.rides.clear();
    const std::int32_t step = random.below(2) == 0 ? 1 : -1;
    for (std::int32_t x = -2; x <= 2; ++x)
      if (random.below(2) == 0) hero.rides.push_back({x, step, 1});
    if (hero.rides.empty()) continue;
    villain.letter = 'C';
    villain.rides = {{1, 0, unlimited_range}, {-1, 0, unlimited_range}};
    for (const auto& [x, y] : {std::pair{0, 1}, {1, 1}, {1, -1}, {2, 1}}) {
      if (random.below(2) == 0) continue;
      villain.rides.push_back({x, y, unlimited_range});
      villain.rides.push_back({-x, -y, unlimited_range});
    }
    const SmallBoards boards(5, 5, hero, villain);
    for (int k = 0; k < 50; ++k) {
      const int h = static_cast<int>(random.below(25));
      const auto some = [&] { return static_cast<Squares>(random.below(bit(25))); };
      const Squares villains = (random.below(2) == 0 ? some() : some() & some()) & ~bit(h);
      if (villains == 0) continue;
      ASSERT_NO_FATAL_FAILURE(compare(boards.puzzle(h, villains), seen))
          << i << " hero " << h << " villains " << villains;
    }
  }
  EXPECT_GT(seen.yes, 1000U);
  EXPECT_GT(seen.no, 100U);
}

}  // namespace
}  // namespace hardboard::solo_chess
