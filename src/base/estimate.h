// Words on work that goes on: how much of it is done, and how long the rest takes at this pace.
#pragma once

#include <chrono>
#include <fmt/format.h>
#include <string>

#include "base/limits.h"

namespace hardboard {

// "depth 5: 40 %, 12 s to go for this depth", of work that began at `start`; `done` is from 0 to 1.
inline std::string with_estimate(const std::string& what, double done, Clock::time_point start,
                                 const std::string& whole) {
  const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
  const std::string rest =
      done <= 0 ? "" : fmt::format(", {:.0f} s to go for this {}", seconds / done - seconds, whole);
  return fmt::format("{}: {:.0f} %{}", what, 100 * done, rest);
}

}  // namespace hardboard
