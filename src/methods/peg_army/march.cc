// The phases of a march: for a first army, a dive, and where a short one finds none, an exact
// search while it is quick, and a long dive. Then walks: regions of an army are rearranged until
// that gains nothing more; then another dive begins the next walk, and now and then an exact search
// raises the bound. In the end one claim after the other is refuted.
#include "methods/peg_army/march.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <fmt/format.h>
#include <limits>
#include <utility>

#include "engines/mip/lp.h"
#include "methods/peg_army/branch.h"
#include "methods/peg_army/exact_bound.h"
#include "methods/peg_army/neighbourhood.h"
#include "methods/peg_army/order.h"
#include "methods/peg_army/raised_costs.h"
#include "methods/peg_army/refute.h"

namespace hardboard::peg_army {
namespace {

// Exact searches with more nodes are not quick.
constexpr std::uint64_t glance_nodes = 60, quick_nodes = 300;
constexpr std::uint64_t dive_nodes = 500;
constexpr int dive_fractions = 60;
constexpr std::array dive_weights = {0.2, 0.15, 0.1, 0.12, 0.3, 0.08};
constexpr double dive_raise = 0.5;
constexpr std::int64_t first_most = 1000;  // the costs of a relaxation below this rise by less than
constexpr double first_raise = 0.01;       // this
constexpr std::int64_t hopeless_cost = 20'000;  // cutoffs grow no further

// The search for cheaper armies, in rounds of regions. A walk may begin with an army that costs a
// little more than the best: walks from the best one alone end at the same armies again and again.
constexpr std::int64_t dive_slack = 40;         // the cost divided by this
constexpr std::uint32_t regions_each = 8;       // in a round
constexpr std::uint32_t most_stalled = 2;       // rounds of a walk that gain nothing, one by one
constexpr std::uint32_t most_vain_rounds = 80;  // rounds without a cheaper army than the best
constexpr std::uint64_t nodes_each_bound = 3;   // of dives, for each node of bounds

// The most that an army of the window can cost: its pegs stand on different squares outside of the
// desert, one of them remains, and each move loses as many as the least one. No bound if a move
// loses none.
std::int64_t most_cost_of(const Instance& instance, Cost cost) {
  const Relaxed& game = instance.game;
  const auto pegs = std::count(game.allowed.begin(), game.allowed.end(), 1);
  std::int64_t least = std::numeric_limits<std::int64_t>::max();
  for (std::uint32_t column = 0; column < game.columns(); ++column)
    least = std::min(least, static_cast<std::int64_t>(game.added(column).size()) - 1);
  if (least <= 0 || instance.border == Border::open)
    return std::numeric_limits<std::int64_t>::max();
  const std::int64_t lost = std::max<std::int64_t>(pegs - 1, 0);
  return cost == Cost::pegs ? lost : lost / least;
}

// How often each column of the programme is used.
using Army = std::vector<std::int64_t>;

class Marching {
public:
  Marching(const Instance& instance, const MarchOptions& options, const Limits& limits)
      : instance_(instance),
        options_(options),
        limits_(limits),
        programme_(programme_of(instance, options.cost, limits)),
        most_cost_(most_cost_of(instance, options.cost)) {}

  March run() {
    if (limits_.reached()) return result_;
    take_start();
    const bool can_begin = mip::can_begin(instance_.game.columns(), limits_);
    if (can_begin && best_.empty()) {
      if (first_bound())
        first_army();
      else if (most_cost_ < hopeless_cost && !limits_.reached())
        exact(most_cost_, 0);
      result_.is_refused = best_.empty() && result_.bound > most_cost_;
    }
    if (can_begin && !best_.empty() && options_.minimize && result_.bound < result_.cost) {
      better();
      if (options_.prove) prove();
    }
    if (!best_.empty()) {
      take_back_idle_moves(instance_.game, best_);
      result_.cost = cost_of(best_);
      std::vector<std::uint32_t> x(best_.begin(), best_.end());
      result_.columns = order(instance_.game, x);
    }
    return result_;
  }

private:
  // Takes the army to begin with, unless the programme has a symmetric one in its place.
  void take_start() {
    if (options_.start.empty()) return;
    Army start(instance_.game.columns());
    for (const std::uint32_t column : options_.start) ++start[column];
    if (mip::satisfies(programme_.model, start)) accept(start, cost_of(start));
  }

  // Sets relaxed_, about the cost of the relaxation, rounded up. False if the relaxation was not
  // solved.
  bool first_bound() {
    mip::Relaxation relaxation(programme_.model);
    raise_costs(relaxation, programme_.model, first_most, first_raise, options_.seed);
    if (relaxation.solve(limits_) != mip::LpStatus::optimal) return false;
    relaxed_ = static_cast<std::int64_t>(std::ceil(relaxation.objective() - first_raise));
    return true;
  }

  void accept(const Army& x, std::int64_t cost) {
    if (x.empty() || (!best_.empty() && cost >= result_.cost)) return;
    best_ = x;
    result_.cost = cost;
    if (limits_.progress) limits_.progress(fmt::format("{} found", cost));
  }

  // Searches all armies of cost `most` or less; true if the search came to its end.
  bool exact(std::int64_t most, std::uint64_t most_nodes) {
    BranchOptions options;
    options.most_cost = most;
    options.most_nodes = most_nodes;
    const BranchOutcome outcome = branch(programme_, options, limits_);
    result_.nodes += outcome.nodes;
    accept(outcome.best, outcome.cost);
    if (outcome.proved) result_.bound = std::max(result_.bound, outcome.bound);
    return outcome.complete;
  }

  // Refutes one claim after the other, until the bound meets the best army or the limits end that.
  void prove() {
    const Refutation last = raise_bound(programme_, result_.cost, result_.bound, limits_);
    if (!last.solution.empty()) accept(last.solution, cost_of(last.solution));
    if (result_.bound < result_.cost) exact(result_.cost - 1, 0);
  }

  // Searches depth first for an army of cost `most` or less, with at most so many nodes (0: all);
  // each `number` takes another way. Returns the army, which may be no better than the best, or
  // nothing.
  Army dive(std::int64_t most, std::uint32_t number, std::uint64_t most_nodes) {
    BranchOptions options;
    options.most_cost = most;
    options.depth_weight = dive_weights[number % dive_weights.size()];
    options.raise = dive_raise;
    options.seed = options_.seed + number;
    options.engine_below = dive_fractions;
    options.first_only = true;
    options.most_nodes = most_nodes;
    BranchOutcome outcome = branch(programme_, options, limits_);
    dived_ += outcome.nodes;
    accept(outcome.best, outcome.cost);
    return std::move(outcome.best);
  }

  void first_army() {
    const std::int64_t last = std::min(hopeless_cost - 1, most_cost_);
    std::int64_t most = std::min(2 * relaxed_ + 2, most_cost_);
    while (best_.empty() && !limits_.reached() && most <= last) {
      if (!exact(most, glance_nodes) && best_.empty()) {
        dive(most, 0, dive_nodes);
        if (best_.empty() && !exact(most, quick_nodes) && best_.empty()) dive(most, 0, 0);
      }
      if (most == most_cost_ && best_.empty() && result_.bound <= most_cost_) exact(most, 0);
      if (most == last) break;
      most = std::min(most + most / 2, last);
    }
  }

  std::int64_t cost_of(const Army& army) const {
    return static_cast<std::int64_t>(std::llround(mip::cost_of(programme_.model, army)));
  }

  // The army with some of its regions rearranged.
  Army rearranged(Army army, std::uint32_t number) {
    NeighbourhoodOptions options;
    options.target = result_.bound;
    options.seed = options_.seed + number;
    options.most_rounds = regions_each;
    army = improve(instance_, programme_, std::move(army), options, limits_);
    accept(army, cost_of(army));
    return army;
  }

  // Walks, one after the other. All steps are counted, so that a run can be repeated: the clock
  // only ends them.
  void better() {
    Army army = best_;
    std::uint64_t bound_nodes = quick_nodes;
    bisect_bound(bound_nodes);
    std::uint32_t vain = 0, stalled = 0;
    const auto is_over = [&] { return limits_.reached() || result_.bound >= result_.cost; };
    for (std::uint32_t round = 1; vain < most_vain_rounds && !is_over(); ++round) {
      const std::int64_t before = cost_of(army), best_before = result_.cost;
      army = rearranged(std::move(army), round);
      stalled = cost_of(army) < before ? 0 : stalled + 1;
      vain = result_.cost < best_before ? 0 : vain + 1;
      if (stalled < most_stalled || is_over()) continue;
      stalled = 0;
      if (dived_ >= nodes_each_bound * bound_nodes) {
        bound_nodes *= 2;
        bisect_bound(bound_nodes);
        if (is_over()) break;
      }
      army = dive(result_.cost + result_.cost / dive_slack, round, dive_nodes);
      if (army.empty()) army = best_;
    }
  }

  // Raises the bound as far as exact searches with at most so many nodes do, by bisection: the
  // smaller the claim is, the more the cutoff fixes.
  void bisect_bound(std::uint64_t most_nodes) {
    std::int64_t open = result_.cost;
    while (result_.bound < open && !limits_.reached()) {
      const std::int64_t most = (result_.bound + open - 1) / 2;
      exact(most, most_nodes);
      open = std::min(result_.cost, result_.bound > most ? open : most);
    }
  }

  const Instance& instance_;
  const MarchOptions& options_;
  const Limits& limits_;
  Programme programme_;
  const std::int64_t most_cost_;
  std::int64_t relaxed_ = 0;
  std::uint64_t dived_ = 0;  // nodes of dives
  Army best_;
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
  if (options.start.empty() && !mip::can_begin(instance.game.columns(), limits)) return {};
  return Marching(instance, options, limits).run();
}

}  // namespace hardboard::peg_army
