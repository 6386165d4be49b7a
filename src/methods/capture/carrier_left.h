// What the carriers of a tree of exits have left of their budgets.
#pragma once

#include <algorithm>
#include <cstdint>

namespace hardboard::capture {

// More than any carrier needs; taking some away changes nothing. Longer distances that end are
// taken for shorter ones.
inline constexpr std::int32_t endless = std::int32_t{1} << 30;

inline std::int32_t left_of(std::uint32_t budget) {
  return static_cast<std::int32_t>(std::min<std::uint32_t>(budget, endless - 1));
}

inline bool is_enough(std::int32_t left, std::uint32_t cost) {
  return left >= 0 && static_cast<std::uint32_t>(left) >= cost;
}

// Only if it is enough.
inline std::int32_t after_a_step(std::int32_t left, std::uint32_t cost) {
  return left == endless ? endless : left - static_cast<std::int32_t>(cost);
}

}  // namespace hardboard::capture
