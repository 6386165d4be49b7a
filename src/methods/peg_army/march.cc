// The phases of a march: exact search while it is quick, a dive for a first army, dives of other
// depth weights and neighbourhoods in turn, and the exact search again.
#include "methods/peg_army/march.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <optional>

#include "engines/mip/lp.h"
#include "methods/peg_army/branch.h"
#include "methods/peg_army/exact_bound.h"
#include "methods/peg_army/neighbourhood.h"
#include "methods/peg_army/order.h"

namespace hardboard::peg_army {
namespace {

// Nodes that a search may take before it counts as long.
constexpr std::uint64_t quick_nodes = 300;
constexpr std::uint64_t dive_nodes = 500;
constexpr int dive_fractions = 60;
constexpr std::array dive_weights = {0.2, 0.15, 0.3, 0.1, 0.25, 0.4};
constexpr std::int64_t hopeless_cost = 20'000;  // cutoffs end here

class Marching {
public:
  Marching(const Instance& instance, const MarchOptions& options, const Limits& limits)
      : instance_(instance),
        options_(options),
        limits_(limits),
        programme_(programme_of(instance, options.cost)) {}

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
  // The relaxation's cost, rounded up. False if there is nothing to look for, or no engine.
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

  // The exact search for costs up to `most`; true if it ended.
  bool exact(std::int64_t most, std::uint64_t most_nodes) {
    BranchOptions options;
    options.most_cost = most;
    options.most_nodes = most_nodes;
    const BranchOutcome outcome = branch(programme_, options, limits_);
    accept(outcome.best, outcome.cost);
    if (outcome.proved) result_.bound = std::max(result_.bound, outcome.bound);
    return outcome.complete;
  }

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
    Limits limits = limits_;
    const Clock::time_point end =
        Clock::now() + std::chrono::milliseconds(static_cast<std::int64_t>(seconds * 1000));
    limits.deadline = limits_.deadline ? std::min(*limits_.deadline, end) : end;
    return limits;
  }

  // Many short dives, each another way, for less than what there is.
  void dives(const Limits& limits) {
    while (!limits.reached() && result_.bound < result_.cost) {
      dive(result_.cost - 1, ++dives_, true, limits);
    }
  }

  // Slices of time to each way in turn, longer ones as long as nothing gets better; at most half
  // of the time there is.
  void better() {
    const Clock::time_point start = Clock::now();
    double seconds = 10;
    int vain = 0;
    for (std::uint32_t round = 0; vain < 12 && !limits_.reached(); ++round) {
      if (limits_.deadline && Clock::now() - start > *limits_.deadline - Clock::now()) break;
      const std::int64_t before = result_.cost;
      if (round % 2 == 0) {
        NeighbourhoodOptions options;
        options.jobs = options_.jobs;
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
  return Marching(instance, options, limits).run();
}

}  // namespace hardboard::peg_army
