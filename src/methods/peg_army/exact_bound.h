// The bound that the duals of a node's linear programme prove on its cost, in integers: floating
// point numbers only suggest the multipliers.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engines/mip/model.h"

namespace hardboard::peg_army {

// The mark of a column without an upper bound. Nodes of the search bound each column.
inline constexpr std::uint16_t unbounded = 0xffff;

inline std::uint16_t as_bound(double value) {
  return value >= unbounded ? unbounded : static_cast<std::uint16_t>(value);
}

inline double as_double(std::uint16_t bound) {
  return bound == unbounded ? mip::infinity : bound;
}

// Scaled numbers are multiples of 1 / dual_scale.
inline constexpr std::int64_t dual_scale = std::int64_t{1} << 24;

// A bound on the cost of every solution of cost at most `most`, and the reduced costs, both scaled.
//
// Lagrange: if the signs of the multipliers y fit the sides of the rows, every solution x of the
// rows (Ax compared with b) costs at least sum(y b) plus the sum over the columns of min (c -
// yA)(j) x(j). A column with a negative reduced cost (c - yA)(j) and without an upper bound is at
// most `most` if its cost is 1 or more.
struct ExactBound {
  std::int64_t scaled = 0;
  std::vector<std::int64_t> reduced_costs;
  std::vector<std::int64_t> multipliers;  // for each row, scaled

  // Does the bound exceed `most`?
  bool exceeds(std::int64_t most) const { return scaled > most * dual_scale; }
};

// Nothing if the multipliers give no bound: because a column of cost 0 has no upper bound and a
// negative reduced cost, or because a number would overflow. All numbers of the model must be
// integers. O(entries), without rounding errors.
std::optional<ExactBound> exact_bound(const mip::Model& model, std::span<const std::uint16_t> lower,
                                      std::span<const std::uint16_t> upper,
                                      std::span<const double> duals, std::int64_t most);

// Narrows the bounds of each column to the values whose reduced cost alone keeps solutions within
// the cost `most`, which the exact bound must not exceed. O(columns).
void narrow(const ExactBound& exact, std::int64_t most, std::span<std::uint16_t> lower,
            std::span<std::uint16_t> upper);

}  // namespace hardboard::peg_army
