// What a linear programme's duals prove, in integers: floating point only suggests them.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engines/mip/model.h"

namespace hardboard::peg_army {

// Bounds of a node of the search, one for each column; `unbounded` above means none.
inline constexpr std::uint16_t unbounded = 0xffff;

// Numbers here are multiples of 1 / dual_scale.
inline constexpr std::int64_t dual_scale = std::int64_t{1} << 24;

// Lagrange: for any multipliers y, of a sign that fits the rows' sides, every solution costs at
// least sum(y b) + sum over columns of min (c - yA)(j) x(j). A column without an upper bound and
// with a negative reduced cost c - yA is bounded by `most`, which each solution of cost `most` or
// less keeps if its columns cost 1 or more; for a column of cost 0 there is no bound.
//
// The bound for solutions of cost at most `most`, and the reduced costs, both scaled; nothing if
// there is none. All numbers of the model must be integers. O(entries), no rounding errors.
struct ExactBound {
  std::int64_t scaled = 0;
  std::vector<std::int64_t> reduced_costs;
};
std::optional<ExactBound> exact_bound(const mip::Model& model, std::span<const std::uint16_t> lower,
                                      std::span<const std::uint16_t> upper,
                                      std::span<const double> duals, std::int64_t most);

}  // namespace hardboard::peg_army
