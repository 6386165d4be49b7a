// Trees of exits against the judge, which plays, and their changes against a count from scratch.
#include "methods/capture/exit_tree.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <optional>
#include <set>
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
    const OpenSteps steps(arena);
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

// The most left of a budget for each type at the exit of u, from the definition.
std::vector<std::int64_t> left_at(const OpenSteps& steps, const ExitTree& tree, Location u) {
  std::vector<std::int64_t> left(steps.types(), -1);
  bool is_captured = false;
  for (const OpenSteps::Link& link : steps.in[u]) {
    if (tree.is_root(link.place) || tree.exit(link.place) != u) continue;
    is_captured = true;
    const std::vector<std::int64_t> before = left_at(steps, tree, link.place);
    for (std::size_t type = 0; type < steps.types(); ++type)
      if ((link.types >> type & 1) != 0)
        left[type] =
            std::max(left[type], before[type] - std::int64_t{steps.arena.cost(link.place, u)});
  }
  if (!is_captured) left[steps.arena.type[u]] = steps.arena.budget[u];
  return left;
}

std::set<Location> faults(const OpenSteps& steps, const ExitTree& tree) {
  std::set<Location> found;
  for (Location u = 0; u < steps.size(); ++u) {
    if (!steps.takes_part(u) || tree.is_root(u)) continue;
    const std::vector<std::int64_t> left = left_at(steps, tree, u);
    const auto exit =
        std::find_if(steps.out[u].begin(), steps.out[u].end(),
                     [&](const OpenSteps::Link& link) { return link.place == tree.exit(u); });
    bool has_carrier = false;
    for (std::size_t type = 0; type < steps.types(); ++type)
      has_carrier = has_carrier || ((exit->types >> type & 1) != 0 &&
                                    left[type] >= steps.arena.cost(u, tree.exit(u)));
    if (!has_carrier) found.insert(u);
  }
  return found;
}

// The pieces that capture: the last one, and those on whose places nothing is captured.
std::size_t capturers(const OpenSteps& steps, const ExitTree& tree) {
  std::set<Location> starts;
  for (Location u = 0; u < steps.size(); ++u)
    if (!steps.takes_part(u) || !tree.is_root(u)) starts.insert(u);
  for (Location u = 0; u < steps.size(); ++u)
    if (steps.takes_part(u) && !tree.is_root(u)) starts.erase(tree.exit(u));
  std::erase_if(starts, [&](Location u) { return !steps.arena.is_new_capturer(u); });
  return starts.size();
}

TEST(ExitTree, ChangesCountAsFromScratch) {
  Random random(2);
  int changes = 0, restored = 0, many_roots = 0, excesses = 0;
  for (int round = 0; round < 1'500; ++round) {
    const solo_chess::Puzzle puzzle = random_board(random, round);
    Arena arena = *solo_chess::arena_of(puzzle);
    if (arena.counts_capturers())
      for (Location u = 0; u < arena.size(); ++u) arena.has_captured[u] = random.below(8) == 0;
    const OpenSteps steps(arena);
    std::vector<Location> roots = steps.possible_roots();
    if (arena.last)
      roots =
          LastWays(steps).find(random, {}, LastWays::Length::any).value_or(std::vector<Location>());
    else if (!roots.empty())
      roots = {roots[random.below(roots.size())]};
    ExitTree tree(steps, roots);
    if (!tree.is_whole()) continue;
    many_roots += roots.size() > 1 ? 1 : 0;
    for (int i = 0; i < 40; ++i) {
      const std::set<Location> before = faults(steps, tree);
      ASSERT_EQ(std::set(tree.faults().begin(), tree.faults().end()), before);
      const auto u = static_cast<Location>(random.below(steps.size()));
      if (steps.out[u].empty() || tree.is_root(u)) continue;
      const OpenSteps::Link& to = steps.out[u][random.below(steps.out[u].size())];
      if (to.place == tree.exit(u) || tree.leads_through(to.place, u)) continue;
      const Location exit = tree.exit(u);
      const std::size_t excess = tree.excess();
      tree.change(u, to);
      ++changes;
      ASSERT_EQ(std::set(tree.faults().begin(), tree.faults().end()), faults(steps, tree));
      ASSERT_EQ(tree.excess(),
                std::max(capturers(steps, tree), std::size_t{arena.capturers}) - arena.capturers);
      excesses += tree.excess() > 0 ? 1 : 0;
      if (random.below(2) != 0) continue;
      tree.restore();
      ++restored;
      ASSERT_EQ(tree.exit(u), exit);
      ASSERT_EQ(tree.excess(), excess);
      ASSERT_EQ(std::set(tree.faults().begin(), tree.faults().end()), before);
    }
  }
  EXPECT_GT(changes, 500);
  EXPECT_GT(restored, 200);
  EXPECT_GT(many_roots, 5);
  EXPECT_GT(excesses, 50);
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
