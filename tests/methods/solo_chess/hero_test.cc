// The hero method against the rules: every board of small shapes, for every two types of chess and
// some of one's own, and random puzzles with goals; every answer goes through the checker.
#include "methods/solo_chess/hero.h"

#include <gtest/gtest.h>
#include <string>
#include <utility>

#include "methods/solo_chess/arena_of.h"
#include "methods/solo_chess/small_boards.h"
#include "oracle/brute_force.h"
#include "puzzles/solo_chess/check.h"
#include "puzzles/solo_chess/read.h"
#include "support/random_puzzle.h"

namespace hardboard::solo_chess {
namespace {

constexpr std::string_view letters = "KQRBNP";

struct Seen {
  std::uint64_t yes = 0, no = 0, closed = 0, exhausted = 0;
};

// The answer is right, and the checker takes it.
void hold(const Puzzle& puzzle, bool solvable, Seen& seen) {
  ASSERT_EQ(hero_why_not(puzzle), "");
  capture::Answer<Square> answer = to_squares(puzzle, solve_hero(puzzle, {}));
  ASSERT_EQ(answer.verdict, solvable ? Verdict::solvable : Verdict::unsolvable);
  const bool exhausted = std::holds_alternative<Exhausted>(answer.proof);
  const CheckReport report = check(puzzle, answer);
  ASSERT_EQ(report.check, exhausted ? Check::claimed : Check::verified) << report.reason;
  ++(solvable ? seen.yes : seen.no);
  seen.exhausted += exhausted;
  seen.closed += std::holds_alternative<capture::ClosedSets<Square>>(answer.proof);
}

void hold_shape(int width, int height, const PieceType& hero, const PieceType& villain,
                Seen& seen) {
  const SmallBoards boards(width, height, hero, villain);
  const SolvableBoards solvable(boards);
  for (Squares villains = 0; villains < bit(boards.squares()); ++villains) {
    for (int h = 0; h < boards.squares(); ++h) {
      if ((villains & bit(h)) != 0) continue;
      ASSERT_NO_FATAL_FAILURE(hold(boards.puzzle(h, villains), solvable(h, villains), seen))
          << hero.letter << ' ' << villain.letter << ' ' << width << 'x' << height << " hero " << h
          << " villains " << villains;
    }
  }
}

TEST(HeroLong, AllSmallBoardsOfAllPairs) {
  for (const char hero : letters) {
    for (const char villain : letters) {
      Seen seen;
      for (const auto& [width, height] : {std::pair{5, 1}, {1, 4}, {3, 3}, {4, 2}, {2, 4}}) {
        hold_shape(width, height, *standard_type(hero), *standard_type(villain), seen);
      }
      EXPECT_GT(seen.yes, 0U);
      EXPECT_GT(seen.no, 0U);
    }
  }
}

TEST(HeroLong, AllSmallBoardsOfOwnTypes) {
  Random random(7);
  Seen seen;
  for (int i = 0; i < 20; ++i) {
    const PieceType hero = testing::random_type(random, 'A');
    const PieceType villain = testing::random_type(random, 'C');
    hold_shape(4, 2, hero, villain, seen);
    hold_shape(3, 3, hero, villain, seen);
  }
  EXPECT_GT(seen.closed, 300U);
  EXPECT_GT(seen.exhausted, 30U);
}

// The table of solvable boards is itself a brute force; the judge of all tests confirms it.
TEST(HeroLong, TheTableAgreesWithTheJudge) {
  Random random(3);
  int yes = 0, no = 0;
  for (int i = 0; i < 20; ++i) {
    const PieceType& hero = *standard_type(letters[random.below(6)]);
    const PieceType& villain = *standard_type(letters[random.below(6)]);
    const SmallBoards boards(3, 3, hero, villain);
    const SolvableBoards solvable(boards);
    for (int k = 0; k < 40; ++k) {
      const int h = static_cast<int>(random.below(9));
      const Squares villains = static_cast<Squares>(random.below(512)) & ~bit(h);
      const auto judgement = oracle::judge(boards.puzzle(h, villains), 100'000);
      if (!judgement) continue;
      ASSERT_EQ(judgement->solvable, solvable(h, villains));
      ++(judgement->solvable ? yes : no);
    }
  }
  EXPECT_GT(yes, 100);
  EXPECT_GT(no, 100);
}

TEST(HeroLong, Goals) {
  Random random(11);
  Seen seen;
  while (seen.yes < 200 || seen.no < 200) {
    const SmallBoards boards(3, 3, *standard_type(letters[random.below(6)]),
                             *standard_type(letters[random.below(6)]));
    const int h = static_cast<int>(random.below(9));
    Puzzle puzzle = boards.puzzle(h, static_cast<Squares>(random.below(512)) & ~bit(h));
    puzzle.goal = puzzle.pieces[random.below(puzzle.pieces.size())].square;
    const auto judgement = oracle::judge(puzzle, 50'000);
    if (judgement) {
      ASSERT_NO_FATAL_FAILURE(hold(puzzle, judgement->solvable, seen));
    }
  }
  EXPECT_GT(seen.closed, 50U);
}

// The verdict does not depend on what is pruned; how long a refusal takes does.
TEST(HeroLong, WhatIsPruned) {
  for (const char villain : {'P', 'B', 'N'}) {
    const SmallBoards boards(4, 3, *standard_type('K'), *standard_type(villain));
    const SolvableBoards solvable(boards);
    std::uint64_t all = 0, no_chains = 0, none = 0;
    for (Squares villains = 0; villains < bit(12); villains += 7) {
      for (int h = 0; h < 12; ++h) {
        if ((villains & bit(h)) != 0) continue;
        const Puzzle puzzle = boards.puzzle(h, villains);
        HeroBoard board(puzzle, 0, 1);
        const auto paths_to_refuse = [&](bool dominance, bool chains) -> std::uint64_t {
          HeroOptions options;
          options.dominance = dominance;
          options.chains = chains;
          const HeroOutcome outcome = search_hero_paths(board, *puzzle.last, std::nullopt, options);
          EXPECT_EQ(outcome.verdict == Verdict::solvable, solvable(h, villains));
          return outcome.verdict == Verdict::solvable ? 0 : outcome.paths;
        };
        all += paths_to_refuse(true, true);
        no_chains += paths_to_refuse(true, false);
        none += paths_to_refuse(false, false);
      }
    }
    EXPECT_LT(all, no_chains) << villain;
    EXPECT_LT(no_chains, none) << villain;
  }
}

// Some boards of a shape too large for all of them.
TEST(HeroLong, LargerBoards) {
  for (const auto& [hero, villain] : {std::pair{'K', 'R'},
                                      {'P', 'R'},
                                      {'K', 'B'},
                                      {'N', 'R'},
                                      {'K', 'Q'},
                                      {'K', 'N'},
                                      {'N', 'K'}}) {
    const SmallBoards boards(4, 4, *standard_type(hero), *standard_type(villain));
    const SolvableBoards solvable(boards);
    Seen seen;
    for (Squares villains = 0; villains < bit(16); villains += 29) {
      const int h = static_cast<int>(villains / 29 % 16);
      ASSERT_NO_FATAL_FAILURE(
          hold(boards.puzzle(h, villains & ~bit(h)), solvable(h, villains & ~bit(h)), seen))
          << hero << ' ' << villain << " hero " << h << " villains " << villains;
    }
    EXPECT_GT(seen.no, 100U) << hero << ' ' << villain;
  }
}

// Kings and pawns that see no rook: refused at the root or not at all (docs/hero.md).
TEST(HeroLong, NoRookInTheHerosRowOrColumn) {
  for (const char hero : {'K', 'P'}) {
    const SmallBoards boards(4, 4, *standard_type(hero), *standard_type('R'));
    const SolvableBoards solvable(boards);
    std::uint64_t no = 0;
    for (int h = 0; h < 16; ++h) {
      const Squares row = 0xFU << (h / 4 * 4), column = 0x1111U << (h % 4);
      for (Squares villains = 1; villains < bit(16); ++villains) {
        if ((villains & (row | column)) != 0) continue;
        const Puzzle puzzle = boards.puzzle(h, villains);
        HeroBoard board(puzzle, 0, 1);
        HeroOptions options;
        options.most_paths = 1;
        const HeroOutcome outcome = search_hero_paths(board, *puzzle.last, std::nullopt, options);
        ASSERT_EQ(outcome.verdict == Verdict::unsolvable, !solvable(h, villains));
        no += outcome.verdict == Verdict::unsolvable;
      }
    }
    EXPECT_GT(no, 100U);
  }
}

TEST(HeroLong, WhyNot) {
  const auto why_not = [](const char* text) { return hero_why_not(*read_fen(text, "test", 1)); };
  EXPECT_EQ(why_not("KR/RR w - - last K;"), "");
  EXPECT_NE(why_not("KR/RR w - -"), "");
  EXPECT_NE(why_not("KR/RQ w - - last K;"), "");
  EXPECT_NE(why_not("KR/RR w - - last K; cap 2;"), "");
  EXPECT_EQ(why_not("KR/RR w - - last K; cap 3;"), "") << "more than can be used is unlimited";
  EXPECT_EQ(why_not("1K w - - last K;"), "");
}

}  // namespace
}  // namespace hardboard::solo_chess
