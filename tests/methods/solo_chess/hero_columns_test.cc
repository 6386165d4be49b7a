// A king among rooks: ways across a chain of blocks, which continue closed and single paths to
// solutions. Against brute force on all small boards, in few paths where few suffice, and against
// the search without such ways on larger boards.
#include <algorithm>
#include <gtest/gtest.h>
#include <set>
#include <utility>
#include <vector>

#include "base/random.h"
#include "methods/solo_chess/arena_of.h"
#include "methods/solo_chess/hero.h"
#include "methods/solo_chess/hero_way.h"
#include "methods/solo_chess/small_boards.h"
#include "puzzles/solo_chess/check.h"
#include "puzzles/solo_chess/piece_type.h"

namespace hardboard::solo_chess {
namespace {

HeroOutcome search(const Puzzle& puzzle, bool crossings) {
  HeroBoard board(puzzle, 0, 1);
  EXPECT_TRUE(board.hero_crosses_columns());
  HeroOptions options;
  options.crossings = crossings;
  return search_hero_paths(board, *puzzle.last, std::nullopt, options);
}

// The parts of the rooks: while the king stands, or once it is gone.
std::set<Squares> parts_of(const SmallBoards& boards, int hero, Squares villains, bool stands) {
  const Squares occupied = stands ? villains | bit(hero) : villains;
  std::set<Squares> parts;
  for (Squares left = villains; left != 0;) {
    Squares part = bit(lowest(left)), next = part;
    while (next != 0) {
      const Squares found = boards.villain_targets(lowest(next), occupied) & villains & ~part;
      next = (next & (next - 1)) | found;
      part |= found;
    }
    parts.insert(part);
    left &= ~part;
  }
  return parts;
}

TEST(HeroColumnsLong, AllSmallBoards) {
  std::uint64_t apart_yes = 0, apart_no = 0, joined = 0;
  for (const auto& [width, height] : {std::pair{4, 4}, {3, 5}, {5, 3}, {7, 2}}) {
    const SmallBoards boards(width, height, *standard_type('K'), *standard_type('R'));
    const SolvableBoards solvable(boards);
    for (Squares villains = 1; villains < bit(boards.squares()); ++villains) {
      for (int h = 0; h < boards.squares(); ++h) {
        if ((villains & bit(h)) != 0) continue;
        const HeroOutcome outcome = search(boards.puzzle(h, villains), true);
        ASSERT_EQ(outcome.verdict == Verdict::solvable, solvable(h, villains))
            << width << 'x' << height << " hero " << h << " villains " << villains;
        if (parts_of(boards, h, villains, true) != parts_of(boards, h, villains, false)) {
          ++joined;
          continue;
        }
        // The theorem: the path of no move and the first moves decide.
        ASSERT_LE(outcome.paths, 9U)
            << width << 'x' << height << " hero " << h << " villains " << villains;
        ++(solvable(h, villains) ? apart_yes : apart_no);
      }
    }
  }
  EXPECT_GT(apart_yes, 10'000U);
  EXPECT_GT(apart_no, 10'000U);
  EXPECT_GT(joined, 10'000U);
}

TEST(HeroColumnsLong, LargerBoards) {
  Random random(17);
  std::uint64_t yes = 0, no = 0;
  for (int i = 0; i < 30'000; ++i) {
    const std::uint64_t width = 4 + random.below(6), height = 4 + random.below(6);
    const std::uint64_t share = 15 + random.below(60);
    Puzzle puzzle;
    puzzle.types = {*standard_type('K'), *standard_type('R')};
    puzzle.last = 0;
    for (std::uint64_t square = 0; square < width * height; ++square) {
      if (random.below(100) >= share) continue;
      puzzle.pieces.push_back({{static_cast<std::int32_t>(square % width) + 1,
                                static_cast<std::int32_t>(square / width) + 1},
                               unlimited,
                               1});
    }
    if (puzzle.pieces.size() < 2) continue;
    std::swap(puzzle.pieces[0], puzzle.pieces[random.below(puzzle.pieces.size())]);
    puzzle.pieces[0].type = 0;
    const HeroOutcome with = search(puzzle, true), without = search(puzzle, false);
    ASSERT_EQ(with.verdict, without.verdict) << i;
    ASSERT_LE(with.paths, without.paths) << i;
    if (with.verdict == Verdict::solvable) {
      const CheckReport report = check(puzzle, to_squares(puzzle, solve_hero(puzzle, {})));
      ASSERT_EQ(report.check, Check::verified) << report.reason;
    }
    yes += with.verdict == Verdict::solvable && without.paths > 2;
    no += with.verdict == Verdict::unsolvable && without.paths > 2;
  }
  EXPECT_GT(yes, 1'000U);
  EXPECT_GT(no, 100U);
}

// On random places of a board, a way is found if and only if going through all ways finds one.
TEST(HeroColumnsLong, WaysThroughTwoPlaces) {
  Random random(23);
  std::uint64_t yes = 0, no = 0;
  for (int i = 0; i < 3'000; ++i) {
    const SmallBoards boards(4, 3, *standard_type('K'), *standard_type('R'));
    const int h = static_cast<int>(random.below(12));
    const Squares villains = static_cast<Squares>(random.below(bit(12))) & ~bit(h);
    const Puzzle puzzle = boards.puzzle(h, villains);
    const auto n = static_cast<std::uint32_t>(puzzle.pieces.size());
    const HeroBoard board(puzzle, 0, 1);
    std::vector<std::uint32_t> reach{static_cast<std::uint32_t>(*puzzle.last)};
    for (std::uint32_t u = 0; u < n; ++u)
      if (u != *puzzle.last) reach.push_back(u);
    const auto a = static_cast<std::uint32_t>(random.below(n));
    const auto b = static_cast<std::uint32_t>(random.below(n));
    std::set<std::uint32_t> visited;
    const auto search_on = [&](const auto& self, std::uint32_t u) -> bool {
      visited.insert(u);
      bool found = visited.contains(a) && visited.contains(b);
      board.for_each_target(Side::hero, u, [&](std::uint32_t v) {
        found = found || (!visited.contains(v) && self(self, v));
      });
      visited.erase(u);
      return found;
    };
    const bool exists = search_on(search_on, reach[0]);
    const Limits limits;
    Watch watch(limits, "a way");
    std::vector<std::uint32_t> way = way_through(board, reach, a, b, watch);
    if (a == reach[0] && b == reach[0]) continue;
    ASSERT_EQ(!way.empty(), exists) << i;
    ++(exists ? yes : no);
    if (!exists) continue;
    way.insert(way.begin(), reach[0]);
    for (std::size_t k = 0; k + 1 < way.size(); ++k) {
      bool steps = false;
      board.for_each_target(Side::hero, way[k],
                            [&](std::uint32_t v) { steps = steps || v == way[k + 1]; });
      ASSERT_TRUE(steps);
    }
    const std::set<std::uint32_t> places(way.begin(), way.end());
    ASSERT_EQ(places.size(), way.size());
    ASSERT_TRUE(places.contains(a) && places.contains(b));
  }
  EXPECT_GT(yes, 500U);
  EXPECT_GT(no, 500U);
}

}  // namespace
}  // namespace hardboard::solo_chess
