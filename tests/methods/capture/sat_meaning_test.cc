// Every game that is played satisfies the formulas: the moves of random games are read as values of
// the variables, by the meanings of docs/proof-format.md alone, and no clause may be false. So no
// clause cuts off a solution, whatever the solver would make of it.
#include <algorithm>
#include <gtest/gtest.h>
#include <optional>
#include <variant>

#include "methods/capture/exit_model.h"
#include "methods/capture/exit_order.h"
#include "methods/capture/exit_waste.h"
#include "methods/capture/hub_model.h"
#include "methods/capture/slack.h"
#include "methods/graph_capture/arena_of.h"
#include "methods/solo_chess/arena_of.h"
#include "support/random_puzzle.h"
#include "support/rounds.h"

namespace hardboard::capture {
namespace {

using sat::Formula;
using sat::Meaning;

// A game that is over: what happened on each location. Plays on the arena, one capture at a time.
struct Played {
  struct Man {
    std::uint8_t type = 0;
    std::uint32_t left = 0, start = 0;  // what it has left of its budget, and had at the start
    bool last = false;
    bool has_captured = false;
  };
  struct Place {
    std::optional<Man> man;   // who stands there
    bool captured = false;    // something was captured there
    std::optional<Man> gone;  // who made the exit, as it was before
    std::uint32_t when = 0;   // and when; locations that keep a man come last
    Step exit;
    std::optional<Location> came;  // where the last capture came from
  };

  Played(const Arena& on, Random& random) : arena(on), at(on.size()) {
    const std::uint32_t n = arena.size();
    for (Location u = 0; u < n; ++u)
      at[u].man = Man{arena.type[u], arena.budget[u], arena.budget[u], u == arena.last, false};
    for (std::uint32_t time = 0;; ++time) {
      std::vector<std::pair<Location, Step>> legal;
      for (Location u = 0; u < n; ++u) {
        if (!at[u].man) continue;
        for (const Step& step : arena.steps(at[u].man->type, u))
          if (u != arena.goal && arena.cost(u, step.to) <= at[u].man->left && is_legal(step))
            legal.emplace_back(u, step);
      }
      if (legal.empty()) break;
      play(legal[random.below(legal.size())], time);
    }
    for (Location u = 0; u < n; ++u) {
      if (!at[u].man) continue;
      ++left;
      at[u].when = n + u;
    }
  }

  const Arena& arena;
  std::vector<Place> at;
  std::uint32_t left = 0, capturers = 0;

private:
  bool is_legal(const Step& step) const {
    const auto over = arena.between(step);
    return at[step.to].man && !at[step.to].man->last &&
           std::none_of(over.begin(), over.end(),
                        [&](Location w) { return at[w].man.has_value(); });
  }
  void play(const std::pair<Location, Step>& move, std::uint32_t time) {
    Place &from = at[move.first], &to = at[move.second.to];
    from.gone = from.man;
    from.when = time;
    from.exit = move.second;
    to.man = from.man;
    if (to.man->left != unlimited) to.man->left -= arena.cost(move.first, move.second.to);
    capturers += to.man->has_captured ? 0 : 1;
    to.man->has_captured = true;
    to.captured = true;
    to.came = move.first;
    from.man.reset();
  }
};

class Reading {
public:
  Reading(const Played& game, const Formula& formula) : game_(game), formula_(formula) {
    for (std::uint32_t v = 1; v <= formula.variables(); ++v) value_.push_back(says(v));
  }

  // The rule of a clause that is false, or an empty string.
  std::string broken() const {
    for (std::size_t i = 0; i < formula_.clauses(); ++i) {
      const auto clause = formula_.clause(i);
      if (std::none_of(clause.begin(), clause.end(), [&](sat::Literal literal) {
            return value_[static_cast<std::size_t>(std::abs(literal))] == (literal > 0);
          }))
        return std::string(sat::name(formula_.rule(i)));
    }
    return {};
  }

private:
  bool says(std::uint32_t variable) {
    const auto words = formula_.words(variable);
    const auto& at = game_.at;
    const auto bound = [&](const Played::Man& man) {
      return game_.arena.is_endless(man.start) ? unlimited : man.left;
    };
    const auto leaves = [&] {
      const auto& place = at[words[0]];
      const auto over = game_.arena.between(place.exit);
      return place.gone && place.exit.to == words[1] &&
             std::equal(over.begin(), over.end(), words.begin() + 2, words.end());
    };
    switch (formula_.meaning(variable)) {
      case Meaning::exit:
        return leaves();
      case Meaning::last:
        return leaves() && at[words[1]].came == words[0];
      case Meaning::root:
        return at[words[0]].man.has_value();
      case Meaning::captured:
        return at[words[0]].captured;
      case Meaning::type:
        return at[words[0]].gone && at[words[0]].gone->type == words[1];
      case Meaning::budget:
        return at[words[0]].gone && bound(*at[words[0]].gone) >= words[1];
      case Meaning::unlimited:
        return at[words[0]].gone && bound(*at[words[0]].gone) == unlimited;
      case Meaning::chain:
        return at[words[0]].gone ? at[words[0]].gone->last : at[words[0]].man->last;
      case Meaning::before:
        return at[words[0]].when < at[words[1]].when;
      case Meaning::hub:
        return at[words[0]].captured || at[words[0]].man;
      case Meaning::match:
        return at[words[1]].gone && at[words[1]].came == words[0];
      case Meaning::either:
        return value_[words[0]] || value_[words[1]];
      case Meaning::idle:
        return is_idle(words[0]);
      case Meaning::waste:
        return wasted_on(words[0]) >= words[1];
      case Meaning::starter:
        return at[words[0]].gone && !at[words[0]].captured;
      case Meaning::total: {
        std::uint32_t many = 0;
        for (std::uint32_t v = words[0]; v <= words[1]; ++v)
          many += formula_.meaning(v) == formula_.meaning(words[0]) && value_[v] ? 1 : 0;
        return many >= words[2];
      }
      case Meaning::wire:
      case Meaning::flow:
        break;  // only where one piece remains on far more places
    }
    return false;
  }

  bool is_idle(Location u) const {
    const auto& place = game_.at[u];
    return place.gone && (game_.at[place.exit.to].came != u || game_.at[place.exit.to].man);
  }
  std::uint32_t wasted_on(Location u) const {
    const auto& place = game_.at[u];
    const bool may_stay = game_.arena.goal == u || game_.arena.counts_capturers();
    const bool is_lost = place.captured || place.man;
    const std::uint32_t own = is_lost && !may_stay ? game_.arena.budget[u] : 0;
    return own + (is_idle(u) ? place.gone->left - 1 : 0);
  }

  const Played& game_;
  const Formula& formula_;
  std::vector<bool> value_{false};  // from 1
};

struct Tally {
  int solved = 0, forests = 0, counted = 0, blocked = 0, few = 0;
};

// With `few` no more pieces may capture than do in the game.
void expect_satisfied(Arena arena, Random& random, Tally& tally, bool few = false) {
  for (int game = 0; game < 5; ++game) {
    arena.capturers = unlimited;
    const Played played(arena, random);
    if (few) arena.capturers = played.capturers;
    tally.few += arena.counts_capturers() ? 1 : 0;
    ++(played.left == 1 ? tally.solved : tally.forests);
    const auto exits = exit_model(arena, {}, played.left, {});
    ASSERT_TRUE(std::holds_alternative<ExitModel>(exits));
    ASSERT_EQ(Reading(played, std::get<ExitModel>(exits).formula).broken(), "");
    ExitModel stronger = std::get<ExitModel>(exits);
    const Limits no_limits;
    Watch watch(no_limits, "");
    add_order(stronger, SIZE_MAX, watch);
    if (const auto found = slack(arena, played.left)) {
      add_waste(arena, *found, stronger, watch);
      ++tally.counted;
    }
    ASSERT_EQ(Reading(played, stronger.formula).broken(), "");
    ExitModel acyclic = std::get<ExitModel>(exit_model(arena, {}, played.left, {}, SIZE_MAX));
    add_order(acyclic, SIZE_MAX, watch);
    ASSERT_EQ(Reading(played, acyclic.formula).broken(), "");
    if (!hubs_are_needed(arena)) continue;
    tally.blocked += hubs_apply(arena) ? 0 : 1;
    const auto hubs = hub_model(arena, {}, played.left, {});
    ASSERT_TRUE(std::holds_alternative<HubModel>(hubs));
    ASSERT_EQ(Reading(played, std::get<HubModel>(hubs).formula).broken(), "");
  }
}

TEST(SatMeaning, GamesOnBoardsSatisfyTheFormulas) {
  Random random(31);
  Tally tally;
  for (int round = 0; round < testing::rounds(4000); ++round) {
    testing::SoloOptions options;
    options.most_pieces = 10;
    options.width = 1 + static_cast<std::int32_t>(random.below(5));
    options.height = 1 + static_cast<std::int32_t>(random.below(5));
    options.last = 40;
    options.custom = static_cast<std::uint32_t>(random.below(60));
    options.one_type = random.below(3) == 0;
    auto puzzle = testing::random_solo_chess(random, options);
    puzzle.bounds.on_distance = random.below(3) == 0;
    if (random.below(3) == 0) puzzle.bounds.shortest = 2;
    if (random.below(3) == 0) puzzle.bounds.longest = 3;
    expect_satisfied(*solo_chess::arena_of(puzzle), random, tally, random.below(2) == 0);
    if (HasFatalFailure()) FAIL() << "round " << round;
  }
  EXPECT_GT(tally.solved, testing::rounds(1000));
  EXPECT_GT(tally.forests, testing::rounds(1000));
  EXPECT_GT(tally.counted, testing::rounds(1000));
  EXPECT_GT(tally.blocked, testing::rounds(100));
  EXPECT_GT(tally.few, testing::rounds(1000));
}

TEST(SatMeaning, GamesOnGraphsSatisfyTheFormulas) {
  Random random(32);
  Tally tally;
  for (int round = 0; round < testing::rounds(4000); ++round) {
    testing::GraphOptions options;
    options.most_vertices = 12;
    options.most_budget = 1 + static_cast<std::uint32_t>(round % 4);
    options.unlimited_budget = round % 2 == 0 ? 0 : 10;
    const auto puzzle = testing::random_graph_capture(random, options);
    expect_satisfied(*graph_capture::arena_of(puzzle), random, tally);
    if (HasFatalFailure()) FAIL() << "round " << round;
  }
  EXPECT_GT(tally.solved, testing::rounds(1000));
  EXPECT_GT(tally.forests, testing::rounds(1000));
}

}  // namespace
}  // namespace hardboard::capture
