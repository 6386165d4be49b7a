// Seconds as people give them, as a time of the clock.
#pragma once

#include <algorithm>
#include <chrono>

#include "base/limits.h"

namespace hardboard {

// So many seconds from now, 0 or more. A century is as good as no limit, and fits the clock.
inline Clock::time_point deadline_in(double seconds) {
  constexpr double century = 3e9;
  return Clock::now() + std::chrono::duration_cast<Clock::duration>(
                            std::chrono::duration<double>(std::min(seconds, century)));
}

}  // namespace hardboard
