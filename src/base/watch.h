// Looks at the limits in long loops and tells progress there, at the cost of a counter.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/limits.h"

namespace hardboard {

// One watch accompanies a piece of work and is passed by reference into each of its loops. Once the
// watch has seen that the limits are reached, every loop that asks it ends early and leaves
// incomplete results; the function that began the work discards them.
class Watch {
public:
  // `phase` names the phase of the work, for the progress line; without words the watch tells no
  // progress. The limits and the words must outlive the watch.
  explicit Watch(const Limits& limits, std::string_view phase = {})
      : limits_(limits), phase_(phase) {}

  // The work enters another phase.
  void enter(std::string_view phase) {
    phase_ = phase;
    look();
  }

  // Counts steps of the work, about ten nanoseconds each, and looks at the limits every few
  // thousand steps: true once they are reached, and at every later call.
  bool reached(std::uint64_t steps = 1) {
    steps_ += steps;
    if (steps_ >= steps_between_looks) look();
    return reached_;
  }

  // The result of the last look at the limits, without another look.
  bool was_reached() const { return reached_; }

private:
  static constexpr std::uint64_t steps_between_looks = 1 << 14;

  void look() {
    steps_ = 0;
    reached_ = reached_ || limits_.reached();
    if (limits_.progress && !phase_.empty()) limits_.progress(std::string(phase_));
  }

  const Limits& limits_;
  std::string_view phase_;
  std::uint64_t steps_ = 0;
  bool reached_ = false;
};

}  // namespace hardboard
