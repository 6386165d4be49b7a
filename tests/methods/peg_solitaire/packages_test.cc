// Packages against all play of small boards, and on boards that no search can cover.
#include "methods/peg_solitaire/packages.h"

#include <algorithm>
#include <fmt/core.h>
#include <gtest/gtest.h>
#include <set>
#include <string>
#include <tuple>

#include "base/time_slice.h"
#include "found_lines.h"
#include "methods/peg_solitaire/box.h"
#include "methods/peg_solitaire/class_bound.h"
#include "methods/peg_solitaire/far_first.h"
#include "methods/peg_solitaire/fewest.h"
#include "methods/peg_solitaire/gather.h"
#include "methods/peg_solitaire/package_log.h"
#include "methods/peg_solitaire/position_class.h"
#include "oracle/peg_brute_force.h"
#include "peg_play.h"
#include "puzzles/peg_solitaire/jumps.h"
#include "puzzles/peg_solitaire/replay.h"
#include "puzzles/peg_solitaire/write.h"
#include "support/stopwatch.h"

namespace hardboard::peg_solitaire {
namespace {

// A square of holes, each with a peg with this chance in percent. With 100, one hole is empty.
Puzzle square(std::int32_t side, std::uint64_t percent, std::uint64_t seed) {
  Random random(seed);
  Puzzle puzzle = testing::rectangle(side, side, percent, random);
  if (percent == 100) puzzle.pegs[random.below(puzzle.pegs.size())] = 0;
  return puzzle;
}

bool replays(const Puzzle& puzzle, const std::vector<Jump>& jumps) {
  Game game(puzzle);
  for (const Jump& jump : jumps)
    if (game.play(jump)) return false;
  return game.goal_met();
}

// YES is always right. How often there is a YES to find and it is missed has a bound of its own.
TEST(PegPackages, AgreeWithAllPlay) {
  Random random(1);
  testing::FoundLines lines;
  for (int i = 0; i < 1500; ++i) {
    const Puzzle puzzle = testing::random_board(random, 4 + random.below(17));
    if (!packages_why_not(puzzle).empty()) continue;
    const Attempts packages = by_packages(puzzle, 4, {});
    EXPECT_TRUE(!packages.solved || packages.fewest >= 1);
    lines.judge(puzzle, packages.solved, packages.jumps);
  }
  EXPECT_GT(lines.solvable, 150U);
  EXPECT_GT(lines.unsolvable, 150U);
  EXPECT_GT(lines.found, lines.solvable * 9 / 10);
}

// The pegs that a play leaves; the jumps must be legal.
std::uint32_t left_by(const Puzzle& puzzle, const std::vector<Jump>& jumps) {
  std::vector<std::uint8_t> pegs = puzzle.pegs;
  for (const Jump& jump : jumps) EXPECT_TRUE(testing::make(puzzle, jump, pegs));
  return static_cast<std::uint32_t>(std::count(pegs.begin(), pegs.end(), 1));
}

TEST(PegPackages, LeaveFewPegs) {
  Random random(4);
  int judged = 0, fewest = 0;
  for (int i = 0; i < 600; ++i) {
    const Puzzle puzzle = testing::random_board(random, 4 + random.below(17));
    const auto judgement = oracle::judge(puzzle);
    if (!judgement) continue;
    SCOPED_TRACE(write(puzzle));
    const FewPegs few = few_by_packages(puzzle, class_bound(puzzle, {}), {8}, {});
    ASSERT_EQ(left_by(puzzle, few.jumps), few.pegs);
    ASSERT_GE(few.pegs, judgement->fewest_pegs);
    const FewPegs gathered = few_by_gathering(puzzle, few.pegs - 1, {4}, {});
    ASSERT_EQ(left_by(puzzle, gathered.jumps), gathered.pegs);
    ASSERT_GE(gathered.pegs, judgement->fewest_pegs);
    ++judged;
    fewest += few.pegs == judgement->fewest_pegs ? 1 : 0;
  }
  EXPECT_GT(judged, 500);
  EXPECT_GT(fewest * 100, judged * 60);
}

// Where few holes have pegs, many pegs never move. Those that packages can't clear stay, and
// gathering keeps the best play of an attempt that ends early.
TEST(PegPackages, LeaveFewPegsOnSparseBoards) {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    const Puzzle puzzle = square(30, 25, seed);
    const FewPegs packed = few_by_packages(puzzle, 1, {2}, {}),
                  gathered = few_by_gathering(puzzle, 1, {1}, {});
    EXPECT_EQ(left_by(puzzle, packed.jumps), packed.pegs);
    EXPECT_EQ(left_by(puzzle, gathered.jumps), gathered.pegs);
    EXPECT_LT(packed.pegs, 110U);
    EXPECT_LT(gathered.pegs, 110U);
  }
}

// Without a time limit the attempts end soon: gathering so many pegs took 40 s and left 33 and 37.
TEST(PegPackagesLong, LeaveFewPegsOnHalfFullBoardsSoon) {
  for (std::uint64_t seed = 1; seed <= 2; ++seed) {
    const Puzzle puzzle = square(40, 50, seed);
    const testing::Stopwatch stopwatch;
    const FewestPegs few = fewest_pegs(puzzle, {});
    EXPECT_EQ(left_by(puzzle, few.jumps), few.pegs);
    EXPECT_LT(few.pegs, 45U);
    EXPECT_LT(stopwatch.spent(), std::chrono::seconds(20));
  }
}

// As few as the position class allows, on boards that no search takes.
TEST(PegPackages, LeaveAsFewPegsAsTheClassAllows) {
  int boards = 0, of_two = 0;
  for (const std::int32_t side : {24, 40}) {
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
      const Puzzle puzzle = square(side, 80, seed);
      const std::uint32_t bound = class_bound(puzzle, {});
      SCOPED_TRACE(fmt::format("side {}, seed {}", side, seed));
      const FewestPegs few = fewest_pegs(puzzle, {});
      EXPECT_EQ(few.pegs, bound);
      EXPECT_EQ(few.bound, bound);
      EXPECT_EQ(left_by(puzzle, few.jumps), few.pegs);
      ++boards;
      of_two += bound == 2 ? 1 : 0;
    }
  }
  EXPECT_GT(of_two, 2);
  EXPECT_GT(boards, of_two);
}

TEST(PegPackages, FullSquares) {
  for (const std::int32_t side : {9, 20, 31, 60}) {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      Puzzle puzzle = square(side, 100, seed);
      if (refuse_by_class(puzzle)) continue;
      SCOPED_TRACE(std::to_string(side) + " seed " + std::to_string(seed));
      const Attempts packages = by_packages(puzzle, 100, {});
      ASSERT_TRUE(packages.solved);
      EXPECT_TRUE(replays(puzzle, packages.jumps));
      EXPECT_EQ(packages.fewest, 1U);
    }
  }
}

// Vacancies are few and far from the corners, which must be cleared first.
TEST(PegPackages, NearlyFullSquares) {
  std::size_t boards = 0;
  for (const std::uint64_t percent : {80, 95, 99}) {
    for (const std::int32_t side : {16, 30, 60}) {
      for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        const Puzzle puzzle = square(side, percent, seed);
        if (refuse_by_class(puzzle)) continue;
        SCOPED_TRACE(fmt::format("{} % of side {}, seed {}", percent, side, seed));
        const Attempts packages = by_packages(puzzle, 40, {});
        ASSERT_TRUE(packages.solved);
        EXPECT_TRUE(replays(puzzle, packages.jumps));
        ++boards;
      }
    }
  }
  EXPECT_GE(boards, 24U);  // of 72
}

// Boards played backward from one peg: their rims are ragged, and many packages leave a peg behind
// that no other package can fetch.
TEST(PegPackages, GrownSquares) {
  for (const auto& [side, percent] : {std::pair{40, 60}, {60, 20}, {100, 20}, {100, 50}}) {
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      SCOPED_TRACE(fmt::format("{} % of side {}, seed {}", percent, side, seed));
      Random random(seed);
      Puzzle puzzle = square(side, 0, seed);
      puzzle.goal = seed % 2 == 0 ? Goal::one : Goal::one_at;
      puzzle.at = puzzle.holes[random.below(puzzle.holes.size())];
      puzzle.pegs[*hole_at(puzzle, puzzle.at)] = 1;
      const std::vector<HoleJump> jumps = jumps_of(puzzle);
      for (std::int32_t pegs = 1; pegs < side * side * percent / 100;) {
        const HoleJump& jump = jumps[random.below(jumps.size())];
        if (puzzle.pegs[jump.to] == 0 || puzzle.pegs[jump.from] + puzzle.pegs[jump.over] > 0)
          continue;
        puzzle.pegs[jump.from] = puzzle.pegs[jump.over] = 1;
        puzzle.pegs[jump.to] = 0;
        ++pegs;
      }
      const Attempts packages = by_packages(puzzle, 20, {});
      ASSERT_TRUE(packages.solved);
      EXPECT_TRUE(replays(puzzle, packages.jumps));
    }
  }
}

// Packages taken out of a log leave play that is still legal, and leave no package that shares a
// hole with one of them.
TEST(PegPackages, LogsWithoutSomeAreLegalPlay) {
  Random random(1);
  std::size_t kept_later = 0;
  for (int round = 0; round < 200; ++round) {
    const Puzzle puzzle = square(12, 60, static_cast<std::uint64_t>(round));
    const std::vector<HoleJump> jumps = jumps_of(puzzle);
    std::vector<std::uint8_t> pegs = puzzle.pegs;
    PackageLog log(pegs.size());
    for (int tries = 0; tries < 2000; ++tries) {
      const HoleJump& jump = jumps[random.below(jumps.size())];
      if (pegs[jump.from] == 0 || pegs[jump.over] == 0 || pegs[jump.to] != 0) continue;
      pegs[jump.from] = pegs[jump.over] = 0;
      pegs[jump.to] = 1;
      if (log.empty() || random.below(3) == 0) log.begin();
      log.add(jump);
    }
    ASSERT_GT(log.size(), 2U);
    while (!log.empty()) {
      const std::size_t package = random.below(log.size()), packages = log.size();
      const auto own = log.jumps(package);
      const std::vector<HoleJump> first(own.begin(), own.end());
      const std::size_t all = log.jumps().size();
      const std::vector<HoleJump> out = log.take_out(package);
      EXPECT_EQ(out.size() + log.jumps().size(), all);
      EXPECT_TRUE(std::equal(first.begin(), first.end(), out.begin(), [](auto a, auto b) {
        return std::tie(a.from, a.over, a.to) == std::tie(b.from, b.over, b.to);
      }));
      for (auto jump = out.rbegin(); jump != out.rend(); ++jump) {
        pegs[jump->from] = pegs[jump->over] = 1;
        pegs[jump->to] = 0;
      }
      std::vector<Jump> play;
      for (const HoleJump& jump : log.jumps()) play.push_back(on_squares(puzzle, jump));
      Game game(puzzle);
      for (const Jump& jump : play) ASSERT_FALSE(game.play(jump));
      ASSERT_EQ(game.pegs(), pegs);
      if (log.size() > package && log.size() < packages) ++kept_later;
    }
  }
  EXPECT_GT(kept_later, 200U);
}

TEST(PegPackages, TenThousandHolesInTime) {
  Puzzle puzzle = square(100, 100, 1);
  puzzle.goal = Goal::one_at;
  for (puzzle.at = {40, 31}; refuse_by_class(puzzle); ++puzzle.at.x) ASSERT_LT(puzzle.at.x, 100);
  const testing::Stopwatch watch;
  const Attempts packages = by_packages(puzzle, 100, {});
  EXPECT_LT(watch.spent(), std::chrono::seconds(20));
  ASSERT_TRUE(packages.solved);
  EXPECT_EQ(packages.jumps.size(), 9998U);
  EXPECT_TRUE(replays(puzzle, packages.jumps));
}

TEST(PegPackages, Triangles) {
  const Board board = make_board(*find_board("triangle"), 30);
  Puzzle puzzle;
  puzzle.holes = board.holes;
  puzzle.directions = board.directions;
  puzzle.pegs.assign(puzzle.holes.size(), 1);
  std::size_t solved = 0;
  for (std::size_t hole = 0; hole < puzzle.holes.size(); hole += 41) {
    puzzle.pegs[hole] = 0;
    const Attempts packages = by_packages(puzzle, 40, {});
    if (packages.solved) {
      EXPECT_TRUE(replays(puzzle, packages.jumps));
    }
    solved += packages.solved ? 1 : 0;
    puzzle.pegs[hole] = 1;
  }
  EXPECT_GE(solved, 8U);  // of 12
}

TEST(PegPackages, Targets) {
  // Three pegs in the middle, and the first empty hole with which no position class refuses them.
  Puzzle puzzle = square(14, 200, 1);
  puzzle.goal = Goal::target;
  puzzle.target.assign(puzzle.holes.size(), 0);
  for (const Square peg : {Square{7, 7}, {8, 7}, {8, 8}})
    puzzle.target[testing::number(puzzle, peg)] = 1;
  std::size_t empty = 0;
  for (puzzle.pegs[empty] = 0; refuse_by_class(puzzle); puzzle.pegs[empty] = 0) {
    puzzle.pegs[empty++] = 1;
    ASSERT_LT(empty, puzzle.holes.size());
  }
  const Attempts packages = by_packages(puzzle, 60, {});
  ASSERT_TRUE(packages.solved);
  EXPECT_TRUE(replays(puzzle, packages.jumps));
  puzzle.target.front() = puzzle.target.back() = 1;
  EXPECT_NE(packages_why_not(puzzle), "");
  puzzle.goal = Goal::peg;
  EXPECT_NE(packages_why_not(puzzle), "");
}

TEST(PegPackages, NothingToDoAndNothingToTake) {
  Puzzle puzzle = square(10, 0, 1);
  EXPECT_FALSE(by_packages(puzzle, 2, {}).solved);
  puzzle.pegs[33] = 1;
  const Attempts packages = by_packages(puzzle, 2, {});
  EXPECT_TRUE(packages.solved);
  EXPECT_TRUE(packages.jumps.empty());
  puzzle.pegs[66] = 1;
  EXPECT_FALSE(by_packages(puzzle, 2, {}).solved);
}

TEST(PegPackages, SeparatePartsAreNotLeftWithOnePeg) {
  Puzzle puzzle = square(10, 100, 1);
  for (Square& hole : puzzle.holes)
    if (hole.y > 5) hole.y += 3;
  EXPECT_FALSE(by_packages(puzzle, 5, {}).solved);
}

// The jumps in a box are those of the rules whose holes it covers.
TEST(PegBox, JumpsOfTheRules) {
  using Three = std::tuple<Square, Square>;
  Random random(7);
  for (int i = 0; i < 300; ++i) {
    Puzzle puzzle = testing::random_board(random, 30 + random.below(60));
    for (std::uint8_t& peg : puzzle.pegs) peg = random.below(2) == 0 ? 1 : 0;
    const Square corner{static_cast<std::int32_t>(random.below(8)) - 4,
                        static_cast<std::int32_t>(random.below(12)) - 4};
    const Box box(puzzle, corner);
    const auto covers = [&](Square square) {
      return square.x >= corner.x && square.x < corner.x + 8 && square.y >= corner.y &&
             square.y < corner.y + 8;
    };
    std::set<Three> expected, found;
    for (const Jump& jump : Game(puzzle).moves())
      if (covers(jump.from) && covers(jump.to)) expected.insert({jump.from, jump.to});
    const std::uint64_t position = box.position(puzzle.pegs);
    box.each_jump(position, [&](BoxJump each) {
      const HoleJump jump = box.on_board(each);
      EXPECT_TRUE(found.insert({puzzle.holes[jump.from], puzzle.holes[jump.to]}).second);
      EXPECT_EQ(std::popcount(position ^ each.flip()) + 1, std::popcount(position));
    });
    EXPECT_EQ(found, expected);
  }
}

TEST(PegBox, AtTheEndsOfThePlane) {
  constexpr std::int32_t least = std::numeric_limits<std::int32_t>::min();
  constexpr std::int32_t most = std::numeric_limits<std::int32_t>::max();
  for (const Square low : {Square{least, least}, Square{most - 8, most - 8}}) {
    Puzzle puzzle;
    for (std::int32_t y = 0; y < 9; ++y)
      for (std::int32_t x = 0; x < 9; ++x) {
        puzzle.holes.push_back({low.x + x, low.y + y});
        puzzle.pegs.push_back(1);
      }
    puzzle.pegs[40] = 0;
    const Attempts packages = by_packages(puzzle, 20, {});
    EXPECT_TRUE(packages.solved);
    EXPECT_TRUE(replays(puzzle, packages.jumps));
    EXPECT_EQ(std::popcount(Box(puzzle, {most - 3, most - 3}).holes()), low.x == least ? 0 : 16);
  }
}

// Each hole of the middle's part stands in the order once, and none is nearer than the next.
TEST(PegFarFirst, OrdersThePart) {
  Random random(3);
  for (int i = 0; i < 200; ++i) {
    const Puzzle puzzle = testing::random_board(random, 20 + random.below(60));
    const auto middle = static_cast<std::uint32_t>(random.below(puzzle.holes.size()));
    const FarFirst order =
        far_first(puzzle, middle, i % 2 == 0 ? Around::squares : Around::octagons);
    ASSERT_FALSE(order.holes.empty());
    EXPECT_EQ(order.holes.back(), middle);
    EXPECT_EQ(order.distance[middle], 0U);
    std::size_t ranked = 0;
    for (std::uint32_t hole = 0; hole < puzzle.holes.size(); ++hole) {
      if (order.rank[hole] == no_hole) continue;
      ++ranked;
      ASSERT_EQ(order.holes[order.rank[hole]], hole);
    }
    EXPECT_EQ(ranked, order.holes.size());
    for (std::size_t rank = 1; rank < order.holes.size(); ++rank)
      EXPECT_GE(order.distance[order.holes[rank - 1]], order.distance[order.holes[rank]]);
  }
}

}  // namespace
}  // namespace hardboard::peg_solitaire
