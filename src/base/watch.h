// Looks at the limits in long loops and tells progress there, for the price of a counter.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/limits.h"

namespace hardboard {

// One watch accompanies a piece of work and is passed by reference into each of its loops. Once the
// watch has seen that the limits are reached, every loop that asks it ends early; what such a loop
// leaves behind is incomplete, and whoever began the work throws it away.
class Watch {
public:
  // `phase` says in words what goes on, for the progress line. The limits and the words must
  // outlive the watch.
  Watch(const Limits& limits, std::string_view phase) : limits_(limits), phase_(phase) {}

  // The work enters another phase.
  void enter(std::string_view phase) {
    phase_ = phase;
    look();
  }

  // Counts steps of the work, each of some ten nanoseconds, and looks at the limits after every few
  // thousand: true once they are reached, and ever after.
  bool reached(std::uint64_t steps = 1) {
    steps_ += steps;
    if (steps_ >= steps_between_looks) look();
    return reached_;
  }

  // What the watch has seen so far, without another look.
  bool was_reached() const { return reached_; }

private:
  static constexpr std::uint64_t steps_between_looks = 1 << 14;

  void look() {
    steps_ = 0;
    reached_ = reached_ || limits_.reached();
    if (limits_.progress) limits_.progress(std::string(phase_));
  }

  const Limits& limits_;
  std::string_view phase_;
  std::uint64_t steps_ = 0;
  bool reached_ = false;
};

}  // namespace hardboard
