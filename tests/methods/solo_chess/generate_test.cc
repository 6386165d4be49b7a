// Generated puzzles: solvable, as wished, the same for the same seed, and unique where that was
// wished.
#include "methods/solo_chess/generate.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>
#include <vector>

#include "methods/capture/depth_first.h"
#include "methods/solo_chess/arena_of.h"
#include "oracle/brute_force.h"
#include "support/any_solo_chess.h"
#include "support/plain_game.h"

namespace hardboard::solo_chess {
namespace {

// All solutions as sets of captures, by trying everything.
void collect(const testing::PlainSolo& game, std::vector<capture::Capture<Square>>& path,
             std::set<std::vector<std::pair<Square, Square>>>& sets) {
  if (game.solved()) {
    std::vector<std::pair<Square, Square>> captures;
    for (const auto& [from, to] : path) captures.emplace_back(from, to);
    std::sort(captures.begin(), captures.end());
    sets.insert(captures);
    return;
  }
  for (const capture::Capture<Square>& capture : game.legal()) {
    testing::PlainSolo next = game;
    next.play(capture);
    path.push_back(capture);
    collect(next, path, sets);
    path.pop_back();
  }
}

TEST(GenerateLong, AsWishedAndSolvable) {
  for (const std::uint32_t pieces : {1U, 2U, 5U, 7U}) {
    Random random(pieces);
    Wish wish{.width = 5, .height = 6, .pieces = pieces};
    ASSERT_EQ(why_impossible(wish), "");
    for (int i = 0; i < 40; ++i) {
      const auto generated = testing::any_solo_chess(wish, random);
      ASSERT_TRUE(generated);
      const Puzzle& puzzle = generated->puzzle;
      EXPECT_EQ(puzzle.pieces.size(), pieces);
      ASSERT_TRUE(puzzle.last);
      EXPECT_EQ(puzzle.types[puzzle.pieces[*puzzle.last].type].letter, 'K');
      for (const Piece& piece : puzzle.pieces) {
        EXPECT_TRUE(piece.square.x >= 1 && piece.square.x <= 5);
        EXPECT_TRUE(piece.square.y >= 1 && piece.square.y <= 6);
      }
      const auto judgement = oracle::judge(puzzle);
      ASSERT_TRUE(judgement && judgement->solvable);
      EXPECT_TRUE(*generated->difficulty->solutions == judgement->count);
    }
  }
}

TEST(GenerateLong, UniqueMeansOneSetOfCaptures) {
  Random random(3);
  int several = 0;
  for (int i = 0; i < 60; ++i) {
    const Wish wish{.width = 5, .height = 5, .pieces = 6, .unique = i % 2 == 0};
    const auto generated = testing::any_solo_chess(wish, random);
    ASSERT_TRUE(generated);
    std::set<std::vector<std::pair<Square, Square>>> sets;
    std::vector<capture::Capture<Square>> path;
    collect(testing::PlainSolo(generated->puzzle), path, sets);
    EXPECT_EQ(generated->difficulty->unique, sets.size() == 1);
    if (wish.unique) {
      EXPECT_EQ(sets.size(), 1U);
    }
    several += sets.size() > 1;
  }
  EXPECT_GT(several, 5);
}

// Larger puzzles have no grade, and are unique all the same: a search finds no solution without one
// of the captures.
TEST(GenerateLong, UniquePuzzlesWithoutAGrade) {
  Random random(1);
  const Wish wish{.width = 5, .height = 5, .pieces = most_graded + 1, .unique = true};
  const auto generated = testing::any_solo_chess(wish, random);
  ASSERT_TRUE(generated);
  EXPECT_FALSE(generated->difficulty);
  auto search = capture::DepthFirst::make(*arena_of(generated->puzzle));
  const auto outcome = search->decide({});
  ASSERT_EQ(outcome.verdict, Verdict::solvable);
  for (const auto& capture : outcome.moves) {
    search->forbid(capture);
    EXPECT_EQ(search->decide({}).verdict, Verdict::unsolvable);
    search->allow(capture);
  }
}

TEST(GenerateLong, SameSeedSamePuzzle) {
  const auto squares = [](std::uint64_t seed) {
    Random random(seed);
    const std::optional<Generated> generated = testing::any_solo_chess({}, random);
    std::vector<Square> result;
    for (const Piece& piece : generated->puzzle.pieces) result.push_back(piece.square);
    return result;
  };
  EXPECT_EQ(squares(11), squares(11));
  EXPECT_NE(squares(11), squares(12));
}

TEST(GenerateLong, KeepsToTheWishedLevel) {
  Random random(5);
  for (const Level level : {Level::easy, Level::medium, Level::hard}) {
    Wish wish{.pieces = 9};
    wish.level = level;
    EXPECT_EQ(testing::any_solo_chess(wish, random)->difficulty->level, level);
  }
}

TEST(GenerateLong, LargeBoards) {
  Random random(6);
  const Wish wish{.width = 40, .height = 40, .pieces = 400};
  const auto generated = testing::any_solo_chess(wish, random);
  ASSERT_TRUE(generated);
  EXPECT_EQ(generated->puzzle.pieces.size(), 400U);
  EXPECT_FALSE(generated->difficulty);
}

TEST(GenerateLong, ImpossibleWishesAreNamed) {
  EXPECT_NE(why_impossible({.width = 2, .height = 2, .pieces = 5}), "");
  EXPECT_NE(why_impossible({.pieces = 0}), "");
  EXPECT_NE(why_impossible({.mix = "QX"}), "");
  EXPECT_NE(why_impossible({.mix = "QK"}), "");
  EXPECT_NE(why_impossible({.budget = 0}), "");
  EXPECT_EQ(why_impossible({.pieces = most_unique, .unique = true}), "");
  EXPECT_EQ(why_impossible({.pieces = most_unique + 1, .unique = true}),
            "only puzzles of up to 24 pieces can be made unique");
  EXPECT_EQ(why_impossible({.pieces = most_graded + 1, .level = Level::easy}),
            "only puzzles of up to 14 pieces can be graded");
  EXPECT_EQ(why_impossible({.pieces = 8, .budget = 2, .bounds = {.capturers = 3}}),
            "3 pieces can make 6 captures, and 7 are needed");
  EXPECT_EQ(why_impossible({.pieces = 7, .budget = 2, .bounds = {.capturers = 3}}), "");
  Wish pawns{.pieces = 9, .mix = "P", .budget = unlimited, .bounds = {.capturers = 1}, .last = 0};
  EXPECT_EQ(why_impossible(pawns), "1 piece can make 7 captures, and 8 are needed");
  pawns.pieces = 8;
  EXPECT_EQ(why_impossible(pawns), "");
  EXPECT_NE(why_impossible({.budget = 3, .bounds = {.on_distance = true, .shortest = 4}}), "");
  EXPECT_EQ(why_impossible({.mix = "QK", .last = 0}), "");
  EXPECT_EQ(why_impossible({.pieces = 27, .mix = "P", .budget = unlimited, .last = 0}),
            "on this board at most 26 such pieces can come down to one, not 27");
  EXPECT_EQ(why_impossible({.pieces = 26, .mix = "P", .budget = unlimited, .last = 0}), "");
  EXPECT_EQ(why_impossible({.bounds = {.shortest = 2}}),
            "'K' must be last, and on this board no capture of it is allowed");
}

// A pawn alone can't take three others on a board of three rows, which nobody sees beforehand; the
// attempts end by themselves.
TEST(Generate, GivesUp) {
  Random random(1);
  // Four rooks on four squares have many solutions.
  Wish wish{.width = 2, .height = 2, .pieces = 4, .mix = "R", .budget = unlimited, .last = 0};
  wish.unique = true;
  ASSERT_EQ(why_impossible(wish), "");
  EXPECT_FALSE(testing::any_solo_chess(wish, random));
}

}  // namespace
}  // namespace hardboard::solo_chess
