// {K^1, R}: the theorem of docs/hero.md on one king among rooks. The search against brute force,
// with the number of paths that it keeps, and the lemmas against their definitions, on all open
// hero paths of random boards, without what the search drops.
#include <algorithm>
#include <gtest/gtest.h>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include "base/random.h"
#include "methods/solo_chess/arena_of.h"
#include "methods/solo_chess/hero.h"
#include "methods/solo_chess/small_boards.h"
#include "puzzles/solo_chess/check.h"
#include "puzzles/solo_chess/piece_type.h"

namespace hardboard::solo_chess {
namespace {

SmallBoards shape(int width, int height) {
  return {width, height, *standard_type('K'), *standard_type('R')};
}

// What all boards of a shape showed: the verdicts, and the most paths kept and visited.
struct Seen {
  std::uint64_t yes = 0, no = 0, most_kept = 0, most_visited = 0;
};

// Does the hero path make all villains strong, by definition?
bool leads_on(const SmallBoards& boards, const Puzzle& puzzle,
              const std::vector<std::uint32_t>& path, Squares villains) {
  Squares rest = villains, strong = 0;
  int end = -1;
  for (const std::uint32_t place : path) {
    const Square square = puzzle.pieces[place].square;
    const int next = (square.y - 1) * boards.width() + square.x - 1;
    if (end >= 0) {
      if ((boards.hero_targets(end, rest) & bit(next)) == 0) return false;
      strong |= boards.walks_to(bit(next), rest, bit(end));
      rest &= ~bit(next);
    }
    end = next;
  }
  return strong == villains;
}

void hold(const SmallBoards& boards, const SolvableBoards& solvable, int hero, Squares villains,
          Seen& seen) {
  const Puzzle puzzle = boards.puzzle(hero, villains);
  HeroBoard board(puzzle, 0, 1);
  ASSERT_TRUE(board.is_king_among_rooks());
  const HeroOutcome outcome = search_hero_paths(board, *puzzle.last, std::nullopt, {});
  const bool is_solvable = outcome.verdict == Verdict::solvable;
  ASSERT_EQ(is_solvable, solvable(hero, villains)) << "hero " << hero << " villains " << villains;
  const std::uint64_t n = puzzle.pieces.size();
  ASSERT_LE(outcome.kept, 240 * n * n);
  ASSERT_LT(outcome.kept, n) << "measured: docs/hero.md says so";
  ASSERT_LE(outcome.paths, 8 * outcome.kept + 1);
  ASSERT_TRUE(!is_solvable || leads_on(boards, puzzle, outcome.path, villains));
  if (is_solvable && seen.yes % 64 == 0) {
    const CheckReport report = check(puzzle, to_squares(puzzle, solve_hero(puzzle, {})));
    ASSERT_EQ(report.check, Check::verified) << report.reason;
  }
  ++(is_solvable ? seen.yes : seen.no);
  seen.most_kept = std::max(seen.most_kept, outcome.kept);
  seen.most_visited = std::max(seen.most_visited, outcome.paths);
}

// All boards up to reflections of the rows and of the columns.
Seen all_boards(int width, int height) {
  const SmallBoards boards = shape(width, height);
  const SolvableBoards solvable(boards);
  Seen seen;
  for (int y = 0; 2 * y < height; ++y) {
    for (int x = 0; 2 * x < width; ++x) {
      const int hero = y * width + x;
      for (Squares villains = 1; villains < bit(boards.squares()); ++villains) {
        if ((villains & bit(hero)) != 0) continue;
        hold(boards, solvable, hero, villains, seen);
        if (testing::Test::HasFatalFailure()) return seen;
      }
    }
  }
  return seen;
}

void expect_few_paths(int width, int height, std::uint64_t most_kept, std::uint64_t most_visited) {
  const Seen seen = all_boards(width, height);
  EXPECT_GT(seen.yes, 1'000U);
  EXPECT_GT(seen.no, 1'000U);
  EXPECT_EQ(seen.most_kept, most_kept) << width << 'x' << height;
  EXPECT_EQ(seen.most_visited, most_visited) << width << 'x' << height;
}

TEST(HeroKingRooks, AllBoardsOfFourByThree) {
  expect_few_paths(4, 3, 4, 6);
}
TEST(HeroKingRooksLong, AllBoardsOfFourByFour) {
  expect_few_paths(4, 4, 6, 9);
}
TEST(HeroKingRooksLong, AllBoardsOfFiveByThree) {
  expect_few_paths(5, 3, 4, 9);
}
TEST(HeroKingRooksLong, AllBoardsOfThreeByFive) {
  expect_few_paths(3, 5, 4, 9);
}
TEST(HeroKingRooksLong, AllBoards) {
  expect_few_paths(7, 2, 5, 8);
  expect_few_paths(2, 7, 5, 7);
  expect_few_paths(6, 3, 4, 9);
  expect_few_paths(3, 6, 4, 9);
}

TEST(HeroKingRooksLong, SomeBoardsOfFiveByFour) {
  for (const auto& [width, height] : {std::pair{5, 4}, {4, 5}}) {
    const SmallBoards boards = shape(width, height);
    const SolvableBoards solvable(boards);
    Seen seen;
    for (Squares villains = 1; villains < bit(20); villains += 3) {
      const int hero = static_cast<int>(villains / 3 % 20);
      ASSERT_NO_FATAL_FAILURE(hold(boards, solvable, hero, villains & ~bit(hero), seen));
    }
    EXPECT_GT(seen.yes, 10'000U);
    EXPECT_GT(seen.no, 10'000U);
  }
}

// The test that ends the search is for kings among rooks without a goal; closed paths end it for
// other pairs of types as before.
TEST(HeroKingRooks, WhereTheTheoremApplies) {
  const auto applies = [](const char* hero, const char* villain) {
    Puzzle puzzle;
    puzzle.types = {*standard_type(*hero), *standard_type(*villain)};
    puzzle.pieces = {{{1, 1}, unlimited, 0}, {{2, 1}, unlimited, 1}};
    puzzle.last = 0;
    return HeroBoard(puzzle, 0, 1).is_king_among_rooks();
  };
  EXPECT_TRUE(applies("K", "R"));
  for (const char* villain : {"K", "Q", "B", "N", "P"}) EXPECT_FALSE(applies("K", villain));
  for (const char* hero : {"Q", "R", "B", "N", "P"}) EXPECT_FALSE(applies(hero, "R"));
}

// A hero path with the parts after it, as docs/hero.md defines them.
struct Path {
  int parent = -1, first = -1, end = 0;  // the path before the last move, p1, and the end
  Squares rest = 0, strong = 0;          // the places not visited; villains that are strong
  std::vector<Squares> touching;         // the parts that touch the end
  std::set<Squares> still;               // the other parts
};

// All hero paths after which some part touches the end, and the closed ones that extend them by one
// move. Shorter ones need not come first, but prefixes do.
class Paths {
public:
  Paths(const SmallBoards& boards, int hero, Squares villains) : boards_(boards) {
    add({-1, -1, hero, villains, bit(hero), {}, {}});
    for (std::size_t i = 0; i < all_.size() && all_.size() < most; ++i) {
      if (all_[i].touching.empty()) continue;
      for (Squares next = targets(all_[i]); next != 0; next &= next - 1) go(i, lowest(next));
    }
  }

  static constexpr std::size_t most = 3'000;
  const std::vector<Path>& all() const { return all_; }
  Squares targets(const Path& path) const { return boards_.hero_targets(path.end, path.rest); }
  // The part, while the hero stands, that holds a place; and what G_s connects with it.
  Squares part(const Path& path, Squares place) const {
    return boards_.walks_to(place, path.rest, bit(path.end));
  }
  Squares joined(const Path& path, Squares place) const {
    return boards_.walks_to(place, path.rest, 0);
  }

private:
  void go(std::size_t from, int to) {
    const Path& path = all_[from];
    add({static_cast<int>(from),
         path.first < 0 ? to : path.first,
         to,
         path.rest & ~bit(to),
         path.strong | part(path, bit(to)),
         {},
         {}});
  }

  void add(Path path) {
    const Squares near = boards_.villain_targets(path.end, path.rest);
    for (Squares left = path.rest & ~path.strong; left != 0;) {
      const Squares found = part(path, left & ~(left - 1));
      if ((found & near) != 0)
        path.touching.push_back(found);
      else
        path.still.insert(found);
      left &= ~found;
    }
    all_.push_back(std::move(path));
  }

  const SmallBoards& boards_;
  std::vector<Path> all_;
};

// Calls visit(paths) for random boards.
template <class Visit>
void for_boards(std::uint64_t seed, int count, Visit visit) {
  Random random(seed);
  for (const auto& [width, height] : {std::pair{4, 4}, {5, 4}, {4, 5}, {5, 5}}) {
    const SmallBoards boards = shape(width, height);
    const auto squares = static_cast<std::uint64_t>(width * height);
    for (int i = 0; i < count; ++i) {
      const std::uint64_t share = 20 + random.below(60);
      Squares villains = 0;
      for (int square = 0; square < width * height; ++square)
        if (random.below(100) < share) villains |= bit(square);
      const int hero = static_cast<int>(random.below(squares));
      villains &= ~bit(hero);
      visit(Paths(boards, hero, villains));
      if (testing::Test::HasFatalFailure()) return;
    }
  }
}

// (p): an open path stays open only on places that its leaving joins to the villain.
TEST(HeroKingRooks, PathsStayOpenAmongWhatTheyJoin) {
  std::uint64_t steps = 0;
  for_boards(31, 4'000, [&](const Paths& paths) {
    for (const Path& path : paths.all()) {
      if (path.parent < 0) continue;
      const Path& before = paths.all()[static_cast<std::size_t>(path.parent)];
      for (const Squares part : path.touching) {
        ++steps;
        ASSERT_NE(paths.joined(before, part & ~path.strong) & bit(path.end), 0U);
      }
    }
  });
  EXPECT_GT(steps, 1'000U);
}

// (r): at most two parts touch the end after a move, and a further move makes them no more.
// (s): an open path that continues a single one changes little.
TEST(HeroKingRooks, WhatMovesChange) {
  std::uint64_t fewer = 0, singles = 0, four = 0;
  for_boards(32, 10'000, [&](const Paths& paths) {
    for (const Path& path : paths.all()) {
      if (path.parent < 0) {
        four += path.touching.size() == 4;
        continue;
      }
      ASSERT_LE(path.touching.size(), 2U);
      const Path& before = paths.all()[static_cast<std::size_t>(path.parent)];
      ASSERT_LE(path.touching.size(), before.touching.size());
      fewer += path.touching.size() < before.touching.size();
      if (before.touching.size() != 1 || path.touching.empty()) continue;
      ++singles;
      ASSERT_EQ(path.strong, before.strong);
      ASSERT_EQ(path.still, before.still);
      ASSERT_EQ(before.touching[0] & ~path.touching[0], 0U);
      ASSERT_EQ(before.touching[0] & bit(path.end), 0U);
      for (const Squares part : before.still) ASSERT_EQ(part & bit(path.end), 0U);
    }
  });
  EXPECT_GT(four, 5U);
  EXPECT_GT(fewer, 1'000U);
  EXPECT_GT(singles, 1'000U);
}

// (u): two double paths with the same first move and the same end are equal.
TEST(HeroKingRooks, OneDoublePathForEachEnd) {
  std::uint64_t doubles = 0;
  for_boards(33, 20'000, [&](const Paths& paths) {
    std::set<std::pair<int, int>> seen;
    for (const Path& path : paths.all()) {
      if (path.parent < 0 || path.touching.size() != 2) continue;
      ++doubles;
      ASSERT_TRUE(seen.insert({path.first, path.end}).second);
    }
  });
  EXPECT_GT(doubles, 200U);
}

// (w), two of its claims. Let the single path P go on by a1 or by b1, and stay open. Then a1 is in
// the part after P b1 or b1 in the part after P a1; and as long as B = P b1 ... bm is open, does
// not visit a1, and does not have it in its part, bm and this part are in the part after P a1.
TEST(HeroKingRooks, DetoursStayInTheOtherPart) {
  std::uint64_t forks = 0, within = 0, without = 0;
  for_boards(34, 5'000, [&](const Paths& paths) {
    const std::vector<Path>& all = paths.all();
    std::vector<std::vector<std::size_t>> next(all.size());  // open continuations by one move
    for (std::size_t i = 1; i < all.size(); ++i)
      if (!all[i].touching.empty()) next[static_cast<std::size_t>(all[i].parent)].push_back(i);
    for (std::size_t p = 0; p < all.size(); ++p) {
      if (all[p].touching.size() != 1) continue;
      for (const std::size_t a : next[p]) {
        const Squares a1 = bit(all[a].end), in_a = all[a].touching[0];
        for (const std::size_t b : next[p]) {
          if (a == b) continue;
          ++forks;
          ASSERT_TRUE((in_a & bit(all[b].end)) != 0 || (all[b].touching[0] & a1) != 0);
          std::vector<std::size_t> stack{b};
          while (!stack.empty()) {
            const Path& path = all[stack.back()];
            const std::vector<std::size_t>& longer = next[stack.back()];
            stack.pop_back();
            if ((path.rest & a1) == 0) continue;
            if ((path.touching[0] & a1) != 0) {
              ++without;
            } else {
              ++within;
              ASSERT_EQ((path.touching[0] | bit(path.end)) & ~in_a, 0U);
            }
            stack.insert(stack.end(), longer.begin(), longer.end());
          }
        }
      }
    }
  });
  EXPECT_GT(forks, 1'000U);
  EXPECT_GT(within, 1'000U);
  EXPECT_GT(without, 1'000U);
}

// Without the test (t) single paths without shortcuts meet again; with it the search visits
// neither.
TEST(HeroKingRooks, PathsThatTheTestSparesMeetAgain) {
  const SmallBoards boards = shape(5, 4);
  const std::string_view rows[] = {".R.R.", "RKR.R", ".R.RR", ".RR.."};  // from below
  Squares villains = 0;
  for (int square = 0; square < 20; ++square)
    if (rows[square / 5][static_cast<std::size_t>(square % 5)] == 'R') villains |= bit(square);
  const int b2 = 6, c2 = 7, b3 = 11, d3 = 13, c4 = 17;
  const Paths paths(boards, b2, villains);
  const auto is_single = [&](const std::vector<int>& moves) {
    int at = 0;  // the path of no move
    for (const int to : moves) {
      const auto next = std::find_if(paths.all().begin(), paths.all().end(), [&](const Path& path) {
        return path.parent == at && path.end == to;
      });
      if (next == paths.all().end()) return false;
      at = static_cast<int>(next - paths.all().begin());
    }
    return paths.all()[static_cast<std::size_t>(at)].touching.size() == 1;
  };
  EXPECT_TRUE(is_single({c2, b3, c4}));
  EXPECT_TRUE(is_single({c2, d3, c4}));
  const Puzzle puzzle = boards.puzzle(b2, villains);
  HeroBoard board(puzzle, 0, 1);
  const HeroOutcome outcome = search_hero_paths(board, *puzzle.last, std::nullopt, {});
  EXPECT_EQ(outcome.verdict, Verdict::solvable);
  EXPECT_EQ(outcome.paths, 2U) << "the path of no move, and one of a single move";
}

// (t): a way after a single or closed path with a place of each part makes all villains strong.
class Ways {
public:
  explicit Ways(const SmallBoards& boards) : boards_(boards) {}
  std::uint64_t found = 0;

  // Goes all ways; `visited` holds the places of the way so far.
  void go(const Path& path, Squares visited, int end, Squares rest, Squares strong) {
    const auto meets = [&](Squares part) { return (part & visited) != 0; };
    if (std::all_of(path.still.begin(), path.still.end(), meets) &&
        std::all_of(path.touching.begin(), path.touching.end(), meets)) {
      ++found;
      ASSERT_EQ(rest & ~strong, 0U);
      return;
    }
    for (Squares next = boards_.hero_targets(end, rest); next != 0; next &= next - 1) {
      const Squares to = next & ~(next - 1);
      go(path, visited | to, lowest(to), rest & ~to, strong | boards_.walks_to(to, rest, bit(end)));
    }
  }

private:
  const SmallBoards& boards_;
};

TEST(HeroKingRooks, WaysThatMeetAllPartsAreSolutions) {
  Random random(35);
  const SmallBoards boards = shape(4, 3);
  std::uint64_t closed = 0, single = 0;
  for (int i = 0; i < 3'000; ++i) {
    const int hero = static_cast<int>(random.below(12));
    const auto villains = static_cast<Squares>(random.below(bit(12))) & ~bit(hero);
    const Paths paths(boards, hero, villains);
    for (const Path& path : paths.all()) {
      if (path.touching.size() > 1 || (path.rest & ~path.strong) == 0) continue;
      Ways ways(boards);
      ASSERT_NO_FATAL_FAILURE(ways.go(path, 0, path.end, path.rest, path.strong));
      (path.touching.empty() ? closed : single) += ways.found;
    }
  }
  EXPECT_GT(closed, 1'000U);
  EXPECT_GT(single, 1'000U);
}

}  // namespace
}  // namespace hardboard::solo_chess
