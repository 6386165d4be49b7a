// What is known of a change of hubs before it is made, against the change itself: whether the hubs
// hold together, and how many are lonely.
#include <algorithm>
#include <gtest/gtest.h>
#include <variant>
#include <vector>

#include "methods/capture/hub_matches.h"
#include "methods/capture/hub_tree.h"
#include "methods/solo_chess/arena_of.h"
#include "support/no_limits.h"
#include "support/random_puzzle.h"

namespace hardboard::capture {
namespace {

// Kings or knights with budgets up to 2, scattered over a small board.
HubModel random_model(Random& random, int round) {
  testing::SoloOptions options;
  options.letters = round % 2 == 0 ? "K" : "N";
  options.custom = options.unlimited_budget = options.last = options.goal = 0;
  options.fewest_pieces = 6;
  options.most_pieces = 22;
  options.width = options.height = 5;
  options.most_budget = 2;
  const auto arena = *solo_chess::arena_of(testing::random_solo_chess(random, options));
  return std::get<HubModel>(hub_model(arena, {}, 1, no_limits));
}

bool hold_together(const HubModel& model, const std::vector<bool>& hub) {
  std::vector<bool> reached(model.size(), false);
  std::vector<Location> open;
  const auto first = std::find(hub.begin(), hub.end(), true);
  if (first == hub.end()) return true;
  open.push_back(static_cast<Location>(first - hub.begin()));
  reached[open[0]] = true;
  for (std::size_t i = 0; i < open.size(); ++i)
    for (const Location w : model.out.row(open[i]))
      if (hub[w] && !reached[w]) {
        reached[w] = true;
        open.push_back(w);
      }
  return reached == hub;
}

// Any location other than the given ones that is a hub, or none.
Location draw(const HubModel& model, const std::vector<bool>& hub, bool is_hub, Random& random) {
  std::vector<Location> found{model.size()};
  for (Location u = 0; u < model.size(); ++u)
    if (hub[u] == is_hub) found.push_back(u);
  return found[random.below(found.size())];
}

TEST(HubTree, KnowsWhetherHubsFallApart) {
  Random random(5);
  int apart = 0, together = 0;
  for (int round = 0; round < 600; ++round) {
    const HubModel model = random_model(random, round);
    HubMatches matches(model, model.size());
    std::vector<bool> hub(model.size(), false);
    Watch watch(no_limits, "test");
    HubTree tree(model, matches, watch);
    const auto start = static_cast<Location>(random.below(model.size()));
    hub[start] = true;
    matches.add(start);
    for (int change = 0; change < 60; ++change) {
      const Location leaving = draw(model, hub, true, random);
      const Location coming = draw(model, hub, false, random);
      if (coming == model.size()) continue;
      const auto near = model.out.row(coming);
      const bool has_other =
          std::any_of(near.begin(), near.end(), [&](Location w) { return hub[w] && w != leaving; });
      if (!has_other) continue;
      if (leaving == model.size()) {
        matches.add(coming);
        hub[coming] = true;
        tree.forget();
        continue;
      }
      for (const Location next : {coming, model.size()}) {
        std::vector<bool> changed = hub;
        changed[leaving] = false;
        if (next != model.size()) changed[next] = true;
        const bool falls = !hold_together(model, changed);
        ASSERT_EQ(tree.falls_apart(leaving, next), falls) << "round " << round;
        ++(falls ? apart : together);
        if (falls || next == model.size()) continue;
        matches.remove(leaving);
        matches.add(next);
        hub = changed;
        tree.forget();
        break;
      }
    }
  }
  EXPECT_GT(apart, 500);
  EXPECT_GT(together, 500);
}

TEST(HubMatches, LeastGrowthIsALowerBoundThatIsOftenReached) {
  Random random(6);
  int reached = 0, missed = 0, grows = 0, shrinks = 0;
  for (int round = 0; round < 600; ++round) {
    const HubModel model = random_model(random, round);
    HubMatches matches(model, model.size());
    std::vector<bool> hub(model.size(), false);
    for (int change = 0; change < 60; ++change) {
      const Location leaving = draw(model, hub, true, random);
      const Location coming = draw(model, hub, false, random);
      const auto before = static_cast<std::int32_t>(matches.lonely().size());
      const std::int32_t least = matches.least_growth(leaving, coming);
      if (leaving != model.size()) {
        matches.remove(leaving);
        hub[leaving] = false;
      }
      if (coming != model.size()) {
        matches.add(coming);
        hub[coming] = true;
      }
      const auto growth = static_cast<std::int32_t>(matches.lonely().size()) - before;
      ASSERT_LE(least, growth) << "round " << round;
      ++(least == growth ? reached : missed);
      grows += least > 0;
      shrinks += least < 0;
    }
  }
  EXPECT_GT(reached, 4 * missed);
  EXPECT_GT(grows, 500);
  EXPECT_GT(shrinks, 500);
}

}  // namespace
}  // namespace hardboard::capture
