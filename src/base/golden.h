// Exact numbers a + b phi, where phi = (1 + sqrt 5) / 2, for comparing weights that are powers of
// the golden ratio.
#pragma once

#include <cstdint>

namespace hardboard {

__extension__ using Wide = __int128;

// phi^2 = phi + 1. Both parts must stay below 2^126 in size; no operation checks for overflow.
struct Golden {
  Wide a = 0, b = 0;

  friend Golden operator+(Golden u, Golden v) { return {u.a + v.a, u.b + v.b}; }
  friend Golden operator-(Golden u, Golden v) { return {u.a - v.a, u.b - v.b}; }
  friend Golden operator*(Golden u, std::int64_t factor) { return {u.a * factor, u.b * factor}; }
  friend bool operator==(const Golden&, const Golden&) = default;
};

// The sign of u: -1, 0 or 1. Takes steps of Euclid's algorithm: u phi = b + (a + b) phi has the
// sign of u, and its parts are no larger than those of u as long as the parts of u differ in sign.
// O(log of the parts).
inline int sign(Golden u) {
  while ((u.a < 0 && u.b > 0) || (u.a > 0 && u.b < 0)) u = {u.b, u.a + u.b};
  return u.a > 0 || u.b > 0 ? 1 : u.a < 0 || u.b < 0 ? -1 : 0;
}

// 1 / phi^n, for n up to 180. O(n).
inline Golden golden_power(std::uint32_t n) {
  Golden power{1, 0};
  for (; n > 0; --n) power = {power.b - power.a, power.a};
  return power;
}

}  // namespace hardboard
