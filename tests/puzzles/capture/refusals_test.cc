// Refusals by structure. For thousands of small puzzles and every subset of their places: the
// checkers agree with the rules spelled out, and whatever they accept is true of every solution.
#include <algorithm>
#include <gtest/gtest.h>
#include <set>

#include "oracle/brute_force.h"
#include "puzzles/capture/budget_sum.h"
#include "puzzles/capture/closed_sets.h"
#include "puzzles/capture/stranded.h"
#include "puzzles/graph_capture/rules.h"
#include "puzzles/solo_chess/rules.h"
#include "support/plain_game.h"
#include "support/plain_refusals.h"
#include "support/random_puzzle.h"

namespace hardboard::capture {
namespace {

using testing::PlainGraph;
using testing::PlainRefusals;
using testing::PlainSolo;
using Places = std::vector<std::uint32_t>;

// A piece far off that can't move and that nobody reaches: a closed set of its own, so that a check
// of {set, far} is a check of the set alone.
solo_chess::Puzzle with_far_piece(solo_chess::Puzzle puzzle) {
  puzzle.pieces.push_back({{1'000'003, 5'000}, 0, static_cast<std::uint8_t>(puzzle.types.size())});
  puzzle.types.push_back({'X', {}, ""});
  return puzzle;
}
graph_capture::Puzzle with_far_piece(graph_capture::Puzzle puzzle) {
  puzzle.budgets.push_back(0);
  return puzzle;
}

PlainSolo plain_game(const solo_chess::Puzzle& puzzle) {
  return PlainSolo(puzzle);
}
PlainGraph plain_game(const graph_capture::Puzzle& puzzle) {
  return PlainGraph(puzzle);
}

// The places on which solutions end, by their numbers.
std::uint32_t end_of(const PlainSolo& game) {
  const auto& pieces = game.puzzle->pieces;
  for (std::uint32_t i = 0; i < pieces.size(); ++i)
    if (pieces[i].square == game.men.begin()->first) return i;
  ADD_FAILURE();
  return 0;
}
std::uint32_t end_of(const PlainGraph& game) {
  return game.tokens.begin()->first.number - 1;
}

std::vector<std::uint64_t> key_of(const PlainSolo& game) {
  std::vector<std::uint64_t> key;
  for (const auto& [square, man] : game.men) {
    key.push_back(std::uint64_t{static_cast<std::uint32_t>(square.x)} << 32 |
                  static_cast<std::uint32_t>(square.y));
    key.push_back(std::uint64_t{man.type} << 32 | man.budget);
  }
  return key;
}
std::vector<std::uint64_t> key_of(const PlainGraph& game) {
  std::vector<std::uint64_t> key;
  for (const auto& [vertex, budget] : game.tokens)
    key.push_back(std::uint64_t{vertex.number} << 32 | budget);
  return key;
}

template <class Plain>
void collect_ends(const Plain& game, std::set<std::vector<std::uint64_t>>& seen,
                  std::set<std::uint32_t>& ends) {
  if (!seen.insert(key_of(game)).second) return;
  if (game.solved()) ends.insert(end_of(game));
  for (const auto& capture : game.legal()) {
    Plain after = game;
    after.play(capture);
    collect_ends(after, seen, ends);
  }
}

struct Tally {
  std::uint64_t closed = 0, poor = 0, antennae = 0;  // accepted, and a proper subset
  std::uint64_t solvable = 0;                        // of those, on solvable puzzles
  std::uint64_t refused = 0;
};

template <class Puzzle>
void try_all_sets(const Puzzle& puzzle, Tally& tally) {
  const PlainRefusals plain(puzzle);
  const auto n = static_cast<std::uint32_t>(plain.n);
  std::set<std::vector<std::uint64_t>> seen;
  std::set<std::uint32_t> ends;
  collect_ends(plain_game(puzzle), seen, ends);
  ASSERT_EQ(!ends.empty(), oracle::judge(puzzle)->solvable);

  const Puzzle extended = with_far_piece(puzzle);
  const capture::CaptureRules rules = rules_of(extended);
  const auto holds_all_ends = [&](const Places& set) {
    return std::all_of(ends.begin(), ends.end(), [&](std::uint32_t end) {
      return std::find(set.begin(), set.end(), end) != set.end();
    });
  };
  const auto note = [&](std::uint64_t& count, bool accepted, const Places& set) {
    if (!accepted) ++tally.refused;
    if (!accepted || set.size() == n) return;
    ++count;
    tally.solvable += !ends.empty();
  };
  for (std::uint32_t mask = 1; mask < 1U << n; ++mask) {
    Places set;
    for (std::uint32_t u = 0; u < n; ++u)
      if (mask >> u & 1) set.push_back(u);
    PlainRefusals::Set plain_set(set.begin(), set.end());

    const bool closed = !refute(rules, capture::ClosedSets<std::uint32_t>{set, {n}});
    ASSERT_EQ(closed, plain.keeps(plain_set));
    ASSERT_EQ(closed, !refute(rules, capture::ClosedSets<std::uint32_t>{{n}, set}));
    if (closed) {
      ASSERT_TRUE(holds_all_ends(set));
    }
    note(tally.closed, closed, set);

    const bool poor = !refute(rules, capture::Stranded<std::uint32_t>{{false, set}, {false, {n}}});
    ASSERT_EQ(poor, plain.is_stranded(plain_set, false));
    if (poor) {
      ASSERT_TRUE(holds_all_ends(set));
    }
    note(tally.poor, poor && !closed, set);

    if (set.size() > 4) continue;
    do {
      plain_set.assign(set.begin(), set.end());
      const bool antenna =
          !refute(rules, capture::Stranded<std::uint32_t>{{false, {n}}, {true, set}});
      ASSERT_EQ(antenna, plain.is_stranded(plain_set, true));
      if (antenna) {
        ASSERT_TRUE(holds_all_ends(set));
      }
      note(tally.antennae, antenna && !poor, set);
    } while (std::next_permutation(set.begin(), set.end()));
  }
}

void expect_all_kinds(const Tally& tally) {
  EXPECT_GT(tally.closed, 1000U);
  EXPECT_GT(tally.poor, 500U);
  EXPECT_GT(tally.antennae, 100U);
  EXPECT_GT(tally.solvable, 1000U);
  EXPECT_GT(tally.refused, 10000U);
}

TEST(RefusalsLong, AreTrueOfEverySolutionOfMixedBoards) {
  Random random(4);
  Tally tally;
  for (int round = 0; round < 3000; ++round) {
    testing::SoloOptions options;
    options.width = 2 + static_cast<std::int32_t>(random.below(5));
    options.height = 1 + static_cast<std::int32_t>(random.below(4));
    options.custom = 25;
    options.last = options.goal = 30;
    ASSERT_NO_FATAL_FAILURE(try_all_sets(testing::random_solo_chess(random, options), tally));
  }
  expect_all_kinds(tally);
}

// One type keeps boards connected, and long thin ones have cut places and antennae.
TEST(RefusalsLong, AreTrueOfEverySolutionOfThinBoards) {
  Random random(5);
  Tally tally;
  for (int round = 0; round < 3000; ++round) {
    testing::SoloOptions options;
    options.width = 5 + static_cast<std::int32_t>(random.below(3));
    options.height = 1 + static_cast<std::int32_t>(random.below(2));
    options.letters = random.below(2) ? "KRQ" : "K";
    options.one_type = random.below(2);
    options.custom = 0;
    options.fewest_pieces = 3;
    options.most_budget = 2;
    options.last = 30;
    ASSERT_NO_FATAL_FAILURE(try_all_sets(testing::random_solo_chess(random, options), tally));
  }
  expect_all_kinds(tally);
}

TEST(RefusalsLong, AreTrueOfEverySolutionOfGraphs) {
  Random random(6);
  Tally tally;
  for (int round = 0; round < 6000; ++round) {
    testing::GraphOptions options;
    options.most_vertices = 6;
    options.directed = 30;
    options.most_budget = 2;
    ASSERT_NO_FATAL_FAILURE(try_all_sets(testing::random_graph_capture(random, options), tally));
  }
  expect_all_kinds(tally);
}

// All pairs of disjoint sets: an accepted pair means that the oracle finds no solution either.
template <class Puzzle>
void try_all_pairs(const Puzzle& puzzle, std::uint64_t& accepted) {
  const capture::CaptureRules rules = rules_of(puzzle);
  const bool solvable = oracle::judge(puzzle)->solvable;
  std::uint32_t codes = 1;
  for (std::uint32_t u = 0; u < rules.places(); ++u) codes *= 3;
  for (std::uint32_t code = 0; code < codes; ++code) {
    Places sides[3];
    for (std::uint32_t u = 0, rest = code; u < rules.places(); ++u, rest /= 3)
      sides[rest % 3].push_back(u);
    const bool closed = !refute(rules, capture::ClosedSets<std::uint32_t>{sides[1], sides[2]});
    const bool stranded = !refute(
        rules, capture::Stranded<std::uint32_t>{{false, sides[1]}, {code % 2 == 1, sides[2]}});
    accepted += closed || stranded;
    ASSERT_FALSE(solvable && (closed || stranded));
  }
  for (std::uint64_t available = 0; available < 20; ++available) {
    const bool counted =
        !refute(rules, capture::BudgetSum{rules.places() - std::uint64_t{1}, available});
    accepted += counted;
    ASSERT_FALSE(solvable && counted);
  }
}

TEST(RefusalsLong, NeverMeetASolvablePuzzle) {
  Random random(7);
  std::uint64_t accepted = 0;
  for (int round = 0; round < 1500; ++round) {
    testing::SoloOptions options;
    options.most_pieces = 5;
    options.goal = options.last = 40;
    ASSERT_NO_FATAL_FAILURE(try_all_pairs(testing::random_solo_chess(random, options), accepted));
    testing::GraphOptions graph;
    graph.most_vertices = 5;
    ASSERT_NO_FATAL_FAILURE(try_all_pairs(testing::random_graph_capture(random, graph), accepted));
  }
  EXPECT_GT(accepted, 10000U);
}

TEST(RefusalsLong, SayWhatIsWrong) {
  // 1 - 2 - 3 - 4 - 5, budgets 1 1 2 1 0.
  graph_capture::Puzzle puzzle;
  puzzle.budgets = {1, 1, 2, 1, 0};
  puzzle.edges = {{{1}, {2}}, {{2}, {3}}, {{3}, {4}}, {{4}, {5}}};
  const capture::CaptureRules rules = rules_of(puzzle);
  const auto closed = [&](Places first, Places second) {
    return refute(rules, capture::ClosedSets<std::uint32_t>{first, second}).value_or("accepted");
  };
  EXPECT_EQ(closed({}, {1}), "the first of the two is empty");
  EXPECT_EQ(closed({1}, {}), "the second of the two is empty");
  EXPECT_EQ(closed({1, 1}, {2}), "2 is listed twice");
  EXPECT_EQ(closed({1}, {2, 1}), "2 is in both");
  EXPECT_EQ(closed({0}, {4}), "the first set: a piece might capture from 1 to 2 and leave it");

  using Group = capture::StrandedGroup<std::uint32_t>;
  const auto stranded = [&](Group first, Group second) {
    return refute(rules, capture::Stranded<std::uint32_t>{first, second}).value_or("accepted");
  };
  const Group end{true, {4}}, path{true, {0, 1}};
  EXPECT_EQ(stranded(end, path), "accepted");
  EXPECT_EQ(stranded({false, {4}}, path), "accepted");
  EXPECT_EQ(stranded(path, {false, {4, 3}}), "accepted");
  EXPECT_EQ(stranded(end, {false, {0, 1}}), "the second group: its budgets are enough to leave it");
  EXPECT_EQ(stranded(end, {true, {1, 0}}), "the second group: no antenna: 2 has the neighbour 3");
  EXPECT_EQ(stranded(end, {true, {0}}),
            "the second group: the piece on 1 has captures enough to leave it");
  EXPECT_EQ(stranded({false, {2}}, path), "the first group: it touches both 2 and 4");

  const auto counted = [&](capture::BudgetSum proof) {
    return refute(rules, proof).value_or("accepted");
  };
  EXPECT_EQ(counted({3, 5}), "it takes 4 captures, not 3");
  EXPECT_EQ(counted({4, 3}), "the budgets do not add up to 3");
  EXPECT_EQ(counted({4, 5}), "it takes 4 captures, and the budgets allow 5");
}

}  // namespace
}  // namespace hardboard::capture
