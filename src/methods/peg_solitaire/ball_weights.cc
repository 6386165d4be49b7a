#include "methods/peg_solitaire/ball_weights.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace hardboard::peg_solitaire {
namespace {

// Weights are rounded to integers, the largest to `scale`. Rounding changes what a jump loses by
// 1.5 at most; `slack` more on each hole makes up for it, and weighs next to nothing.
constexpr double scale = double{std::int64_t{1} << 37};
constexpr std::int64_t slack = 2;

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

// What the weights of a case tell.
struct Balance {
  std::vector<double> losses;  // of each column's jump
  double raise = 0;            // the most by which a jump raises them: Clp's tolerance
  double budget = 0;           // by so much the pegs weigh more than the goal
  double missing = 0;          // what the jumps lose beyond the budget
};

Balance balance_of(const Surroundings& around, const Ball& ball, const RowWeights& weights,
                   std::span<const std::int64_t> made) {
  Balance balance;
  balance.budget = weights.golden * (around.golden.back() - 1);
  for (std::size_t i = 0; i < weights.entries.size(); ++i) {
    const double weight = weights.entries[i];
    if (weight != 0)
      balance.budget += weight * (weight > 0 ? ball.model.row_upper[i] : ball.model.row_lower[i]);
  }
  balance.missing = -balance.budget;
  balance.losses.reserve(made.size());
  for (std::size_t j = 0; j < made.size(); ++j) {
    double loss = weights.golden * ball.model.cost[j];
    for (const mip::Entry& entry : ball.model.column(static_cast<int>(j)))
      loss += entry.value * weights.entries[static_cast<std::size_t>(entry.row)];
    balance.losses.push_back(loss);
    balance.missing += std::max(loss, 0.0) * static_cast<double>(made[j]);
    balance.raise = std::max(balance.raise, -loss);
  }
  return balance;
}

// By so much the pegs weigh more at most, once the weights are whole and no jump raises them.
double cost_of_mending(const Surroundings& around, const Ball& ball, double raise, double most) {
  const double rounding = 2 * static_cast<double>(slack) / scale * most;
  return raise * static_cast<double>(ball.holes.size()) +
         rounding * static_cast<double>(around.puzzle.holes.size());
}

// The weights as integers: `share` times as large, and `mend` more on each hole.
Case case_of(const Surroundings& around, const Ball& ball, const RowWeights& weights, double share,
             double mend) {
  Case one;
  const double rim = weights.entries.back() * golden_weight(1);
  const std::uint32_t first = ball.radius + 1;
  one.tail = tail_of(around, first, (rim + weights.golden * golden_weight(first)) * share, mend);
  for (std::size_t i = 0; i < ball.holes.size(); ++i) {
    const std::uint32_t hole = ball.holes[i];
    const double weight = weights.entries[i] + weights.golden * golden_weight(around.steps[hole]);
    one.weights.push_back({around.puzzle.holes[hole], whole(weight * share + mend)});
  }
  return one;
}

}  // namespace

std::optional<BallRefusal> refusal_by(const Surroundings& around, const Ball& ball,
                                      const RowWeights& weights,
                                      std::span<const std::int64_t> made) {
  double most = 0;
  for (const double entry : weights.entries) most = std::max(most, std::abs(entry));
  most += weights.golden;
  if (most <= 0) return std::nullopt;
  Balance balance = balance_of(around, ball, weights, made);
  const double cost = cost_of_mending(around, ball, balance.raise, most);
  if (balance.missing <= cost) return std::nullopt;
  const double share = scale / most;
  BallRefusal refusal;
  refusal.weights = case_of(around, ball, weights, share, balance.raise * share);
  for (double& loss : balance.losses) loss /= most;
  refusal.losses = std::move(balance.losses);
  refusal.budget = (balance.budget + cost) / most;
  return refusal;
}

Cases golden_case(const Surroundings& around) {
  Case one;
  one.tail = tail_of(around, 0, scale);
  Cases proof;
  proof.cases.push_back(std::move(one));
  return proof;
}

}  // namespace hardboard::peg_solitaire
