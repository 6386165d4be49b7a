// Limits for one part of the work.
#pragma once

#include <algorithm>

#include "base/limits.h"

namespace hardboard {

// The same limits with a deadline at most `most` from now.
inline Limits time_slice(const Limits& limits, Clock::duration most) {
  Limits slice = limits;
  const Clock::time_point end = Clock::now() + most;
  slice.deadline = std::min(limits.deadline.value_or(end), end);
  return slice;
}

}  // namespace hardboard
