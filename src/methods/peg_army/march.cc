// The phases of a march: for a first army, an exact search while it is quick, and a dive; then
// rounds of other dives, of neighbourhoods and of merges of the best armies, with an exact search
// for the bound now and then; then the exact search to its end.
#include "methods/peg_army/march.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <fmt/format.h>
#include <utility>

#include "engines/mip/lp.h"
#include "methods/peg_army/branch.h"
#include "methods/peg_army/exact_bound.h"
#include "methods/peg_army/neighbourhood.h"
#include "methods/peg_army/order.h"
#include "methods/peg_army/pool.h"
#include "methods/peg_army/raised_costs.h"
#include "methods/peg_army/symmetry.h"

namespace hardboard::peg_army {
namespace {

// An exact search with more nodes is not quick.
constexpr std::uint64_t quick_nodes = 300;
constexpr std::uint64_t dive_nodes = 500;
constexpr int dive_fractions = 60;
constexpr std::array dive_weights = {0.2, 0.15, 0.1, 0.12, 0.3, 0.08};
constexpr double dive_raise = 0.5;
constexpr std::int64_t first_most = 1000;  // the costs of a relaxation below this rise by less than
constexpr double first_raise = 0.01;       // this
constexpr std::int64_t hopeless_cost = 20'000;  // cutoffs grow no further

// The search for cheaper armies, in rounds. A dive may cost a little more than the best army: its
// parts may be good.
constexpr std::int64_t dive_slack = 40;  // the cost divided by this
constexpr std::size_t pool_size = 8;
constexpr std::uint32_t rounds_between_merges = 2;
constexpr std::uint32_t regions_each = 8;       // in a round
constexpr std::uint32_t most_vain_rounds = 40;  // rounds without a cheaper army
constexpr std::uint64_t nodes_each_bound = 3;   // of the search, for each node of bounds

class Marching {
public:
  Marching(const Instance& instance, const MarchOptions& options, const Limits& limits)
      : instance_(instance),
        options_(options),
        limits_(limits),
        programme_(programme_of(instance, options.cost, limits)) {}

  March run() {
    if (first_bound()) first_army();
    if (!best_.empty() && options_.minimize && result_.bound < result_.cost) {
      better();
      prove(0);
    }
    if (!best_.empty()) {
      std::vector<std::uint32_t> x(best_.begin(), best_.end());
      result_.columns = order(instance_.game, x);
    }
    return result_;
  }

private:
  // Sets relaxed_, about the cost of the relaxation, rounded up. False if the relaxation was not
  // solved.
  bool first_bound() {
    mip::Relaxation relaxation(programme_.model);
    raise_costs(relaxation, programme_.model, first_most, first_raise, options_.seed);
    if (relaxation.solve(limits_) != mip::LpStatus::optimal) return false;
    relaxed_ = static_cast<std::int64_t>(std::ceil(relaxation.objective() - first_raise));
    return true;
  }

  // An army as cheap as the best takes its place: the search walks on among such armies.
  void accept(const std::vector<std::int64_t>& x, std::int64_t cost) {
    if (x.empty() || (!best_.empty() && cost > result_.cost)) return;
    const bool is_cheaper = best_.empty() || cost < result_.cost;
    best_ = x;
    result_.cost = cost;
    if (is_cheaper && limits_.progress) limits_.progress(fmt::format("{} found", cost));
  }

  // Searches all armies of cost `most` or less; true if the search came to its end.
  bool exact(std::int64_t most, std::uint64_t most_nodes) {
    BranchOptions options;
    options.most_cost = most;
    options.most_nodes = most_nodes;
    const BranchOutcome outcome = branch(programme_, options, limits_);
    accept(outcome.best, outcome.cost);
    if (outcome.proved) result_.bound = std::max(result_.bound, outcome.bound);
    return outcome.complete;
  }

  // Searches the programme depth first for an army of cost `most` or less; each `number` takes
  // another way. Returns the army, which may be no better than the best, or nothing.
  BranchOutcome dive(const Programme& programme, std::int64_t most, std::uint32_t number) {
    BranchOptions options;
    options.most_cost = most;
    options.depth_weight = dive_weights[number % dive_weights.size()];
    options.raise = dive_raise;
    options.seed = options_.seed + number;
    options.engine_below = dive_fractions;
    options.first_only = true;
    if (!best_.empty()) options.most_nodes = dive_nodes;
    BranchOutcome outcome = branch(programme, options, limits_);
    searched_ += outcome.nodes;
    accept(outcome.best, outcome.cost);
    return outcome;
  }

  void first_army() {
    std::int64_t most = 2 * relaxed_ + 2;
    while (best_.empty() && !limits_.reached() && most < hopeless_cost) {
      if (!exact(most, quick_nodes) && best_.empty()) dive(programme_, most, 0);
      most += most / 2;
    }
  }

  // Rearranges the best army's moves in some regions.
  void rearrange(std::uint32_t number) {
    NeighbourhoodOptions options;
    options.target = result_.bound;
    options.seed = options_.seed + number;
    options.most_rounds = regions_each;
    const auto x = improve(instance_, programme_, best_, options, limits_);
    accept(x, static_cast<std::int64_t>(std::llround(mip::cost_of(programme_.model, x))));
  }

  // Rounds of dives, regions and merges. All steps are counted, so that a run can be repeated: the
  // clock only ends them.
  void better() {
    Pool pool(programme_, symmetries(instance_, limits_), pool_size);
    std::uint64_t bound_nodes = quick_nodes;
    std::uint32_t vain = 0;
    const auto is_over = [&] { return limits_.reached() || result_.bound >= result_.cost; };
    for (std::uint32_t round = 1; vain < most_vain_rounds && !is_over(); ++round) {
      const std::int64_t before = result_.cost;
      pool.add(best_, result_.cost);
      BranchOutcome army = dive(programme_, result_.cost + result_.cost / dive_slack, round);
      pool.add(std::move(army.best), army.cost);
      if (!is_over()) rearrange(round);
      if (round % rounds_between_merges == 0 && !is_over())
        dive(pool.merged(), result_.cost - 1, round);
      vain = result_.cost < before ? 0 : vain + 1;
      if (searched_ < nodes_each_bound * bound_nodes || is_over()) continue;
      prove(bound_nodes);
      bound_nodes *= 2;
    }
  }

  // Searches for cheaper armies with at most this number of nodes (0: all), which raises the bound.
  void prove(std::uint64_t most_nodes) {
    if (result_.bound < result_.cost) exact(result_.cost - 1, most_nodes);
  }

  const Instance& instance_;
  const MarchOptions& options_;
  const Limits& limits_;
  Programme programme_;
  std::int64_t relaxed_ = 0;
  std::uint64_t searched_ = 0;  // nodes of dives
  std::vector<std::int64_t> best_;
  March result_;
};

}  // namespace

std::int32_t usual_margin(const Puzzle& puzzle) {
  constexpr std::int32_t farthest = 500;
  for (std::int32_t d = 1; d <= farthest; ++d) {
    for (std::int32_t x = -d; x <= d; ++x) {
      for (const std::int32_t y : {d - std::abs(x), std::abs(x) - d}) {
        const Square at{puzzle.goal.x + x, puzzle.goal.y + y};
        if (!in_desert(puzzle, at)) return std::max(4, 2 * d);
      }
    }
  }
  return 2 * farthest;
}

March march(const Instance& instance, const MarchOptions& options, const Limits& limits) {
  if (!mip::can_begin(instance.game.columns(), limits)) return {};
  return Marching(instance, options, limits).run();
}

}  // namespace hardboard::peg_army
