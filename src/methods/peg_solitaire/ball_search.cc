#include "methods/peg_solitaire/ball_search.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "engines/mip/lp.h"

namespace hardboard::peg_solitaire {
namespace {

// Weights are rounded to integers, the largest to `scale`. Rounding changes what a jump loses by
// 1.5 at most; `slack` more on each hole makes up for it, and weighs next to nothing.
constexpr double scale = double{std::int64_t{1} << 37};
constexpr std::int64_t slack = 2;

// What mends the weights of a case costs up to this share of the goal's weight.
constexpr double for_mending = 1e-4;

std::int64_t whole(double weight) {
  return std::llround(weight) + slack;
}

// The weights of the holes from `first` steps on, by steps from the goal; nearer ones weigh 0.
// `mend` is added on the first two, and less and less behind: no jump raises what is added.
std::vector<std::int64_t> tail_of(const Surroundings& around, std::uint32_t first, double weight,
                                  double mend = 0) {
  constexpr double flatter = 0.7;  // flatter + flatter^2 > 1
  std::vector<std::int64_t> tail(around.golden.size(), 0);
  for (std::uint32_t d = first; d < tail.size(); ++d) {
    tail[d] = whole(weight * golden_weight(d - first) + mend);
    if (d > first) mend *= flatter;
  }
  return tail;
}

// Weights of a case by the rows of the ball's programme: the entry of a hole is its weight, and
// that of the last row is the weight of the rim; `golden` times the golden weights come to them.
struct RowWeights {
  std::vector<double> entries;
  double golden = 0;
};

class Search {
public:
  using End = BallSearch::End;

  Search(const Surroundings& around, std::uint32_t radius, std::uint32_t most_nodes,
         const GoOn& go_on, const Limits& limits)
      : around_(around),
        ball_(around, radius),
        limits_(limits),
        go_on_(go_on),
        most_nodes_(most_nodes),
        most_cost_(around.golden.back() - 1 + for_mending),
        relaxation_(ball_.model),
        first_basis_(relaxation_.basis()),
        bounds_(ball_.jumps.size()) {}

  BallSearch run() {
    found_.end = descend(0);
    if (found_.end != End::refused) found_.proof = {};
    return std::move(found_);
  }

private:
  struct Bounds {
    double lower = 0, upper = mip::infinity;
  };

  // What the subtree of the present bounds holds.
  End descend(std::uint32_t depth) {
    if (++found_.nodes > most_nodes_ || depth > most_depth || !go_on_()) return End::unknown;
    if (ball_.jumps.empty()) return refuse(depth, goal_alone());
    const mip::LpStatus status = relaxation_.solve(limits_, most_cost_);
    if (status == mip::LpStatus::unknown) return End::unknown;
    const bool infeasible = status == mip::LpStatus::infeasible;
    if (infeasible && refuse(depth) == End::refused) return End::refused;
    // Clp does not always say why a relaxation is infeasible; then its children may tell.
    const std::optional<std::uint32_t> fractional = most_fractional();
    if (!fractional) return infeasible ? End::unknown : take();
    const std::uint32_t column = *fractional;
    const double value = relaxation_.values()[column], few = std::floor(value);
    const Bounds before = bounds_[column];
    const std::vector<unsigned char> basis = relaxation_.basis();
    // The cases of a proof come in their order, whichever is searched first.
    const std::size_t split = found_.proof.splits.size(), cases = found_.proof.cases.size();
    found_.proof.splits.push_back({on_squares(around_.puzzle, around_.jumps[ball_.jumps[column]]),
                                   static_cast<std::uint32_t>(few)});
    const bool many_first = value - few > 0.5;
    std::size_t middle_split = 0, middle_case = 0;
    for (const bool many : {many_first, !many_first}) {
      set_bounds(column, {many ? few + 1 : before.lower, many ? before.upper : few});
      const End end = descend(depth + 1);
      set_bounds(column, before);
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

  void set_bounds(std::uint32_t column, Bounds bounds) {
    bounds_[column] = bounds;
    relaxation_.set_bounds(static_cast<int>(column), bounds.lower, bounds.upper);
  }

  // Of the jumps made a fractional number of times, one near the goal and far from whole.
  std::optional<std::uint32_t> most_fractional() const {
    constexpr double tolerance = 1e-6, each_step = 0.5;
    const std::span<const double> values = relaxation_.values();
    std::optional<std::uint32_t> best;
    double best_merit = 0;
    for (std::uint32_t j = 0; j < ball_.jumps.size(); ++j) {
      const double from_whole = std::abs(values[j] - std::round(values[j]));
      if (from_whole <= tolerance) continue;
      const std::uint32_t steps = around_.steps[around_.jumps[ball_.jumps[j]].to];
      const double merit = from_whole - each_step * steps;
      if (best && merit <= best_merit) continue;
      best = j;
      best_merit = merit;
    }
    return best;
  }

  // The solution of the present relaxation, which is whole.
  End take() {
    std::vector<std::int64_t> times(ball_.jumps.size());
    for (std::size_t j = 0; j < times.size(); ++j) {
      times[j] = std::llround(relaxation_.values()[j]);
      if (times[j] != 0 && ball_.crosses[j] != 0) return End::outside;
    }
    auto jumps = play_of(around_, ball_, times);
    if (!jumps) return End::unknown;
    found_.jumps = *std::move(jumps);
    return End::solved;
  }

  // Without jumps, a weight of the goal's hole refuses.
  RowWeights goal_alone() const {
    RowWeights weights{std::vector<double>(ball_.model.row_lower.size(), 0), 0};
    for (std::size_t i = 0; i < ball_.holes.size(); ++i)
      if (ball_.holes[i] == around_.goal) weights.entries[i] = 1;
    return weights;
  }

  // The last row bounds from above alone: its entry is below 0 by rounding, if at all.
  static RowWeights weights_of(std::span<const double> entries, double sign, double golden) {
    RowWeights weights{{}, golden};
    for (const double entry : entries) weights.entries.push_back(sign * entry);
    weights.entries.back() = std::max(weights.entries.back(), 0.0);
    return weights;
  }

  RowWeights of_duals() const { return weights_of(relaxation_.duals(), -1, 1); }

  // Refuses an infeasible relaxation. Now and then Clp ends with neither a ray nor duals beyond the
  // cutoff: a step before these show, or when its presolve finds the fault. The
  // programme goes on without a cutoff then, or begins anew.
  End refuse(std::uint32_t depth) {
    if (refuse_by_last_solve(depth) == End::refused) return End::refused;
    for (const bool anew : {false, true}) {
      if (anew) relaxation_.set_basis(first_basis_);
      const double most = anew ? most_cost_ : mip::infinity;
      if (relaxation_.solve(limits_, most) == mip::LpStatus::unknown) return End::unknown;
      if (refuse_by_last_solve(depth) == End::refused) return End::refused;
    }
    return End::unknown;
  }

  // A ray has the weights (Farkas), up to its sign, or, where Clp stopped at the cutoff, golden
  // weights and the duals.
  End refuse_by_last_solve(std::uint32_t depth) {
    const std::vector<double> ray = relaxation_.ray();
    if (ray.empty()) return refuse(depth, of_duals());
    const End end = refuse(depth, weights_of(ray, 1, 0));
    return end == End::refused ? end : refuse(depth, weights_of(ray, -1, 0));
  }

  // Refuses the case of the present bounds if the weights do so.
  End refuse(std::uint32_t depth, const RowWeights& weights) {
    double most = 0;
    for (const double entry : weights.entries) most = std::max(most, std::abs(entry));
    most += weights.golden;
    const Balance balance = balance_of(weights);
    if (balance.missing <= cost_of_mending(balance.raise, most)) return End::unknown;
    const double share = scale / most, mend = balance.raise * share;
    Case& one = found_.proof.cases.emplace_back();
    one.depth = depth;
    const double rim = weights.entries.back() * golden_weight(1);
    const std::uint32_t first = ball_.radius + 1;
    one.tail = tail_of(around_, first, (rim + weights.golden * golden_weight(first)) * share, mend);
    for (std::size_t i = 0; i < ball_.holes.size(); ++i) {
      const std::uint32_t hole = ball_.holes[i];
      const double weight =
          weights.entries[i] + weights.golden * golden_weight(around_.steps[hole]);
      one.weights.push_back({around_.puzzle.holes[hole], whole(weight * share + mend)});
    }
    return End::refused;
  }

  // What the weights of a case tell.
  struct Balance {
    double raise = 0;    // the most by which a jump of any number raises them: Clp's tolerance
    double missing = 0;  // by so much the pegs weigh less than the goal and what the jumps lose
  };

  // By so much the pegs weigh more at most, once the weights are whole and no jump raises them.
  double cost_of_mending(double raise, double most) const {
    const double rounding = 2 * static_cast<double>(slack) / scale * most;
    return raise * static_cast<double>(ball_.holes.size()) +
           rounding * static_cast<double>(around_.puzzle.holes.size());
  }

  // O(entries of the programme).
  Balance balance_of(const RowWeights& weights) const {
    Balance balance;
    balance.missing = -weights.golden * (around_.golden.back() - 1);
    for (std::size_t i = 0; i < weights.entries.size(); ++i) {
      const double weight = weights.entries[i];
      if (weight != 0)
        balance.missing -=
            weight * (weight > 0 ? ball_.model.row_upper[i] : ball_.model.row_lower[i]);
    }
    for (std::uint32_t j = 0; j < bounds_.size(); ++j) {
      double loss = weights.golden * ball_.model.cost[j];
      for (const mip::Entry& entry : ball_.model.column(static_cast<int>(j)))
        loss += entry.value * weights.entries[static_cast<std::size_t>(entry.row)];
      if (loss > 0)
        balance.missing += loss * bounds_[j].lower;
      else if (bounds_[j].upper < mip::infinity)
        balance.missing += loss * bounds_[j].upper;
      else
        balance.raise = std::max(balance.raise, -loss);
    }
    return balance;
  }

  const Surroundings& around_;
  Ball ball_;
  const Limits& limits_;
  const GoOn& go_on_;
  std::uint32_t most_nodes_;
  double most_cost_;
  mip::Relaxation relaxation_;
  std::vector<unsigned char> first_basis_;
  std::vector<Bounds> bounds_;  // of each column, at the present node
  BallSearch found_;
};

}  // namespace

BallSearch search_ball(const Surroundings& around, std::uint32_t radius, std::uint32_t most_nodes,
                       const GoOn& go_on, const Limits& limits) {
  return Search(around, radius, most_nodes, go_on, limits).run();
}

Cases golden_case(const Surroundings& around) {
  Case one;
  one.tail = tail_of(around, 0, scale);
  Cases proof;
  proof.cases.push_back(std::move(one));
  return proof;
}

}  // namespace hardboard::peg_solitaire
