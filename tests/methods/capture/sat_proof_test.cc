// What a refusal by SAT writes, judged by the kernel: every refusal is verified.
#include "methods/capture/hub_model.h"
#include "methods/capture/sat_search.h"
#include "methods/capture/slack.h"
#include "methods/capture/survey.h"
#include "oracle/bounded_brute_force.h"
#include "oracle/brute_force.h"
#include "support/judged_refusals.h"
#include "support/random_puzzle.h"
#include "support/rounds.h"

namespace hardboard::capture {
namespace {

class SatProofLong : public SatProof {};

TEST_F(SatProof, OfBoardsByExits) {
  Random random(21);
  int checked = 0;
  for (int round = 0; round < 300 && !HasFailure(); ++round) {
    testing::SoloOptions options;
    options.fewest_pieces = 8;
    options.most_pieces = 12;
    options.letters = round % 2 == 0 ? "R" : "KN";
    options.custom = 0;
    options.width = options.height = 4 + round % 3;
    options.most_budget = 2;
    options.unlimited_budget = 0;
    options.uniform = 60;
    checked += refuses(both(testing::random_solo_chess(random, options)), solve_by_exits) ? 1 : 0;
  }
  EXPECT_GT(checked, 20);
  EXPECT_GT(rules["cycle"], 0);
  EXPECT_GT(rules["cut"], 0);
  EXPECT_GT(rules["before-over"], 0);
}

TEST_F(SatProof, OfGraphsByHubs) {
  Random random(22);
  int checked = 0;
  for (int round = 0; round < 400 && !HasFailure(); ++round) {
    testing::GraphOptions options;
    options.fewest_vertices = 5;
    options.most_vertices = 12;
    options.most_budget = 2;
    options.unlimited_budget = 0;
    options.uniform = 80;
    const Both puzzle = both(testing::random_graph_capture(random, options));
    if (hubs_apply(puzzle.arena)) checked += refuses(puzzle, solve_by_hubs) ? 1 : 0;
  }
  EXPECT_GT(checked, 50);
  EXPECT_GT(rules["cut"] + rules["split"], 10);
  EXPECT_GT(rules["hub-match"], 10);
  second.expect_agreement(5);
}

// Orders of places that no exit joins, in circles of three.
TEST_F(SatProof, InOrder) {
  const Method in_order = [](const Arena& arena, const SatOptions& with) {
    return solve(search_exits(arena, with, ExitFormula::acyclic), with);
  };
  Random random(23);
  int boards = 0, graphs = 0;
  for (int round = 0; round < 300 && !HasFailure(); ++round) {
    testing::SoloOptions options;
    options.fewest_pieces = 7;
    options.most_pieces = 11;
    options.letters = round % 2 == 0 ? "R" : "KN";
    options.custom = 0;
    options.width = options.height = 4 + round % 3;
    options.most_budget = 2;
    boards += refuses(both(testing::random_solo_chess(random, options)), in_order) ? 1 : 0;
    testing::GraphOptions of_graph;
    of_graph.fewest_vertices = 6;
    of_graph.most_vertices = 12;
    of_graph.most_budget = 2;
    graphs += refuses(both(testing::random_graph_capture(random, of_graph)), in_order) ? 1 : 0;
  }
  EXPECT_GT(boards, 30);
  EXPECT_GT(graphs, 30);
  second.expect_agreement(5);
}

// Both ways of tight boards and graphs, with all rules that they have beside the others.
TEST_F(SatProofLong, OfTightBoards) {
  Random random(28);
  std::map<std::string, int> checked;
  const auto expect = [&](const Both& puzzle) {
    if (!tight_slack(puzzle.arena, 1)) return;
    checked["counting"] += refuses(puzzle, solve_by_counting) ? 1 : 0;
    checked["exits"] += refuses(puzzle, solve_by_exits) ? 1 : 0;
    if (!hubs_are_needed(puzzle.arena)) return;
    const Method around = [](const Arena& arena, const SatOptions& with) {
      return solve_around_hubs(arena, with);
    };
    checked["around hubs"] += refuses(puzzle, around, 1, true) ? 1 : 0;
  };
  for (int round = 0; round < 500 && !HasFailure(); ++round) {
    testing::SoloOptions options;
    options.letters = round % 3 == 0 ? "R" : round % 3 == 1 ? "QRBNKP" : "Q";
    options.fewest_pieces = 4;
    options.most_pieces = 12;
    options.width = 2 + static_cast<std::int32_t>(random.below(4));
    options.height = 2 + static_cast<std::int32_t>(random.below(4));
    auto puzzle = testing::random_solo_chess(random, options);
    testing::set_tight_budgets(random, puzzle);
    expect(both(puzzle));
    testing::GraphOptions of_graph;
    of_graph.fewest_vertices = 4;
    of_graph.most_vertices = 12;
    auto graph = testing::random_graph_capture(random, of_graph);
    testing::set_tight_budgets(random, graph);
    expect(both(graph));
  }
  for (const auto& [way, times] : checked) EXPECT_GT(times, 30) << way;
  EXPECT_EQ(checked.size(), 3U);
  for (const char* rule : {"budget-keep", "idle", "waste", "waste-most", "chain"})
    EXPECT_GT(rules[rule], 0) << rule;
  second.expect_agreement(20);
}

// Boards that bound distances, lengths and capturers.
TEST_F(SatProofLong, OfBoundedBoards) {
  Random random(30);
  int checked = 0, tight = 0;
  for (int round = 0; round < 1200 && !HasFailure(); ++round) {
    SCOPED_TRACE(::testing::Message() << "round " << round);
    testing::SoloOptions options;
    options.most_pieces = 9;
    options.most_budget = 6;
    options.last = options.goal = 30;
    auto puzzle = testing::random_solo_chess(random, options);
    testing::set_random_bounds(random, puzzle);
    const auto judged = oracle::judge_bounded(puzzle, 20'000);
    if (!judged || puzzle.bounds.are_usual()) continue;
    const Both seen = both(puzzle);
    const bool refused = refuses(seen, solve_by_exits);
    ASSERT_EQ(refused, judged->count == 0);
    checked += refused ? 1 : 0;
    if (judged->pieces_left > 2) {
      ASSERT_TRUE(refuses(seen, solve_by_exits, judged->pieces_left - 1));
    }
    if (tight_slack(seen.arena, 1)) tight += refuses(seen, solve_by_counting) ? 1 : 0;
  }
  EXPECT_GT(checked, 150);
  EXPECT_GT(tight, 15);
  for (const char* rule : {"starter", "starter-most", "budget-need -", "budget-carry"})
    EXPECT_GT(rules[rule], 0) << rule;
  second.expect_agreement(50);
}

// That no fewer pieces can remain than do.
TEST_F(SatProof, OfSeveralPiecesLeft) {
  Random random(23);
  int proofs = 0;
  for (int round = 0; round < 400 && !HasFailure(); ++round) {
    const auto puzzle = testing::random_solo_chess(random);
    const auto judged = oracle::judge(puzzle, 4'000);
    const std::uint32_t fewest =
        judged ? puzzle.goal ? judged->left_on_goal : judged->pieces_left : 0;
    if (fewest < 2) continue;
    ASSERT_TRUE(refuses(both(puzzle), solve_by_exits, fewest - 1));
    ASSERT_FALSE(refuses(both(puzzle), solve_by_exits, fewest));
    ++proofs;
  }
  EXPECT_GT(proofs, 100);
  EXPECT_GT(rules["root-most"], 20);
  second.expect_agreement(10);
}

// Where a proof is asked for, methods that have none give way; so these must have one for every
// refusal: the structure that the survey shows, or a file.
struct Tally {
  int by_structure = 0, by_file = 0;
};

TEST_F(SatProof, OfEveryRefusalOfASmallBoard) {
  Random random(24);
  Tally tally;
  for (int round = 0; round < 3000 && !HasFailure(); ++round) {
    SCOPED_TRACE(::testing::Message() << "round " << round);
    testing::SoloOptions options;
    options.width = 1 + static_cast<std::int32_t>(random.below(5));
    options.height = 1 + static_cast<std::int32_t>(random.below(4));
    options.last = options.goal = 40;
    const auto puzzle = testing::random_solo_chess(random, options);
    const auto judged = oracle::judge(puzzle, 4'000);
    if (!judged || judged->solvable) continue;
    const Both seen = both(puzzle);
    ++(survey(seen.arena).refusal.index() != 0 ? tally.by_structure : tally.by_file);
    ASSERT_TRUE(refuses(seen, solve_by_exits));
    if (hubs_apply(seen.arena)) {
      ASSERT_TRUE(refuses(seen, solve_by_hubs));
    }
  }
  EXPECT_GT(tally.by_structure, 500);
  EXPECT_GT(tally.by_file, 100);
  EXPECT_GT(rules["chain-last"], 0);
  EXPECT_GT(rules["budget-start"], 10);
  second.expect_agreement(50);
}

TEST_F(SatProof, OfEveryRefusalOfASmallGraph) {
  Random random(25);
  Tally tally;
  for (int round = 0; round < testing::rounds(3000) && !HasFailure(); ++round) {
    SCOPED_TRACE(::testing::Message() << "round " << round);
    const auto puzzle = testing::random_graph_capture(random);
    const auto judged = oracle::judge(puzzle, 4'000);
    if (!judged || judged->solvable) continue;
    const Both seen = both(puzzle);
    ++(survey(seen.arena).refusal.index() != 0 ? tally.by_structure : tally.by_file);
    ASSERT_TRUE(refuses(seen, solve_by_exits));
    if (hubs_apply(seen.arena)) {
      ASSERT_TRUE(refuses(seen, solve_by_hubs));
    }
  }
  EXPECT_GT(tally.by_structure, testing::rounds(500));
  EXPECT_GT(tally.by_file, testing::rounds(50));
}

}  // namespace
}  // namespace hardboard::capture
