// The portfolio against the judge, on one thread and on two: all its members, on boards so small
// that the first of them usually decides, and on larger ones that keep them all at work.
#include "methods/capture/portfolio.h"

#include <atomic>
#include <gtest/gtest.h>
#include <optional>
#include <string>

#include "engines/mip/lp.h"
#include "methods/capture/annealed_search.h"
#include "methods/capture/hub_annealing.h"
#include "methods/capture/hub_model.h"
#include "methods/capture/sat_search.h"
#include "methods/capture/slack.h"
#include "methods/graph_capture/arena_of.h"
#include "methods/solo_chess/arena_of.h"
#include "oracle/brute_force.h"
#include "support/no_limits.h"
#include "support/played.h"
#include "support/random_puzzle.h"

namespace hardboard::capture {
namespace {

// Small boards: of one type that nothing blocks, of one type that may be blocked, and of all types.
solo_chess::Puzzle small_board(Random& random, int round) {
  testing::SoloOptions options;
  options.fewest_pieces = 4;
  options.most_pieces = 9;
  options.width = options.height = 4;
  options.custom = 0;
  const std::string letters[] = {"K", "N", "R", "Q", "KQRBNP"};
  options.letters = letters[round % 5];
  if (round % 5 < 4) options.last = options.goal = options.unlimited_budget = 0;
  options.most_budget = 2 + static_cast<std::uint32_t>(round % 2);
  return testing::random_solo_chess(random, options);
}

TEST(PortfolioLong, AgreesWithTheJudge) {
  Random random(11);
  int yes = 0, no = 0;
  for (int round = 0; round < 300; ++round) {
    const solo_chess::Puzzle puzzle = small_board(random, round);
    const auto judged = oracle::judge(puzzle, 4'000);
    if (!judged) continue;
    const Arena arena = *solo_chess::arena_of(puzzle);
    ++(judged->solvable ? yes : no);
    for (const unsigned threads : {1U, 2U}) {
      Limits limits;
      limits.threads = threads;
      Answer<Location> answer = solve_by_portfolio(arena, {limits});
      ASSERT_EQ(answer.verdict, judged->solvable ? Verdict::solvable : Verdict::unsolvable)
          << "round " << round;
      const std::string_view by_sat = hubs_apply(arena) ? "hubs" : "exits";
      EXPECT_TRUE(answer.method == by_sat || answer.method == "tree-width" ||
                  (judged->solvable && (answer.method == "exit-trees" || answer.method == "beam")))
          << answer.method;
      if (judged->solvable) testing::expect_played(puzzle, std::move(answer));
    }
  }
  EXPECT_GT(yes, 50);
  EXPECT_GT(no, 50);
}

// The searches that no other method begins.
TEST(PortfolioLong, EachMemberAgreesWithTheJudge) {
  Random random(12);
  int annealed = 0, expecting = 0, refused = 0;
  for (int round = 0; round < 300; ++round) {
    const solo_chess::Puzzle puzzle = small_board(random, round);
    const auto judged = oracle::judge(puzzle, 4'000);
    if (!judged) continue;
    const Arena arena = *solo_chess::arena_of(puzzle);
    const Verdict truth = judged->solvable ? Verdict::solvable : Verdict::unsolvable;
    refused += judged->solvable ? 0 : 1;
    SatOptions options{no_limits};
    options.expects_models = true;
    const auto by_turns = [&](auto turn, const Effort& effort) {
      Answer<Location> answer;
      for (int i = 0; i < 1'000 && answer.verdict == Verdict::unknown; ++i) answer = turn(effort);
      ASSERT_EQ(answer.verdict, truth) << "round " << round;
      if (judged->solvable) testing::expect_played(puzzle, std::move(answer));
    };
    const SatSearch exits = search_exits(arena, options, ExitFormula::plain);
    // Turns of a conflict each: what one turn leaves the next one takes up.
    by_turns([&](const Effort& effort) { return exits.search->advance(effort); }, {1, 1});
    ++expecting;
    if (!annealing_applies(arena)) continue;
    AnnealedSearch search(arena, options);
    by_turns([&](const Effort& effort) { return search.turn(effort).answer; }, {50, 100});
    ++annealed;
  }
  EXPECT_GT(expecting, 150);
  EXPECT_GT(refused, 50);
  EXPECT_GT(annealed, 15);
}

// A full board of knights that the first turn leaves open. So many in a hundred have a budget of 2,
// the others 1; with 29, annealing finds a solution.
Arena tight_knights(std::uint32_t twos = 29) {
  Random random(2);
  solo_chess::Puzzle puzzle;
  puzzle.types.push_back(*solo_chess::standard_type('N'));
  for (std::int32_t x = 1; x <= 20; ++x)
    for (std::int32_t y = 1; y <= 20; ++y)
      puzzle.pieces.push_back({{x, y}, random.below(100) < twos ? 2U : 1U, 0});
  return *solo_chess::arena_of(puzzle);
}

TEST(PortfolioLong, OneThreadRepeatsItself) {
  const Arena arena = tight_knights();
  Limits limits;
  limits.threads = 1;
  const Answer<Location> one = solve_by_portfolio(arena, {limits});
  const Answer<Location> again = solve_by_portfolio(arena, {limits});
  ASSERT_EQ(one.verdict, again.verdict);
  EXPECT_EQ(one.moves, again.moves);
}

TEST(Portfolio, ChoosesByTheBoard) {
  Random random(1);
  const auto words = [](const Arena& arena) { return in_words(shares(arena)); };
  // The row of weights is there if the program has an engine for linear programmes.
  const auto expect = [&](const Arena& arena, std::string_view with, std::string_view without) {
    EXPECT_EQ(words(arena), mip::available() ? with : without);
  };
  expect(tight_knights(),
         "hubs 2 of 28, annealed hubs 6 of 28, weights of walks 12 of 28, needs of walks 8 of 28",
         "hubs 2 of 8, annealed hubs 6 of 8");
  solo_chess::Puzzle puzzle;
  puzzle.types.push_back(*solo_chess::standard_type('R'));
  for (std::int32_t i = 0; i < 6; ++i)
    puzzle.pieces.push_back({{i % 3 + 1, i / 3 + 1}, i < 2 ? 2U : 1U, 0});
  expect(
      *solo_chess::arena_of(puzzle),
      "exits 1 of 83, lines of hubs 12 of 83, weights of walks 12 of 83, needs of walks 8 of 83, "
      "mended trees 12 of 83, exits around hubs 12 of 83, exits that count 12 of 83, exits counted "
      "for models 4 of 83, exits in order 3 of 83, beam 6 of 83, exits for models 1 of 83",
      "exits 1 of 63, lines of hubs 12 of 63, mended trees 12 of 63, exits around hubs 12 of 63, "
      "exits that count 12 of 63, exits counted for models 4 of 63, exits in order 3 of 63, beam 6 "
      "of 63, exits for models 1 of 63");
  // Many rooks on a large board: longer runs of trees, after the cheap refusals.
  solo_chess::Puzzle many = puzzle;
  many.pieces.clear();
  for (std::int32_t i = 0; i < 80; ++i)
    many.pieces.push_back({{i % 9 * 2 + i % 2 + 1, i / 9 * 2 + 1}, i < 20 ? 2U : 1U, 0});
  const std::string of_many = words(*solo_chess::arena_of(many));
  EXPECT_LT(of_many.find("exits around hubs"), of_many.find("mended trees")) << of_many;
  EXPECT_EQ(words(*solo_chess::arena_of(puzzle)).find("exits around hubs 12 of 83, mended"),
            std::string::npos);
  for (solo_chess::Piece& piece : puzzle.pieces) piece.budget = 3;
  expect(*solo_chess::arena_of(puzzle),
         "exits 2 of 28, weights of walks 6 of 28, needs of walks 4 of 28, mended trees 6 of 28, "
         "exits in order 3 of 28, beam 6 of 28, exits for models 1 of 28",
         "exits 2 of 18, mended trees 6 of 18, exits in order 3 of 18, beam 6 of 18, exits for "
         "models 1 of 18");
  // A circle of leapers: few steps, too few to anneal, and two places cut.
  graph_capture::Puzzle circle;
  constexpr std::uint32_t n = 50;
  circle.budgets.assign(n, 2);
  for (std::uint32_t v = 1; v <= n; ++v) circle.edges.push_back({v, v % n + 1});
  expect(*graph_capture::arena_of(circle),
         "hubs 2 of 22, thin hubs 6 of 22, parts 3 of 22, weights of walks 6 of 22, needs of walks "
         "4 of 22, exits in order 1 of 22",
         "hubs 2 of 12, thin hubs 6 of 12, parts 3 of 12, exits in order 1 of 12");
}

TEST(Portfolio, WorksAloneWhereTheMemoryIsNotEnoughForAll) {
  const Arena arena = tight_knights(24);
  Limits limits;
  limits.memory_bytes = std::size_t{1} << 20;
  const Answer<Location> little = solve_by_portfolio(arena, {limits});
  EXPECT_NE(little.remark.find("the formula would be too large"), std::string::npos);
  std::atomic<bool> stopped = true;
  limits.interrupted = &stopped;
  limits.threads = 2;
  EXPECT_EQ(solve_by_portfolio(arena, {limits}).verdict, Verdict::unknown);
}

// A wheel: all tokens may go to the middle, one after the other.
TEST(Portfolio, TakesTreesFirstWhereTheFormulaOfHubsIsTooLarge) {
  constexpr std::uint32_t n = 20'000;
  graph_capture::Puzzle wheel;
  wheel.budgets.assign(n, 2);
  for (std::uint32_t v = 2; v <= n; ++v) {
    wheel.edges.push_back({1, v});
    if (v < n) wheel.edges.push_back({v, v + 1});
  }
  Limits limits;
  limits.memory_bytes = std::size_t{10} << 20;
  const Answer<Location> answer = solve_by_portfolio(*graph_capture::arena_of(wheel), {limits});
  EXPECT_EQ(answer.verdict, Verdict::solvable) << answer.remark;
  EXPECT_EQ(answer.moves.size(), n - 1);
}

// A circle with chords, too large for the formula of exits: a tree takes as many proposals for each
// place as on smaller boards.
TEST(Portfolio, AnnealsLongerOnLargerBoards) {
  constexpr std::uint32_t n = 40'000;
  Random random(1);
  graph_capture::Puzzle circle;
  circle.budgets.assign(n, 3);
  for (std::uint32_t v = 1; v <= n; ++v) {
    circle.edges.push_back({v, v % n + 1});
    const auto u = static_cast<std::uint32_t>(random.below(n)) + 1;
    if (u != v) circle.edges.push_back({v, u});
  }
  Limits limits;
  limits.memory_bytes = std::size_t{40} << 20;
  const Answer<Location> answer = solve_by_portfolio(*graph_capture::arena_of(circle), {limits});
  EXPECT_EQ(answer.verdict, Verdict::solvable) << answer.remark;
  EXPECT_EQ(answer.moves.size(), n - 1);
}

}  // namespace
}  // namespace hardboard::capture
