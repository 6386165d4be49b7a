// The SAT methods against the judge on thousands of small puzzles of every kind, YES and NO alike;
// all solutions replayed by the rules.
#include "methods/capture/solve_sat.h"

#include <algorithm>
#include <atomic>
#include <gtest/gtest.h>
#include <optional>

#include "methods/capture/hub_model.h"
#include "methods/capture/sat_search.h"
#include "methods/capture/slack.h"
#include "methods/capture/survey.h"
#include "methods/graph_capture/arena_of.h"
#include "methods/solo_chess/arena_of.h"
#include "oracle/brute_force.h"
#include "puzzles/graph_capture/replay.h"
#include "puzzles/solo_chess/replay.h"
#include "support/no_limits.h"
#include "support/random_puzzle.h"
#include "support/rounds.h"

namespace hardboard::capture {
namespace {

constexpr std::uint64_t patience = 4'000;  // positions that the judge may look at
struct Tally {
  int yes = 0, no = 0, forests = 0;
};

// The board's side of an arena: how its answers are played.
template <class Game, class Puzzle, class Translate>
struct Ground {
  const Puzzle& puzzle;
  Arena arena;
  Translate translate;

  // Says why the moves of the answer don't lead to at most `most` pieces, or nothing.
  std::optional<std::string> complaint(Answer<Location> answer, std::uint32_t most) const {
    Game game(puzzle);
    for (const auto& move : translate(puzzle, std::move(answer)).moves)
      if (auto why = game.play(move)) return why;
    if (game.pieces_left() > most) return "too many pieces remain";
    if (most == 1 && !game.solved()) return "not solved";
    return std::nullopt;
  }
};

auto ground(const solo_chess::Puzzle& puzzle) {
  return Ground<solo_chess::Game, solo_chess::Puzzle, decltype(&solo_chess::to_squares)>{
      puzzle, *solo_chess::arena_of(puzzle), &solo_chess::to_squares};
}

Answer<graph_capture::Vertex> to_vertices(const graph_capture::Puzzle&, Answer<Location> answer) {
  return graph_capture::to_vertices(std::move(answer));
}
auto ground(const graph_capture::Puzzle& puzzle) {
  return Ground<graph_capture::Game, graph_capture::Puzzle, decltype(&to_vertices)>{
      puzzle, *graph_capture::arena_of(puzzle), &to_vertices};
}

using Method = Answer<Location> (*)(const Arena&, const SatOptions&);

// The verdict is the judge's, with and without what the survey knows; solutions are played; as many
// pieces can be left as the judge says, and no fewer.
template <class Puzzle>
void expect_right(const Puzzle& puzzle, Method method, Tally& tally) {
  const auto judged = oracle::judge(puzzle, patience);
  if (!judged) return;
  const auto at = ground(puzzle);
  const auto answer = method(at.arena, {no_limits});
  ASSERT_EQ(answer.verdict, judged->solvable ? Verdict::solvable : Verdict::unsolvable);
  ++(judged->solvable ? tally.yes : tally.no);
  if (judged->solvable) {
    ASSERT_EQ(at.complaint(answer, 1), std::nullopt);
  }

  const Survey known = survey(at.arena);
  if (known.refusal.index() == 0) {
    const auto again = method(at.arena, {no_limits, {}, known.roots});
    ASSERT_EQ(again.verdict, answer.verdict);
    if (judged->solvable) {
      ASSERT_EQ(at.complaint(again, 1), std::nullopt);
    }
  }

  if (at.arena.goal || judged->pieces_left < 2) return;
  ++tally.forests;
  const auto forest = method(at.arena, {no_limits, {}, {}, judged->pieces_left});
  ASSERT_EQ(forest.verdict, Verdict::solvable);
  ASSERT_EQ(at.complaint(forest, judged->pieces_left), std::nullopt);
  const auto fewer = method(at.arena, {no_limits, {}, {}, judged->pieces_left - 1});
  ASSERT_EQ(fewer.verdict, Verdict::unsolvable);
}

TEST(SolveByExitsLong, AgreesWithTheJudgeOnBoards) {
  Random random(1);
  Tally tally;
  for (int round = 0; round < 3000; ++round) {
    testing::SoloOptions options;
    options.most_pieces = 8;
    options.width = 1 + static_cast<std::int32_t>(random.below(5));
    options.height = 1 + static_cast<std::int32_t>(random.below(5));
    options.last = 30;
    options.goal = 30;
    options.custom = static_cast<std::uint32_t>(random.below(40));
    options.one_type = random.below(3) == 0;
    expect_right(testing::random_solo_chess(random, options), solve_by_exits, tally);
    if (HasFatalFailure()) FAIL() << "round " << round;
  }
  EXPECT_GT(tally.yes, 500);
  EXPECT_GT(tally.no, 500);
  EXPECT_GT(tally.forests, 300);
}

TEST(SolveByExitsLong, AgreesWithTheJudgeOnRidersInEachOthersWay) {
  Random random(3);
  Tally tally;
  for (int round = 0; round < 500; ++round) {
    testing::SoloOptions options;
    options.letters = random.below(2) == 0 ? "R" : "QRK";
    options.custom = 0;
    options.fewest_pieces = 5;
    options.most_pieces = 8;
    options.width = 3 + static_cast<std::int32_t>(random.below(3));
    options.height = 2 + static_cast<std::int32_t>(random.below(2));
    options.most_budget = 2;
    options.unlimited_budget = 5;
    options.uniform = 60;
    options.last = options.goal = 10;
    expect_right(testing::random_solo_chess(random, options), solve_by_exits, tally);
    if (HasFatalFailure()) FAIL() << "round " << round;
  }
  EXPECT_GT(tally.yes, 50);
  EXPECT_GT(tally.no, 50);
}

Answer<Location> solve_in_order(const Arena& arena, const SatOptions& options) {
  return solve(search_exits(arena, options, ExitFormula::acyclic), options);
}

bool may_be_blocked(const Arena& arena) {
  return std::any_of(arena.by_type.begin(), arena.by_type.end(), [](const Arena::Steps& of_type) {
    return std::any_of(of_type.steps.begin(), of_type.steps.end(),
                       [](const Step& step) { return step.between > 0; });
  });
}

// Where nothing stands between, the clauses on the order leave no circles to lemmas.
TEST(SolveInOrder, AgreesWithTheJudge) {
  Random random(7);
  Tally tally;
  int free_boards = 0;
  for (int round = 0; round < testing::rounds(1000); ++round) {
    testing::SoloOptions options;
    options.fewest_pieces = 3;
    options.most_pieces = 8;
    options.width = 2 + static_cast<std::int32_t>(random.below(4));
    options.height = 2 + static_cast<std::int32_t>(random.below(4));
    options.last = options.goal = 20;
    options.custom = static_cast<std::uint32_t>(random.below(40));
    const auto puzzle = testing::random_solo_chess(random, options);
    expect_right(puzzle, solve_in_order, tally);
    testing::GraphOptions of_graph;
    of_graph.most_vertices = 8;
    expect_right(testing::random_graph_capture(random, of_graph), solve_in_order, tally);
    if (HasFatalFailure()) FAIL() << "round " << round;
    const Arena arena = *solo_chess::arena_of(puzzle);
    const SatSearch made = search_exits(arena, {no_limits}, ExitFormula::acyclic);
    const bool is_decided = made.search->advance({1, std::nullopt}).verdict != Verdict::unknown;
    EXPECT_TRUE(is_decided || may_be_blocked(arena)) << "round " << round;
    free_boards += may_be_blocked(arena) ? 0 : 1;
  }
  EXPECT_GT(tally.yes, testing::rounds(300));
  EXPECT_GT(tally.no, testing::rounds(300));
  EXPECT_GT(free_boards, testing::rounds(100));
}

TEST(SolveInOrder, SaysWhenTheClausesWouldBeTooMany) {
  Limits limits;
  limits.memory_bytes = 20'000'000;
  solo_chess::Puzzle puzzle;
  puzzle.types.push_back(*solo_chess::standard_type('K'));
  for (std::int32_t x = 1; x <= 20; ++x)
    for (std::int32_t y = 1; y <= 20; ++y) puzzle.pieces.push_back({{x, y}, 2, 0});
  const SatSearch made =
      search_exits(*solo_chess::arena_of(puzzle), {limits}, ExitFormula::acyclic);
  EXPECT_EQ(made.search, nullptr);
  EXPECT_EQ(made.why_none, "clauses for the order would be too many");
}

// Both ways of tight arenas, which the short attempt before them spares most small ones.
Answer<Location> solve_tightly(const Arena& arena, const SatOptions& options) {
  if (!tight_slack(arena, options.pieces_left)) return solve_by_exits(arena, options);
  const Answer<Location> counted = solve_by_counting(arena, options);
  if (!hubs_are_needed(arena)) return counted;
  Answer<Location> around = solve_around_hubs(arena, options);
  EXPECT_EQ(around.verdict, counted.verdict);
  return around;
}

// Boards and graphs on which the formula counts what is wasted.
TEST(SolveByExitsLong, AgreesWithTheJudgeWhereBudgetsAreTight) {
  Random random(5);
  Tally tally;
  int counted = 0;
  for (int round = 0; round < 3000; ++round) {
    testing::SoloOptions options;
    options.letters = round % 3 == 0 ? "R" : round % 3 == 1 ? "QRBNKP" : "Q";
    options.fewest_pieces = 4;
    options.most_pieces = 9;
    options.width = 2 + static_cast<std::int32_t>(random.below(4));
    options.height = 2 + static_cast<std::int32_t>(random.below(4));
    auto puzzle = testing::random_solo_chess(random, options);
    testing::set_tight_budgets(random, puzzle);
    counted += tight_slack(*solo_chess::arena_of(puzzle), 1) ? 1 : 0;
    expect_right(puzzle, solve_tightly, tally);
    testing::GraphOptions of_graph;
    of_graph.fewest_vertices = 4;
    of_graph.most_vertices = 9;
    auto graph = testing::random_graph_capture(random, of_graph);
    testing::set_tight_budgets(random, graph);
    counted += tight_slack(*graph_capture::arena_of(graph), 1) ? 1 : 0;
    expect_right(graph, solve_tightly, tally);
    if (HasFatalFailure()) FAIL() << "round " << round;
  }
  EXPECT_GT(counted, 2000);
  EXPECT_GT(tally.yes, 500);
  EXPECT_GT(tally.no, 500);
  EXPECT_GT(tally.forests, 300);
}

TEST(SolveByExitsLong, AgreesWithTheJudgeOnGraphs) {
  Random random(2);
  Tally tally;
  for (int round = 0; round < 4000; ++round) {
    expect_right(testing::random_graph_capture(random), solve_by_exits, tally);
    if (HasFatalFailure()) FAIL() << "round " << round;
  }
  EXPECT_GT(tally.yes, 500);
  EXPECT_GT(tally.no, 500);
}

TEST(SolveByHubsLong, AgreesWithTheJudgeOnBoards) {
  Random random(4);
  Tally tally;
  for (int round = 0; round < 6000; ++round) {
    testing::SoloOptions options;
    options.letters = random.below(2) == 0 ? "K" : "N";
    options.custom = 0;
    options.most_pieces = 9;
    options.width = 1 + static_cast<std::int32_t>(random.below(5));
    options.height = 1 + static_cast<std::int32_t>(random.below(5));
    options.most_budget = 2;
    options.unlimited_budget = 0;
    options.last = 0;
    options.goal = 20;
    const auto puzzle = testing::random_solo_chess(random, options);
    ASSERT_TRUE(hubs_apply(*solo_chess::arena_of(puzzle)));
    expect_right(puzzle, solve_by_hubs, tally);
    if (HasFatalFailure()) FAIL() << "round " << round;
  }
  EXPECT_GT(tally.yes, 500);
  EXPECT_GT(tally.no, 500);
}

TEST(SolveByHubsLong, AgreesWithTheJudgeOnGraphs) {
  Random random(5);
  Tally tally;
  for (int round = 0; round < 6000; ++round) {
    testing::GraphOptions options;
    options.most_vertices = 8;
    options.most_budget = 2;
    options.unlimited_budget = 0;
    const auto puzzle = testing::random_graph_capture(random, options);
    ASSERT_TRUE(hubs_apply(*graph_capture::arena_of(puzzle)));
    expect_right(puzzle, solve_by_hubs, tally);
    if (HasFatalFailure()) FAIL() << "round " << round;
  }
  EXPECT_GT(tally.yes, 500);
  EXPECT_GT(tally.no, 500);
}

TEST(SolveByHubsLong, AgreesWithExitsOnLargerBoards) {
  Random random(6);
  int yes = 0, no = 0;
  for (int round = 0; round < 150; ++round) {
    testing::SoloOptions options;
    options.letters = round % 2 == 0 ? "K" : "N";
    options.custom = 0;
    options.width = options.height = 8;
    options.fewest_pieces = 20;
    options.most_pieces = 55;
    options.unlimited_budget = 0;
    options.most_budget = 2;
    options.uniform = 70;
    options.last = 0;
    const auto puzzle = testing::random_solo_chess(random, options);
    const auto at = ground(puzzle);
    const auto by_hubs = solve_by_hubs(at.arena, {no_limits});
    const auto by_exits = solve_by_exits(at.arena, {no_limits});
    ASSERT_EQ(by_hubs.verdict, by_exits.verdict) << "round " << round;
    ++(by_hubs.verdict == Verdict::solvable ? yes : no);
    if (by_hubs.verdict != Verdict::solvable) continue;
    ASSERT_EQ(at.complaint(by_hubs, 1), std::nullopt);
    ASSERT_EQ(at.complaint(by_exits, 1), std::nullopt);
  }
  EXPECT_GT(yes, 5);
  EXPECT_GT(no, 5);
}

TEST(HubsApply, OnlyWhereTheTheoremDoes) {
  const auto apply = [](std::string_view letters, std::uint32_t budget, bool last) {
    solo_chess::Puzzle puzzle;
    for (const char letter : letters) {
      const auto i = static_cast<std::uint8_t>(puzzle.pieces.size());
      puzzle.types.push_back(*solo_chess::standard_type(letter));
      puzzle.pieces.push_back({{i + 1, 1}, budget, i});
      if (letter == letters[0]) puzzle.pieces.back().type = 0;
    }
    if (last) puzzle.last = 0;
    return hubs_apply(*solo_chess::arena_of(puzzle));
  };
  EXPECT_TRUE(apply("KKKK", 2, false));
  EXPECT_TRUE(apply("PPPP", 0, false));
  EXPECT_TRUE(apply("KKK", solo_chess::unlimited, false));
  EXPECT_FALSE(apply("KKKK", 3, false));
  EXPECT_FALSE(apply("KKKN", 2, false));
  EXPECT_FALSE(apply("RRRR", 2, false));
  EXPECT_FALSE(apply("K", 2, true));
}

TEST(SolveSat, AnInterruptIsUnknown) {
  Random random(7);
  testing::SoloOptions options;
  options.fewest_pieces = options.most_pieces = 12;
  options.letters = "K";
  options.custom = options.last = 0;
  const auto at = ground(testing::random_solo_chess(random, options));
  const std::atomic<bool> interrupted = true;
  Limits limits;
  limits.interrupted = &interrupted;
  EXPECT_EQ(solve_by_exits(at.arena, {limits}).verdict, Verdict::unknown);
  EXPECT_FALSE(solve_by_exits(at.arena, {limits}).remark.empty());
}

}  // namespace
}  // namespace hardboard::capture
