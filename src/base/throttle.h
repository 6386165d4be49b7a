// Work tells its progress as often as it likes; listeners hear of it a few times a second.
#pragma once

#include <chrono>

#include "base/limits.h"

namespace hardboard {

// Says which words of progress pass to the listener. A copy goes on by its own times.
class Throttle {
public:
  // No words pass before `first`.
  explicit Throttle(Clock::time_point first = Clock::now()) : next_(first) {}

  // Do words that come `now` pass? Five times a second they do. O(1).
  bool lets_pass(Clock::time_point now = Clock::now()) {
    if (now < next_) return false;
    next_ = now + std::chrono::milliseconds(200);
    return true;
  }

private:
  Clock::time_point next_;
};

}  // namespace hardboard
