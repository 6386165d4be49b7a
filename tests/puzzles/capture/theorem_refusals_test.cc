// The refusals of theorems: no center, stuck trees, visits of the last piece, weights of walks.
// What the checkers do with sets and weights that prove nothing.
#include <algorithm>
#include <gtest/gtest.h>

#include "base/random.h"
#include "methods/capture/survey.h"
#include "methods/solo_chess/arena_of.h"
#include "oracle/brute_force.h"
#include "puzzles/capture/last_visits.h"
#include "puzzles/capture/walk_weights.h"
#include "puzzles/graph_capture/check.h"
#include "puzzles/solo_chess/rules.h"
#include "support/random_puzzle.h"

namespace hardboard::capture {
namespace {

using graph_capture::Puzzle;
using graph_capture::Vertex;

capture::Answer<Vertex> refusal(capture::Proof<Vertex> proof) {
  capture::Answer<Vertex> answer;
  answer.verdict = Verdict::unsolvable;
  answer.proof = std::move(proof);
  return answer;
}

Check verdict(const Puzzle& puzzle, capture::Proof<Vertex> proof) {
  return check(puzzle, refusal(std::move(proof))).check;
}

// 1-2-3-4-5-6 with budget 2: either end of three is stuck, and less is not.
TEST(TheoremRefusals, StuckTrees) {
  Puzzle path{false, 2, std::vector<std::uint32_t>(6, 2), {}};
  for (std::uint32_t v = 1; v < 6; ++v) path.edges.push_back({{v}, {v + 1}});
  const auto trees = [](std::vector<Vertex> first, std::vector<Vertex> second) {
    return capture::StuckTrees<Vertex>{std::move(first), std::move(second)};
  };
  EXPECT_EQ(verdict(path, trees({{1}, {2}, {3}}, {{6}, {4}, {5}})), Check::verified);
  EXPECT_EQ(verdict(path, trees({{1}, {2}}, {{6}, {4}, {5}})), Check::wrong);
  EXPECT_EQ(verdict(path, trees({{1}, {2}, {3}}, {{4}, {5}})), Check::wrong);
  EXPECT_EQ(verdict(path, trees({{1}, {2}, {3}}, {{6}, {4}})), Check::wrong);
  EXPECT_EQ(verdict(path, trees({{1}, {2}, {3}}, {{6}, {3}, {4}, {5}})), Check::wrong);
  EXPECT_EQ(verdict(path, trees({{1}, {2}, {3}}, {})), Check::wrong);
  path.budgets[5] = 3;
  EXPECT_EQ(verdict(path, trees({{1}, {2}, {3}}, {{6}, {4}, {5}})), Check::wrong);
  path.budgets[5] = 2;
  path.edges.push_back({{4}, {6}});  // a cycle: no tree any more
  EXPECT_EQ(verdict(path, trees({{1}, {2}, {3}}, {{6}, {4}, {5}})), Check::wrong);
}

// On graphs as well: a square of tokens that capture once has no center, a star has one.
TEST(TheoremRefusals, NoCenter) {
  Puzzle square{false, 1, std::vector<std::uint32_t>(4, 1), {}};
  square.edges = {{{1}, {2}}, {{1}, {4}}, {{2}, {3}}, {{3}, {4}}};
  EXPECT_EQ(verdict(square, capture::NoCenter<Vertex>{{{1}, {2}, {3}, {4}}}), Check::verified);
  EXPECT_EQ(verdict(square, capture::NoCenter<Vertex>{{{1}, {2}}}), Check::wrong);
  EXPECT_EQ(verdict(square, capture::NoCenter<Vertex>{}), Check::wrong);
  Puzzle star{false, 1, std::vector<std::uint32_t>(4, 1), {}};
  star.edges = {{{1}, {2}}, {{1}, {3}}, {{1}, {4}}};
  EXPECT_EQ(verdict(star, capture::NoCenter<Vertex>{{{1}, {2}, {3}, {4}}}), Check::wrong);
  star.budgets[3] = 0;
  EXPECT_EQ(verdict(star, capture::NoCenter<Vertex>{{{2}, {3}, {4}}}), Check::verified);
}

// Sets that the survey finds and random ones: what the checker accepts has no solution.
TEST(TheoremRefusals, LastVisits) {
  Random random(1);
  testing::SoloOptions options;
  options.fewest_pieces = 3;
  options.most_pieces = 6;
  options.width = options.height = 5;
  options.last = 100;
  // A walk: so few sets that a visit of each would be within the budget.
  int accepted = 0, accepted_by_walk = 0, solvable = 0, found = 0, found_by_walk = 0;
  for (int round = 0; round < 8'000; ++round) {
    const solo_chess::Puzzle puzzle = testing::random_solo_chess(random, options);
    if (!puzzle.last) continue;
    const auto judged = oracle::judge(puzzle, 4'000);
    if (!judged) continue;
    solvable += judged->solvable ? 1 : 0;
    const CaptureRules rules = solo_chess::rules_of(puzzle);
    LastVisits<std::uint32_t> visits;
    visits.sets.resize(1 + random.below(3));
    for (std::uint32_t place = 0; place < rules.places(); ++place)
      if (random.below(4) != 0) visits.sets[random.below(visits.sets.size())].push_back(place);
    if (!refute(rules, visits)) {
      ++(visits.sets.size() > rules.budget[*rules.last] ? accepted : accepted_by_walk);
      ASSERT_FALSE(judged->solvable) << "round " << round;
    }
    const Survey survey = capture::survey(*solo_chess::arena_of(puzzle));
    if (const auto* own = std::get_if<LastVisits<Location>>(&survey.refusal)) {
      ++(own->sets.size() > rules.budget[*rules.last] ? found : found_by_walk);
      ASSERT_EQ(refute(rules, *own), std::nullopt);
      ASSERT_FALSE(judged->solvable) << "round " << round;
    }
  }
  EXPECT_GT(solvable, 100);
  EXPECT_GT(accepted, 20);
  EXPECT_GT(found, 20);
  // A last piece that is alone has nothing to visit, and no sets refuse it.
  solo_chess::Puzzle alone;
  alone.types.push_back(*solo_chess::standard_type('Q'));
  alone.pieces.push_back({{1, 1}, 2, 0});
  alone.last = 0;
  EXPECT_NE(refute(solo_chess::rules_of(alone), LastVisits<std::uint32_t>{}), std::nullopt);
  EXPECT_GT(accepted_by_walk, 20);
  EXPECT_GT(found_by_walk, 20);
}

// 1-2-3, of which only 1 captures, once: it can leave one place of the two that a solution
// empties.
TEST(TheoremRefusals, WalkWeights) {
  Puzzle path{false, 2, {1, 0, 0}, {}};
  path.edges = {{{1}, {2}}, {{2}, {3}}};
  const auto weights = [](std::vector<Vertex> places, std::vector<std::int64_t> of_places) {
    return WalkWeights<Vertex>{std::move(places), std::move(of_places), {}, {}};
  };
  EXPECT_EQ(verdict(path, weights({{1}, {2}, {3}}, {1, 1, 1})), Check::verified);
  EXPECT_EQ(verdict(path, weights({{2}, {3}}, {1, 1})), Check::verified);
  EXPECT_EQ(verdict(path, weights({{1}, {2}, {3}}, {2, 1, 1})), Check::wrong);
  EXPECT_EQ(verdict(path, weights({{1}, {2}, {3}}, {1, 1})), Check::wrong);
  EXPECT_EQ(verdict(path, weights({{1}, {2}, {1}}, {1, 1, 1})), Check::wrong);
  EXPECT_EQ(verdict(path, weights({{1}, {2}, {3}}, {1, 1, 0})), Check::wrong);
  EXPECT_EQ(verdict(path, weights({{1}, {2}, {4}}, {1, 1, 1})), Check::wrong);
  const std::int64_t much = capture::most_walk_weight;
  EXPECT_EQ(verdict(path, weights({{1}, {2}, {3}}, {much, much, much})), Check::verified);
  EXPECT_EQ(verdict(path, weights({{1}, {2}, {3}}, {much, much, much + 1})), Check::wrong);
  path.budgets[0] = 2;  // 1x2, 2x3
  EXPECT_EQ(verdict(path, weights({{1}, {2}, {3}}, {1, 1, 1})), Check::wrong);
}

// Two vertices that may capture nine times, each beside four others that may not: whoever leaves
// one of the four has left one of the two just before, which can be left but once.
TEST(TheoremRefusals, WalkWeightsBelowZero) {
  Puzzle sides{false, 0, {9, 9, 0, 0, 0, 0}, {}};
  for (std::uint32_t u = 1; u <= 2; ++u)
    for (std::uint32_t v = 3; v <= 6; ++v) sides.edges.push_back({{u}, {v}});
  const auto weights = [](std::vector<std::int64_t> of_places) {
    return WalkWeights<Vertex>{{{1}, {2}, {3}, {4}, {5}, {6}}, std::move(of_places), {}, {}};
  };
  EXPECT_EQ(verdict(sides, weights({-1, -1, 1, 1, 1, 1})), Check::verified);
  EXPECT_EQ(verdict(sides, weights({1, 1, 1, 1, 1, 1})), Check::wrong);
  EXPECT_EQ(verdict(sides, weights({-1, -1, 2, 1, 1, 1})), Check::wrong);
  EXPECT_EQ(verdict(sides, weights({-2, -1, 1, 1, 1, 1})), Check::wrong);
  const std::int64_t much = capture::most_walk_weight;
  EXPECT_EQ(verdict(sides, weights({-much, -much, much, much, much, much})), Check::verified);
  EXPECT_EQ(verdict(sides, weights({-much - 1, -much, much, much, much, much})), Check::wrong);
  WalkWeights<Vertex> with_need = weights({-1, -1, 1, 1, 1, 1});
  with_need.needs = {{3}};
  with_need.need_weights = {-1};
  EXPECT_EQ(verdict(sides, with_need), Check::wrong);
  sides.budgets[2] = sides.budgets[3] = 1;  // 3x1 4x1 2x5 5x1 1x6
  EXPECT_EQ(verdict(sides, weights({-1, -1, 1, 1, 1, 1})), Check::wrong);
}

// Three vertices that may capture twice beside three others that may not, each beside each: the
// exits of the latter end on some of the former, which capture nothing then.
TEST(TheoremRefusals, WalkWeightsWithNeeds) {
  Puzzle both{false, 0, {2, 2, 2, 0, 0, 0}, {}};
  for (std::uint32_t u = 1; u <= 3; ++u)
    for (std::uint32_t v = 4; v <= 6; ++v) both.edges.push_back({{u}, {v}});
  const auto with_needs = [](std::vector<Vertex> places, std::vector<std::int64_t> of_places) {
    return WalkWeights<Vertex>{{{1}, {2}, {3}, {4}, {5}, {6}},
                               {3, 3, 3, 3, 3, 3},
                               std::move(places),
                               std::move(of_places)};
  };
  EXPECT_EQ(verdict(both, with_needs({{4}, {5}, {6}}, {2, 2, 2})), Check::verified);
  EXPECT_EQ(verdict(both, with_needs({}, {})), Check::wrong);
  EXPECT_EQ(verdict(both, with_needs({{4}, {5}}, {2, 2})), Check::wrong);
  EXPECT_EQ(verdict(both, with_needs({{4}, {5}, {6}}, {2, 2, 3})), Check::wrong);
  EXPECT_EQ(verdict(both, with_needs({{4}, {5}, {6}}, {2, 2})), Check::wrong);
  EXPECT_EQ(verdict(both, with_needs({{4}, {5}, {4}}, {2, 2, 2})), Check::wrong);
  EXPECT_EQ(verdict(both, with_needs({{4}, {5}, {7}}, {2, 2, 2})), Check::wrong);
  EXPECT_EQ(verdict(both, with_needs({{1}, {4}, {5}, {6}}, {1, 2, 2, 2})), Check::wrong);
  both.budgets[3] = 1;  // 1x5 1x2, 2x6 2x3, 4x3
  EXPECT_EQ(verdict(both, with_needs({{4}, {5}, {6}}, {2, 2, 2})), Check::wrong);
}

// Random weights of boards with small budgets, a goal or a last piece: what the checker accepts has
// no solution.
TEST(TheoremRefusals, WalkWeightsRefuseNoSolution) {
  Random random(2);
  testing::SoloOptions options;
  options.fewest_pieces = 3;
  options.most_pieces = 6;
  options.most_budget = 2;
  int accepted = 0, with_goal = 0, with_last = 0, by_needs = 0, below_zero = 0, solvable = 0;
  for (int round = 0; round < 20'000; ++round) {
    const solo_chess::Puzzle puzzle = testing::random_solo_chess(random, options);
    const auto judged = oracle::judge(puzzle, 4'000);
    if (!judged) continue;
    solvable += judged->solvable ? 1 : 0;
    const CaptureRules rules = solo_chess::rules_of(puzzle);
    WalkWeights<std::uint32_t> weights;
    for (std::uint32_t place = 0; place < rules.places(); ++place) {
      if (random.below(4) == 0) continue;
      weights.places.push_back(place);
      weights.weights.push_back(static_cast<std::int64_t>(1 + random.below(3)));
      if (round % 3 == 0 && random.below(4) == 0) weights.weights.back() *= -1;
    }
    const bool has_less = std::any_of(weights.weights.begin(), weights.weights.end(),
                                      [](std::int64_t weight) { return weight < 0; });
    const bool do_weights_suffice = !refute(rules, weights);
    for (std::uint32_t place = 0; place < rules.places() && round % 2 == 0; ++place) {
      if (random.below(2) == 0) continue;
      weights.needs.push_back(place);
      weights.need_weights.push_back(static_cast<std::int64_t>(1 + random.below(2)));
    }
    if (refute(rules, weights)) continue;
    ++accepted;
    by_needs += do_weights_suffice ? 0 : 1;
    below_zero += has_less ? 1 : 0;
    with_goal += rules.goal ? 1 : 0;
    with_last += rules.last ? 1 : 0;
    ASSERT_FALSE(judged->solvable) << "round " << round;
  }
  EXPECT_GT(solvable, 1'000);
  EXPECT_GT(accepted, 1'000);
  EXPECT_GT(with_goal, 100);
  EXPECT_GT(with_last, 100);
  EXPECT_GT(by_needs, 100);
  EXPECT_GT(below_zero, 100);
}

}  // namespace
}  // namespace hardboard::capture
