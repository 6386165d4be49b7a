// Annealed hubs against the judge and against a plain count of what they lack.
#include "methods/capture/hub_annealing.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <variant>
#include <vector>

#include "methods/capture/annealed_search.h"
#include "methods/capture/solve_sat.h"
#include "methods/graph_capture/arena_of.h"
#include "methods/solo_chess/arena_of.h"
#include "support/no_limits.h"
#include "support/random_puzzle.h"

namespace hardboard::capture {
namespace {

HubModel model_of(const Arena& arena) {
  return std::get<HubModel>(hub_model(arena, {}, 1, no_limits));
}

// A full board of one type, on which some share of the pieces has budget 2 and the others 1.
Arena full_board(char letter, std::int32_t side, std::uint64_t percent, Random& random) {
  solo_chess::Puzzle puzzle;
  puzzle.types.push_back(*solo_chess::standard_type(letter));
  for (std::int32_t x = 1; x <= side; ++x)
    for (std::int32_t y = 1; y <= side; ++y)
      puzzle.pieces.push_back({{x, y}, random.below(100) < percent ? 2U : 1U, 0});
  return *solo_chess::arena_of(puzzle);
}

// A square grid as a graph; some share of the tokens has budget 2 and the others 1.
Arena grid(std::uint32_t side, std::uint64_t percent, Random& random) {
  graph_capture::Puzzle puzzle;
  puzzle.budget = 2;
  for (std::uint32_t v = 1; v <= side * side; ++v) {
    puzzle.budgets.push_back(random.below(100) < percent ? 2 : 1);
    if (v % side != 0) puzzle.edges.push_back({v, v + 1});
    if (v + side <= side * side) puzzle.edges.push_back({v, v + side});
  }
  return *graph_capture::arena_of(puzzle);
}

// A random graph with four edges a vertex, up to the few that fall together; some share of the
// tokens has budget 2 and the others 1.
Arena graph_of_degree_4(std::uint32_t vertices, std::uint64_t percent, Random& random) {
  graph_capture::Puzzle puzzle;
  puzzle.budget = 2;
  std::vector<std::uint32_t> ends;
  for (std::uint32_t i = 0; i < 4 * vertices; ++i) ends.push_back(i / 4 + 1);
  shuffle(ends, random);
  for (std::size_t i = 0; i < ends.size(); i += 2)
    if (ends[i] != ends[i + 1])
      puzzle.edges.push_back({std::min(ends[i], ends[i + 1]), std::max(ends[i], ends[i + 1])});
  std::sort(puzzle.edges.begin(), puzzle.edges.end());
  puzzle.edges.erase(std::unique(puzzle.edges.begin(), puzzle.edges.end()), puzzle.edges.end());
  for (std::uint32_t v = 0; v < vertices; ++v)
    puzzle.budgets.push_back(random.below(100) < percent ? 2 : 1);
  return *graph_capture::arena_of(puzzle);
}

class Certificate {
public:
  Certificate(const HubModel& model, const std::vector<bool>& hub, Location root)
      : model_(model), hub_(hub), root_(root), hub_of_(model.size(), model.size()) {}

  bool holds_together() const {
    std::vector<bool> reached(model_.size(), false);
    std::vector<Location> open{root_};
    reached[root_] = true;
    for (std::size_t i = 0; i < open.size(); ++i)
      for (const Location w : model_.in.row(open[i]))
        if (hub_[w] && !reached[w]) {
          reached[w] = true;
          open.push_back(w);
        }
    return hub_[root_] && reached == hub_;
  }

  std::uint32_t faults() {
    std::uint32_t count = 0;
    for (Location u = 0; u < model_.size(); ++u) {
      const auto out = model_.out.row(u);
      const bool steps = std::any_of(out.begin(), out.end(), [&](Location v) { return hub_[v]; });
      if (!hub_[u] && (model_.budget[u] == 0 || !steps)) ++count;
      tried_.assign(model_.size(), false);
      if (hub_[u] && u != root_ && !match(u)) ++count;
    }
    return count;
  }

private:
  bool match(Location hub) {
    for (const Location w : model_.in.row(hub)) {
      if (hub_[w] || model_.budget[w] < 2 || tried_[w]) continue;
      tried_[w] = true;
      if (hub_of_[w] != model_.size() && !match(hub_of_[w])) continue;
      hub_of_[w] = hub;
      return true;
    }
    return false;
  }

  const HubModel& model_;
  const std::vector<bool>& hub_;
  Location root_;
  std::vector<Location> hub_of_;
  std::vector<bool> tried_;
};

TEST(AnnealHubs, CountsWhatTheHubsLack) {
  Random random(1);
  for (int round = 0; round < 60; ++round) {
    const Arena arena = full_board(round % 2 == 0 ? 'K' : 'N', 5 + round % 4, 40, random);
    ASSERT_TRUE(annealing_applies(arena));
    const HubModel model = model_of(arena);
    const auto start = static_cast<Location>(random.below(model.size()));
    Watch watch(no_limits, "test");
    const AnnealedHubs found =
        anneal_hubs(model, start, random.below(2'000), static_cast<std::uint64_t>(round), watch);
    Certificate certificate(model, found.hub, found.root);
    ASSERT_TRUE(certificate.holds_together());
    const std::uint32_t faults = certificate.faults();
    ASSERT_GE(found.faulty.size(), found.faults);
    // The searches for matches are short, so a match may be overlooked.
    ASSERT_LE(faults, found.faults);
    ASSERT_LE(found.faults, faults + 1);
  }
}

TEST(AnnealHubs, FindsHubsExactlyOnSolvableBoards) {
  Random random(2);
  int yes = 0, no = 0;
  for (int round = 0; round < 400; ++round) {
    testing::SoloOptions options;
    options.letters = round % 2 == 0 ? "K" : "N";
    options.custom = options.unlimited_budget = options.last = 0;
    options.goal = round % 3 == 0 ? 100 : 0;
    options.fewest_pieces = 4;
    options.most_pieces = 9;
    options.width = options.height = 4;
    options.most_budget = 2;
    const auto arena = *solo_chess::arena_of(testing::random_solo_chess(random, options));
    if (!annealing_applies(arena)) continue;
    const HubModel model = model_of(arena);
    std::uint32_t fewest = model.size();
    for (Location start = 0; start < model.size() && fewest > 0; ++start) {
      if (model.root[start] == 0) continue;
      Watch watch(no_limits, "test");
      const AnnealedHubs found = anneal_hubs(model, start, 3'000, 1, watch);
      ASSERT_TRUE(model.root[found.root] != 0);
      fewest = std::min(fewest, found.faults);
    }
    const bool solvable = solve_by_hubs(arena, {no_limits}).verdict == Verdict::solvable;
    ASSERT_EQ(fewest == 0, solvable) << "round " << round;
    ++(solvable ? yes : no);
  }
  EXPECT_GT(yes, 20);
  EXPECT_GT(no, 20);
}

// A board on which SAT with greedy hubs gives up after its first attempt.
TEST(AnnealHubsLong, HelpSatOnATightBoard) {
  Random random(1);
  const Arena arena = full_board('N', 20, 29, random);
  const Answer<Location> answer = solve_by_hubs(arena, {no_limits});
  ASSERT_EQ(answer.verdict, Verdict::solvable);
  EXPECT_EQ(answer.moves.size(), arena.size() - 1);
}

// SAT alone finds nothing in ten seconds.
TEST(AnnealHubsLong, HelpSatOnAGrid) {
  Random random(1);
  const Arena arena = grid(20, 70, random);
  const Answer<Location> answer = solve_by_hubs(arena, {no_limits});
  ASSERT_EQ(answer.verdict, Verdict::solvable);
  EXPECT_EQ(answer.moves.size(), arena.size() - 1);
}

// Near the least share of budgets of 2 that can do. In 121 turns with runs as long as the first
// one, as much work as that of five turns that grow, none of these boards was solved.
TEST(AnnealedSearchLong, RunsGrowUntilTheyEndWithoutFaults) {
  Random random(3);
  int solved = 0;
  for (int round = 0; round < 3; ++round) {
    const Arena arena = graph_of_degree_4(400, 54, random);
    const SatOptions options{no_limits};
    AnnealedSearch search(arena, options);
    Answer<Location> answer;
    for (int turn = 0; turn < 5 && answer.verdict == Verdict::unknown; ++turn)
      answer = search.turn().answer;
    if (answer.verdict != Verdict::solvable) continue;
    EXPECT_EQ(answer.moves.size(), arena.size() - 1);
    ++solved;
  }
  EXPECT_GT(solved, 1);
}

TEST(AnnealingPays, OnThinBoardsWhereBudgetsAreShort) {
  Random random(1);
  EXPECT_TRUE(annealing_pays(grid(8, 65, random)));
  EXPECT_FALSE(annealing_pays(grid(8, 100, random)));
  EXPECT_TRUE(annealing_pays(full_board('K', 8, 100, random)));
}

TEST(AnnealingApplies, OnlyWhereDirectionsDontMatter) {
  const auto applies = [](char letter, int count) {
    solo_chess::Puzzle puzzle;
    puzzle.types.push_back(*solo_chess::standard_type(letter));
    for (std::int32_t i = 0; i < count; ++i)
      puzzle.pieces.push_back({{1 + i % 2, 1 + i / 2}, 2, 0});
    return annealing_applies(*solo_chess::arena_of(puzzle));
  };
  EXPECT_TRUE(applies('K', 6));
  EXPECT_FALSE(applies('K', 2));
  EXPECT_FALSE(applies('P', 6));
  EXPECT_FALSE(applies('R', 6));
}

}  // namespace
}  // namespace hardboard::capture
