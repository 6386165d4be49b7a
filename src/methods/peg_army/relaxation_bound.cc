#include "methods/peg_army/relaxation_bound.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace hardboard::peg_army {
namespace {

std::vector<double> of_length_1(std::vector<double> ray) {
  double length = 0;
  for (const double part : ray) length = std::max(length, std::abs(part));
  for (double& part : ray) part /= length;
  return ray;
}

}  // namespace

std::optional<ExactBound> bound_of(const mip::Model& model, const Box& box,
                                   const Shrunk& relaxation, mip::LpStatus status,
                                   std::int64_t most) {
  if (status == mip::LpStatus::unknown) return std::nullopt;
  const std::vector<double> duals = relaxation.duals();
  const auto bound_by = [&](double part, const std::vector<double>& ray, double length) {
    std::vector<double> multipliers = duals;
    for (double& multiplier : multipliers) multiplier *= part;
    for (std::size_t i = 0; i < ray.size(); ++i) multipliers[i] += length * ray[i];
    return exact_bound(model, box.lower, box.upper, multipliers, most);
  };
  if (status == mip::LpStatus::optimal) return bound_by(1, {}, 0);
  // Duals far beyond the claim may be too large for integers. A part of the duals proves at least
  // that part of their bound, since duals of 0 prove a bound of 0.
  for (const double part : {1.0, 1e-1, 1e-2, 1e-3, 1e-4, 1e-5})
    if (auto exact = bound_by(part, {}, 0); exact && exact->exceeds(most)) return exact;
  // Far enough along a ray the duals prove any bound.
  const std::vector<double> ray = of_length_1(relaxation.ray());
  if (ray.empty()) return std::nullopt;
  for (const double part : {0.0, 1.0})
    for (const double length : {1e1, -1e1, 1e2, -1e2, 1e3, -1e3, 1e4, -1e4, 1e5, -1e5})
      if (auto exact = bound_by(part, ray, length); exact && exact->exceeds(most)) return exact;
  return std::nullopt;
}

}  // namespace hardboard::peg_army
