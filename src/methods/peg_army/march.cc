// The phases of a march: for a first army, an exact search while it is quick, and a dive; then
// neighbourhoods and dives with other depth weights by turns; then the exact search to its end.
#include "methods/peg_army/march.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <optional>

#include "base/time_slice.h"
#include "engines/mip/lp.h"
#include "methods/peg_army/branch.h"
#include "methods/peg_army/exact_bound.h"
#include "methods/peg_army/neighbourhood.h"
#include "methods/peg_army/order.h"

namespace hardboard::peg_army {
namespace {

// An exact search with more nodes is not quick.
constexpr std::uint64_t quick_nodes = 300;
constexpr std::uint64_t dive_nodes = 500;
constexpr int dive_fractions = 60;
constexpr std::array dive_weights = {0.2, 0.15, 0.3, 0.1, 0.25, 0.4};
constexpr std::int64_t hopeless_cost = 20'000;  // cutoffs grow no further

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
  // Sets relaxed_, the cost of the relaxation, rounded up. False if the relaxation was not solved.
  bool first_bound() {
    mip::Relaxation relaxation(programme_.model);
    if (relaxation.solve(limits_) != mip::LpStatus::optimal) return false;
    relaxed_ = static_cast<std::int64_t>(std::ceil(relaxation.objective() - 1e-6));
    return true;
  }

  void accept(const std::vector<std::int64_t>& x, std::int64_t cost) {
    if (x.empty() || (!best_.empty() && cost >= result_.cost)) return;
    best_ = x;
    result_.cost = cost;
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

  // Searches depth first for an army of cost `most` or less; each `number` takes another way.
  void dive(std::int64_t most, std::uint32_t number, bool first_only, const Limits& limits) {
    BranchOptions options;
    options.most_cost = most;
    options.depth_weight = dive_weights[number % dive_weights.size()];
    if (number > 0) options.perturbation = options_.seed + number;
    options.engine_below = dive_fractions;
    options.first_only = first_only;
    if (!best_.empty()) options.most_nodes = dive_nodes;
    const BranchOutcome outcome = branch(programme_, options, limits);
    accept(outcome.best, outcome.cost);
  }

  void first_army() {
    std::int64_t most = 2 * relaxed_ + 2;
    while (best_.empty() && !limits_.reached() && most < hopeless_cost) {
      if (!exact(most, quick_nodes) && best_.empty()) dive(most, 0, true, limits_);
      most += most / 2;
    }
  }

  Limits slice(double seconds) const {
    return time_slice(limits_,
                      std::chrono::milliseconds(static_cast<std::int64_t>(1000 * seconds)));
  }

  // Short dives for cheaper armies than the best so far, until the limits.
  void dives(const Limits& limits) {
    while (!limits.reached() && result_.bound < result_.cost) {
      dive(result_.cost - 1, ++dives_, true, limits);
    }
  }

  // Gives slices of time to neighbourhoods and to dives by turns, longer slices as long as they
  // find nothing; at most half of the time that the limits leave.
  void better() {
    const Clock::time_point start = Clock::now();
    double seconds = 10;
    int vain = 0;
    for (std::uint32_t round = 0; vain < 12 && !limits_.reached(); ++round) {
      if (limits_.deadline && Clock::now() - start > *limits_.deadline - Clock::now()) break;
      const std::int64_t before = result_.cost;
      if (round % 2 == 0) {
        NeighbourhoodOptions options;
        options.target = result_.bound;
        options.seed = options_.seed + round;
        options.engine_seconds = seconds;
        const auto x = improve(instance_, programme_, best_, options, slice(2 * seconds));
        accept(x, static_cast<std::int64_t>(std::llround(mip::cost_of(programme_.model, x))));
      } else {
        dives(slice(2 * seconds));
      }
      if (round == 0) prove(10 * quick_nodes);
      if (result_.bound >= result_.cost) return;
      vain = result_.cost < before ? 0 : vain + 1;
      if (vain % 4 == 3) seconds *= 1.5;
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
  std::uint32_t dives_ = 0;
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
