// Trees of exits against the judge, which plays, and their changes against a count from scratch.
#include "methods/capture/exit_tree.h"

#include <algorithm>
#include <cstdlib>
#include <gtest/gtest.h>
#include <optional>
#include <set>
#include <span>
#include <string>

#include "base/random.h"
#include "methods/capture/last_ways.h"
#include "methods/capture/tree_annealing.h"
#include "methods/solo_chess/arena_of.h"
#include "oracle/bounded_brute_force.h"
#include "puzzles/solo_chess/check.h"
#include "puzzles/solo_chess/replay.h"
#include "puzzles/solo_chess/write.h"
#include "support/no_limits.h"
#include "support/played.h"
#include "support/random_puzzle.h"
#include "support/rounds.h"

namespace hardboard::capture {
namespace {

// Boards with or without a last piece, a goal and bounds; of unblocked types alone in every other
// round.
solo_chess::Puzzle random_board(Random& random, int round) {
  testing::SoloOptions options;
  options.fewest_pieces = 3;
  options.most_pieces = 9;
  options.width = options.height = 4;
  options.letters = round % 2 == 0 ? "KN" : "KQRBNP";
  if (round % 2 == 0) options.custom = 0;
  solo_chess::Puzzle puzzle = testing::random_solo_chess(random, options);
  if (round % 3 == 0) testing::set_random_bounds(random, puzzle);
  return puzzle;
}

TEST(ExitTreeLong, SolutionsArePlayed) {
  Random random(1);
  int solvable = 0, found = 0, unblocked = 0, found_unblocked = 0, refused = 0, few = 0, far = 0;
  for (int round = 0; round < 900; ++round) {
    const solo_chess::Puzzle puzzle = random_board(random, round);
    const Arena arena = *solo_chess::arena_of(puzzle);
    if (!exit_tree_why_not(arena, no_limits).empty()) continue;
    const auto judged = oracle::judge_bounded(puzzle, 4'000);
    if (!judged) continue;
    const bool is_solvable = judged->count > 0;
    // Without a solution each run goes to its end.
    TreeAnnealing annealing(arena, no_limits, 0, is_solvable ? 40 : 8);
    Turn turn;
    while (turn.may_go_on && turn.answer.verdict == Verdict::unknown) turn = annealing.turn();
    const bool is_found = turn.answer.verdict == Verdict::solvable;
    SCOPED_TRACE(round);
    if (is_found) testing::expect_played(puzzle, turn.answer);
    ++(is_solvable ? solvable : refused);
    found += is_found ? 1 : 0;
    far += is_found && puzzle.bounds.on_distance ? 1 : 0;
    few += is_found && arena.counts_capturers() ? 1 : 0;
    if (round % 2 == 0 && !puzzle.last && is_solvable) {
      ++unblocked;
      found_unblocked += is_found ? 1 : 0;
    }
  }
  EXPECT_GT(refused, 100);
  EXPECT_GT(unblocked, 80);
  // A run keeps its root, and some boards end on one place alone.
  EXPECT_GT(found_unblocked * 100, unblocked * 95);
  EXPECT_GT(found * 10, solvable * 7);
  EXPECT_GT(far, 10);
  EXPECT_GT(few, 10);
}

// Where a place lacks a carrier its piece stays, and the captures can be made all the same.
TEST(ExitTree, PlaysOfTreesWithFaultsLeaveFewPieces) {
  Random random(3);
  int several = 0, fewest = 0, unblocked = 0, bounded = 0, fewest_bounded = 0;
  for (int round = 0; round < 300; ++round) {
    solo_chess::Puzzle puzzle = random_board(random, round);
    puzzle.last.reset();
    const Arena arena = *solo_chess::arena_of(puzzle);
    const auto judged = oracle::judge_bounded(puzzle, 4'000);
    if (!judged || !exit_tree_why_not(arena, no_limits).empty()) continue;
    TreeAnnealing annealing(arena, no_limits, 0, 4, true);
    Turn turn;
    while (turn.may_go_on && turn.answer.verdict == Verdict::unknown) turn = annealing.turn();
    Answer<Location> answer;
    answer.moves = annealing.best_play();
    const auto left = static_cast<std::uint32_t>(arena.size() - answer.moves.size());
    SCOPED_TRACE(write(puzzle));
    ASSERT_GE(left, judged->pieces_left);
    answer.minimum = Minimum{"pieces_left", left, 1};
    const CheckReport report = check(puzzle, solo_chess::to_squares(puzzle, std::move(answer)));
    ASSERT_NE(report.check, Check::wrong) << report.reason;
    if (round % 2 != 0) continue;
    several += judged->pieces_left > 1 ? 1 : 0;
    const bool is_bounded = puzzle.bounds != solo_chess::Bounds();
    ++(is_bounded ? bounded : unblocked);
    if (left == judged->pieces_left) ++(is_bounded ? fewest_bounded : fewest);
  }
  EXPECT_GT(several, 40);
  EXPECT_GT(fewest * 100, unblocked * 80);
  EXPECT_GT(fewest_bounded * 100, bounded * 50);
}

// On a board of the last piece and the stops alone the captures of a way are legal, also with
// places that were put in between.
TEST(LastWays, ArePlayed) {
  Random random(4);
  int far = 0, inserted = 0, refused = 0;
  for (int round = 0; round < 40'000; ++round) {
    const solo_chess::Puzzle puzzle = random_board(random, round);
    if (!puzzle.last) continue;
    const Arena arena = *solo_chess::arena_of(puzzle);
    const TreeSteps steps(arena);
    const LastWays ways(steps);
    const auto length = round % 4 < 2 ? LastWays::Length::far : LastWays::Length::any;
    std::optional<std::vector<Location>> way = ways.find(random, {}, length);
    if (!way) continue;
    far += way->size() > 3 ? 1 : 0;
    for (Location u = 0; u < arena.size(); ++u) {
      if (u == arena.last || std::find(way->begin(), way->end(), u) != way->end()) continue;
      ++(ways.insert(*way, u) ? inserted : refused);
    }
    if (arena.capturers == 0) continue;
    solo_chess::Puzzle stops = puzzle;
    stops.pieces.clear();
    for (Location u = 0; u < arena.size(); ++u) {
      const bool is_stop = std::find(way->begin(), way->end(), u) != way->end();
      if (u == arena.last) stops.last = static_cast<std::uint32_t>(stops.pieces.size());
      if (u == arena.last || is_stop) stops.pieces.push_back(puzzle.pieces[u]);
    }
    solo_chess::Game game(stops);
    Location at = *arena.last;
    for (const Location stop : *way) {
      const auto why = game.play({puzzle.pieces[at].square, puzzle.pieces[stop].square});
      ASSERT_FALSE(why) << *why << write(puzzle);
      at = stop;
    }
    ASSERT_TRUE(game.solved()) << write(puzzle);
  }
  EXPECT_GT(far, 20);
  EXPECT_GT(inserted, 300);
  EXPECT_GT(refused, 300);
}

// What the definitions say of a tree, from its exits and times alone.
class FromScratch {
public:
  FromScratch(const TreeSteps& steps, const ExitTree& tree) : steps_(steps), tree_(tree) {}

  bool has_exit(Location u) const { return steps_.takes_part(u) && !tree_.is_root(u); }
  std::vector<Location> arriving(Location v) const {
    std::vector<Location> found;
    for (Location u = 0; u < steps_.size(); ++u)
      if (has_exit(u) && tree_.exit(u).to == v) found.push_back(u);
    return found;
  }
  bool passes(Location x, Location u) const {
    const std::span<const Location> over = steps_.between(tree_.exit(x));
    return std::find(over.begin(), over.end(), u) != over.end();
  }
  // Could `u` be emptied after all others of `together`, and before what passes it?
  bool may_come_last(Location u, const std::vector<Location>& together) const {
    for (Location x = 0; x < steps_.size(); ++x)
      if (has_exit(x) && passes(x, u))
        for (const Location other : together)
          if (other != u && tree_.time(other) >= tree_.time(x)) return false;
    return true;
  }
  // The most left of a budget for each type at the exit of u.
  std::vector<std::int64_t> left_at(Location u) const {
    std::vector<std::int64_t> left(steps_.types(), -1);
    const std::vector<Location> together = arriving(u);
    if (together.empty()) left[steps_.arena.type[u]] = steps_.arena.budget[u];
    for (const Location s : together) {
      if (!may_come_last(s, together) || is_blocked(s)) continue;
      const std::vector<std::int64_t> before = left_at(s);
      for (std::size_t type = 0; type < steps_.types(); ++type)
        if ((tree_.exit(s).types >> type & 1) != 0)
          left[type] = std::max(left[type], before[type] - std::int64_t{steps_.arena.cost(s, u)});
    }
    return left;
  }
  std::set<Location> faults() const {
    std::set<Location> found;
    for (Location u = 0; u < steps_.size(); ++u) {
      if (!has_exit(u)) continue;
      const std::vector<std::int64_t> left = left_at(u);
      bool has_carrier = false;
      for (std::size_t type = 0; type < steps_.types(); ++type)
        has_carrier = has_carrier || ((tree_.exit(u).types >> type & 1) != 0 &&
                                      left[type] >= steps_.arena.cost(u, tree_.exit(u).to));
      if (!has_carrier || is_blocked(u)) found.insert(u);
    }
    return found;
  }
  // The pieces that capture: the last one, and those on whose places nothing is captured.
  std::size_t capturers() const {
    std::size_t count = 0;
    for (Location u = 0; u < steps_.size(); ++u)
      if ((has_exit(u) ? arriving(u).empty() : !steps_.takes_part(u)) &&
          steps_.arena.is_new_capturer(u))
        ++count;
    return count;
  }
  bool is_in_time() const {
    for (Location u = 0; u < steps_.size(); ++u) {
      if (!has_exit(u)) continue;
      if (tree_.time(u) >= tree_.time(tree_.exit(u).to)) return false;
      for (const Location over : steps_.between(tree_.exit(u)))
        if (!tree_.is_root(over) && tree_.time(over) >= tree_.time(u)) return false;
    }
    return true;
  }

private:
  bool is_blocked(Location u) const {
    const std::span<const Location> over = steps_.between(tree_.exit(u));
    return std::any_of(over.begin(), over.end(), [&](Location w) { return tree_.is_root(w); });
  }

  const TreeSteps& steps_;
  const ExitTree& tree_;
};

TEST(ExitTree, ChangesCountAsFromScratch) {
  Random random(2);
  int changes = 0, also = 0, passing = 0, restored = 0, many_roots = 0, excesses = 0, ended = 0,
      played = 0;
  for (int round = 0; round < testing::rounds(1'500); ++round) {
    const solo_chess::Puzzle puzzle = random_board(random, round);
    Arena arena = *solo_chess::arena_of(puzzle);
    if (arena.counts_capturers())
      for (Location u = 0; u < arena.size(); ++u) arena.has_captured[u] = random.below(8) == 0;
    const TreeSteps steps(arena);
    std::vector<Location> roots = steps.possible_roots();
    if (arena.last)
      roots =
          LastWays(steps).find(random, {}, LastWays::Length::any).value_or(std::vector<Location>());
    else if (!roots.empty())
      roots = {roots[random.below(roots.size())]};
    ExitTree tree(steps, roots);
    if (!tree.is_whole()) continue;
    const FromScratch scratch(steps, tree);
    const auto expect_counts = [&] {
      ASSERT_EQ(std::set(tree.faults().begin(), tree.faults().end()), scratch.faults());
      ASSERT_EQ(tree.excess(),
                std::max(scratch.capturers(), std::size_t{arena.capturers}) - arena.capturers);
      ASSERT_TRUE(scratch.is_in_time());
    };
    SCOPED_TRACE(write(puzzle));
    many_roots += roots.size() > 1 ? 1 : 0;
    for (int i = 0; i < 60; ++i) {
      expect_counts();
      const auto u = static_cast<Location>(random.below(steps.size()));
      if (!scratch.has_exit(u)) continue;
      const auto exits = [&] {
        std::vector<const ExitTree::Link*> all;
        for (Location v = 0; v < steps.size(); ++v)
          if (scratch.has_exit(v)) all.push_back(&tree.exit(v));
        return all;
      };
      const std::vector<const ExitTree::Link*> before = exits();
      const std::vector<Location> order = tree.order();
      const std::size_t excess = tree.excess();
      const std::set<Location> faults = scratch.faults();
      const auto any_step = [&](Location v) -> const ExitTree::Link& {
        const std::span<const ExitTree::Link> out = steps.out(v);
        return out[random.below(out.size())];
      };
      const auto any_time = [&] { return static_cast<ExitTree::When>(random.below(3)); };
      tree.begin_changes();
      if (!tree.change(any_step(u), any_time(), random)) continue;
      ++changes;
      for (std::uint64_t more = random.below(4); more > 0; --more) {
        const auto v = static_cast<Location>(random.below(steps.size()));
        if (!scratch.has_exit(v)) continue;
        also += tree.change(any_step(v), any_time(), random) ? 1 : 0;
        expect_counts();
      }
      passing += tree.exit(u).is_open() ? 0 : 1;
      excesses += tree.excess() > 0 ? 1 : 0;
      expect_counts();
      if (tree.wrong() == 0 && arena.has_captured.empty()) {
        Answer<Location> answer;
        answer.verdict = Verdict::solvable;
        answer.moves = tree.captures();
        testing::expect_played(puzzle, answer);
        ++played;
      }
      if (random.below(2) != 0) continue;
      tree.restore();
      ++restored;
      ASSERT_EQ(exits(), before);
      ASSERT_EQ(tree.order(), order);
      ASSERT_EQ(tree.excess(), excess);
      ASSERT_EQ(scratch.faults(), faults);
    }
    if (!arena.last || tree.faults().empty()) continue;
    roots.push_back(tree.faults().front());
    tree.end_at(roots);
    ++ended;
    expect_counts();
  }
  EXPECT_GT(changes, testing::rounds(500));
  EXPECT_GT(also, testing::rounds(500));
  EXPECT_GT(passing, testing::rounds(200));
  EXPECT_GT(restored, testing::rounds(200));
  EXPECT_GE(many_roots, testing::rounds(5));
  EXPECT_GT(excesses, testing::rounds(50));
  EXPECT_GT(ended, testing::rounds(20));
  EXPECT_GT(played, testing::rounds(50));
}

// Full boards of rooks and bishops with budgets of 1 and 2: no tree of open steps was found there
// in 10 s. Half of the captures pass places that others have left.
TEST(ExitTree, RidersWaitForPlacesToBeEmptied) {
  constexpr int side = 12, boards = 4;
  int found = 0, passing = 0;
  for (std::uint64_t seed = 1; seed <= boards; ++seed) {
    Random random(seed);
    solo_chess::Puzzle puzzle;
    for (const char letter : {'R', 'B'}) puzzle.types.push_back(*solo_chess::standard_type(letter));
    for (std::int32_t x = 1; x <= side; ++x)
      for (std::int32_t y = 1; y <= side; ++y)
        puzzle.pieces.push_back(
            {{x, y}, random.below(100) < 35 ? 2U : 1U, static_cast<std::uint8_t>(random.below(2))});
    const Arena arena = *solo_chess::arena_of(puzzle);
    TreeAnnealing annealing(arena, no_limits, 3, 12);
    Turn turn;
    while (turn.may_go_on && turn.answer.verdict == Verdict::unknown) turn = annealing.turn();
    if (turn.answer.verdict != Verdict::solvable) continue;
    testing::expect_played(puzzle, turn.answer);
    ++found;
    for (const auto& [from, to] : turn.answer.moves) {
      const Square a = puzzle.pieces[from].square, b = puzzle.pieces[to].square;
      passing += std::max(std::abs(a.x - b.x), std::abs(a.y - b.y)) > 1 ? 1 : 0;
    }
  }
  EXPECT_GE(found, boards - 1);
  EXPECT_GT(passing, found * side * side / 4);
}

TEST(ExitTree, EndsAtTheDeadline) {
  // A full board of kings that can't capture enough.
  solo_chess::Puzzle puzzle;
  puzzle.types = {*solo_chess::standard_type('K')};
  for (std::int32_t x = 1; x <= 30; ++x)
    for (std::int32_t y = 1; y <= 30; ++y)
      puzzle.pieces.push_back({{x, y}, x % 2 == 0 ? 0U : 3U, 0});
  Limits limits;
  limits.deadline = Clock::now() + std::chrono::milliseconds(50);
  const Arena arena = *solo_chess::arena_of(puzzle);
  const Answer<Location> answer = solve_by_exit_trees(arena, limits);
  EXPECT_LT(Clock::now() - *limits.deadline, std::chrono::seconds(30));
  EXPECT_TRUE(answer.verdict == Verdict::unknown || answer.verdict == Verdict::solvable);
}

}  // namespace
}  // namespace hardboard::capture
