// Every product and sum is checked for overflow.
#include "methods/peg_army/exact_bound.h"

#include <cmath>
#include <cstdlib>

#include "base/contract.h"

namespace hardboard::peg_army {
namespace {

// Larger multipliers could overflow a sum that is not checked, and give no bound.
constexpr double largest_dual = 1e6;

// sum += a * b. False if that overflows.
bool add_product(std::int64_t& sum, std::int64_t a, std::int64_t b) {
  std::int64_t product = 0;
  return !__builtin_mul_overflow(a, b, &product) && !__builtin_add_overflow(sum, product, &sum);
}

}  // namespace

std::optional<ExactBound> exact_bound(const mip::Model& model, std::span<const std::uint16_t> lower,
                                      std::span<const std::uint16_t> upper,
                                      std::span<const double> duals, std::int64_t most) {
  promise(duals.size() >= model.row_lower.size(), "there is a multiplier for each row");
  ExactBound bound;
  std::vector<std::int64_t>& y = bound.multipliers;
  y.resize(model.row_lower.size());
  for (std::size_t i = 0; i < y.size(); ++i) {
    if (!(std::abs(duals[i]) < largest_dual)) return std::nullopt;
    y[i] = std::llround(duals[i] * static_cast<double>(dual_scale));
    // A multiplier above 0 uses the row's lower side, one below 0 the upper side. A row without
    // that side gets the multiplier 0.
    const double side = y[i] > 0 ? model.row_lower[i] : model.row_upper[i];
    if (std::isinf(side)) y[i] = 0;
    if (y[i] != 0 && !add_product(bound.scaled, y[i], std::llround(side))) return std::nullopt;
  }
  bound.reduced_costs.resize(model.cost.size());
  for (int j = 0; j < model.columns(); ++j) {
    std::int64_t reduced = std::llround(model.cost[j]) * dual_scale;
    for (const mip::Entry& entry : model.column(j)) {
      reduced -= std::llround(entry.value) * y[entry.row];
    }
    bound.reduced_costs[j] = reduced;
    std::int64_t times = lower[j];
    if (reduced < 0) {
      if (upper[j] == unbounded && model.cost[j] < 1) return std::nullopt;
      times = upper[j] == unbounded ? most : upper[j];
    }
    if (!add_product(bound.scaled, reduced, times)) return std::nullopt;
  }
  return bound;
}

void narrow(const ExactBound& exact, std::int64_t most, std::span<std::uint16_t> lower,
            std::span<std::uint16_t> upper) {
  const std::int64_t room = most * dual_scale - exact.scaled;
  for (std::size_t j = 0; j < lower.size(); ++j) {
    const std::int64_t reduced = exact.reduced_costs[j];
    if (reduced == 0 || upper[j] == lower[j]) continue;
    const std::int64_t steps = room / std::abs(reduced);
    if (steps >= upper[j] - lower[j]) continue;
    if (reduced > 0)
      upper[j] = static_cast<std::uint16_t>(lower[j] + steps);
    else if (upper[j] != unbounded)
      lower[j] = static_cast<std::uint16_t>(upper[j] - steps);
  }
}

}  // namespace hardboard::peg_army
