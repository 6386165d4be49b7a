#include "methods/peg_solitaire/ball_search.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "base/random.h"
#include "engines/mip/lp.h"
#include "methods/peg_army/relaxed.h"

namespace hardboard::peg_solitaire {
namespace {

// Weights are rounded to integers, the largest to `scale`. Rounding changes what a jump loses by
// 1.5 at most; `slack` more on each hole makes up for it, and weighs next to nothing.
constexpr double scale = double{std::int64_t{1} << 37};
constexpr std::int64_t slack = 2;

std::int64_t whole(double weight) {
  return std::llround(weight) + slack;
}

// The weights of the holes beyond `radius`, by steps from the goal; nearer ones weigh 0.
std::vector<std::int64_t> tail_of(const Surroundings& around, std::uint32_t first, double weight) {
  std::vector<std::int64_t> tail(around.golden.size(), 0);
  for (std::uint32_t d = first; d < tail.size(); ++d)
    tail[d] = whole(weight * golden_weight(d - first));
  return tail;
}

class Search {
public:
  using End = BallSearch::End;

  Search(const Surroundings& around, std::uint32_t radius, Rim rim, std::uint32_t most_nodes,
         std::uint64_t seed, const Limits& limits)
      : around_(around),
        ball_(around, radius, rim),
        limits_(limits),
        most_nodes_(most_nodes),
        relaxation_(ball_.model) {
    if (seed == 0) return;
    constexpr double most_raise = 0.3;
    Random random(seed);
    for (int j = 0; j < ball_.model.columns(); ++j) {
      const double share = static_cast<double>(random.below(1000)) / 1000;
      relaxation_.set_cost(j, ball_.model.cost[j] * (1 + most_raise * share));
    }
  }

  BallSearch run() {
    found_.end = descend(0);
    if (found_.end != End::refused) found_.proof = {};
    return std::move(found_);
  }

private:
  // What the subtree of the present bounds holds.
  End descend(std::uint32_t depth) {
    if (++found_.nodes > most_nodes_ || depth > most_depth) return End::unknown;
    if (ball_.jumps.empty()) return refuse(depth, goal_alone());
    const mip::LpStatus status = relaxation_.solve(limits_);
    if (status == mip::LpStatus::unknown) return End::unknown;
    if (status == mip::LpStatus::infeasible) return refuse(depth, ray());
    const std::optional<std::uint32_t> fractional = innermost();
    if (!fractional) return take();
    const std::uint32_t column = *fractional;
    const auto j = static_cast<int>(column);
    const double value = relaxation_.values()[column], few = std::floor(value);
    const double lower = lower_of(column), upper = upper_of(column);
    const std::vector<unsigned char> basis = relaxation_.basis();
    // The cases of a proof come in their order, whichever is searched first.
    const std::size_t split = found_.proof.splits.size(), cases = found_.proof.cases.size();
    found_.proof.splits.push_back({on_squares(around_.puzzle, around_.jumps[ball_.jumps[column]]),
                                   static_cast<std::uint32_t>(few)});
    const bool many_first = value - few > 0.5;
    std::size_t middle_split = 0, middle_case = 0;
    for (const bool many : {many_first, !many_first}) {
      bounds_.push_back({column, many ? few + 1 : lower, many ? upper : few});
      relaxation_.set_bounds(j, bounds_.back().lower, bounds_.back().upper);
      const End end = descend(depth + 1);
      bounds_.pop_back();
      relaxation_.set_bounds(j, lower, upper);
      if (end != End::refused) return end;
      relaxation_.set_basis(basis);
      if (many == many_first) {
        middle_split = found_.proof.splits.size();
        middle_case = found_.proof.cases.size();
      }
    }
    if (many_first) {
      const auto turn = [](auto& list, std::size_t first, std::size_t middle) {
        std::rotate(list.begin() + static_cast<std::ptrdiff_t>(first),
                    list.begin() + static_cast<std::ptrdiff_t>(middle), list.end());
      };
      turn(found_.proof.splits, split + 1, middle_split);
      turn(found_.proof.cases, cases, middle_case);
    }
    return End::refused;
  }

  struct Bounds {
    std::uint32_t column;
    double lower, upper;
  };
  double lower_of(std::uint32_t column) const {
    for (auto at = bounds_.rbegin(); at != bounds_.rend(); ++at)
      if (at->column == column) return at->lower;
    return ball_.model.lower[column];
  }
  double upper_of(std::uint32_t column) const {
    for (auto at = bounds_.rbegin(); at != bounds_.rend(); ++at)
      if (at->column == column) return at->upper;
    return ball_.model.upper[column];
  }

  std::optional<std::uint32_t> innermost() const {
    constexpr double tolerance = 1e-6;
    const std::span<const double> values = relaxation_.values();
    for (const std::uint32_t j : ball_.inner_first)
      if (std::abs(values[j] - std::round(values[j])) > tolerance) return j;
    return std::nullopt;
  }

  // The solution of the present relaxation, which is whole.
  End take() {
    std::vector<std::uint32_t> columns, x;
    for (std::uint32_t j = 0; j < ball_.jumps.size(); ++j) {
      const auto times = static_cast<std::uint32_t>(std::llround(relaxation_.values()[j]));
      if (times == 0) continue;
      if (ball_.crosses[j] != 0) return End::outside;
      columns.push_back(j);
      x.push_back(times);
    }
    const ReachCore core = core_of(around_, ball_, columns);
    drop_surplus(core, x);
    if (!peg_army::solves(core.game, x)) return End::unknown;
    found_.jumps = forward_jumps(around_.puzzle, core, x);
    return End::solved;
  }

  // Without jumps, a weight of the goal's hole refuses.
  std::vector<double> goal_alone() const {
    std::vector<double> weights(ball_.model.row_lower.size(), 0);
    for (std::size_t i = 0; i < ball_.holes.size(); ++i)
      if (ball_.holes[i] == around_.goal) weights[i] = 1;
    return weights;
  }

  // The ray of an infeasible relaxation. Clp has none if its presolve has found the fault.
  std::vector<double> ray() {
    std::vector<double> entries = relaxation_.ray();
    if (entries.empty() && relaxation_.solve(limits_) == mip::LpStatus::infeasible)
      entries = relaxation_.ray();
    return entries;
  }

  // The ray's entries for the holes are weights that refuse the case (Farkas), and the entry of the
  // last row is the weight of the rim.
  End refuse(std::uint32_t depth, const std::vector<double>& ray) {
    double most = 0;
    for (const double entry : ray) most = std::max(most, std::abs(entry));
    if (most == 0) return End::unknown;
    Case& one = found_.proof.cases.emplace_back();
    one.depth = depth;
    const bool has_rim = ray.size() > ball_.holes.size();
    const double rim = has_rim ? std::abs(ray.back()) * golden_weight(1) : 0;
    one.tail = tail_of(around_, ball_.radius + 1, rim * scale / most);
    for (std::size_t i = 0; i < ball_.holes.size(); ++i)
      one.weights.push_back(
          {around_.puzzle.holes[ball_.holes[i]], whole(std::abs(ray[i]) * scale / most)});
    return End::refused;
  }

  const Surroundings& around_;
  Ball ball_;
  const Limits& limits_;
  std::uint32_t most_nodes_;
  mip::Relaxation relaxation_;
  std::vector<Bounds> bounds_;  // of the splits above the present node
  BallSearch found_;
};

}  // namespace

BallSearch search_ball(const Surroundings& around, std::uint32_t radius, Rim rim,
                       std::uint32_t most_nodes, std::uint64_t seed, const Limits& limits) {
  return Search(around, radius, rim, most_nodes, seed, limits).run();
}

Cases golden_case(const Surroundings& around) {
  Case one;
  one.tail = tail_of(around, 0, scale);
  Cases proof;
  proof.cases.push_back(std::move(one));
  return proof;
}

}  // namespace hardboard::peg_solitaire
