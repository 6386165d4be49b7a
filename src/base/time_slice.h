// Limits for one part of the work.
#pragma once

#include <algorithm>
#include <chrono>

#include "base/limits.h"

namespace hardboard {

// The same limits with a deadline no later than `end`.
inline Limits until(const Limits& limits, Clock::time_point end) {
  Limits slice = limits;
  slice.deadline = std::min(limits.deadline.value_or(end), end);
  return slice;
}

// The same limits with a deadline at most `most` from now.
inline Limits time_slice(const Limits& limits, Clock::duration most) {
  return until(limits, Clock::now() + most);
}

// The same limits with a deadline at least `least` from now.
inline Limits with_a_moment(const Limits& limits, Clock::duration least) {
  Limits longer = limits;
  if (limits.deadline) longer.deadline = std::max(*limits.deadline, Clock::now() + least);
  return longer;
}

// The same limits with this share of the time that is left, from 0 to 1; as they are without a
// deadline.
inline Limits share_of_time(const Limits& limits, double share) {
  if (!limits.deadline) return limits;
  const auto left = std::max(*limits.deadline - Clock::now(), Clock::duration::zero());
  return time_slice(limits, std::chrono::duration_cast<Clock::duration>(share * left));
}

}  // namespace hardboard
