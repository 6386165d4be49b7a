// Refusals in windows against the whole formula, and their proofs.
#include "methods/capture/hub_windows.h"

#include <variant>
#include <vector>

#include "base/random.h"
#include "methods/capture/annealed_search.h"
#include "methods/capture/hub_annealing.h"
#include "support/judged_refusals.h"

namespace hardboard::capture {
namespace {

// A full board of kings or knights with budgets 1 and 2, with or without a goal.
solo_chess::Puzzle full_board(char letter, std::int32_t side, std::uint64_t percent,
                              Random& random) {
  solo_chess::Puzzle puzzle;
  puzzle.types.push_back(*solo_chess::standard_type(letter));
  for (std::int32_t x = 1; x <= side; ++x)
    for (std::int32_t y = 1; y <= side; ++y)
      puzzle.pieces.push_back({{x, y}, random.below(100) < percent ? 2U : 1U, 0});
  if (random.below(3) == 0) puzzle.goal = puzzle.pieces[random.below(puzzle.pieces.size())].square;
  return puzzle;
}

constexpr std::uint32_t conflicts = 4'000;  // of a window, at most

// Where a short run of annealing leaves faults.
std::vector<Location> faulty_of(const Arena& arena) {
  const HubModel model = std::get<HubModel>(hub_model(arena, {}, 1, no_limits));
  Watch watch(no_limits, "test");
  return anneal_hubs(model, arena.goal.value_or(0), 5'000, 1, watch).faulty;
}

TEST(HubWindows, RefuseOnlyBoardsWithoutHubs) {
  Random random(3);
  int refused = 0, solvable = 0, missed = 0;
  for (int round = 0; round < 100; ++round) {
    const auto puzzle = full_board(round % 2 == 0 ? 'K' : 'N', 8 + round % 3, 32, random);
    const Arena arena = *solo_chess::arena_of(puzzle);
    const SatOptions options{no_limits};
    const bool is_refused =
        refuse_in_windows(arena, options, faulty_of(arena), conflicts).answer.verdict ==
        Verdict::unsolvable;
    const Verdict truth = solve(search_hubs(arena, options, guess_hubs), options).verdict;
    ASSERT_NE(truth, Verdict::unknown);
    ASSERT_TRUE(!is_refused || truth == Verdict::unsolvable) << "round " << round;
    refused += is_refused;
    solvable += truth == Verdict::solvable;
    missed += !is_refused && truth == Verdict::unsolvable;
  }
  EXPECT_GT(refused, 5);
  EXPECT_GT(solvable, 15);
  EXPECT_GT(missed, 0);  // some boards are poor as a whole
}

TEST_F(SatProof, OfWindows) {
  Random random(4);
  const Method in_windows = [](const Arena& arena, const SatOptions& options) {
    WindowRefusal tried = refuse_in_windows(arena, options, faulty_of(arena), conflicts);
    if (tried.answer.verdict == Verdict::unsolvable) tried.search.search->prove(tried.answer);
    return tried.answer;
  };
  const Method annealed = [](const Arena& arena, const SatOptions& options) {
    AnnealedSearch search(arena, options);
    Turn turn = search.turn();
    if (turn.answer.verdict == Verdict::unsolvable) search.prove(turn.answer);
    return turn.answer;
  };
  int by_windows = 0, by_annealing = 0;
  for (int round = 0; round < 50 && !HasFailure(); ++round) {
    const Both puzzle = both(full_board(round % 2 == 0 ? 'K' : 'N', 9, 26, random));
    by_windows += refuses(puzzle, in_windows, 1, true);
    by_annealing += refuses(puzzle, annealed, 1, true);
  }
  EXPECT_GT(by_windows, 5);
  EXPECT_GT(by_annealing, 10);
  EXPECT_GT(rules["root-most"], 0);
  EXPECT_GT(rules["cut"] + rules["split"], 0);
  second.expect_agreement(3);
}

}  // namespace
}  // namespace hardboard::capture
