// Limits for threads that work side by side and end together.
#pragma once

#include <atomic>
#include <memory>
#include <mutex>
#include <string>

#include "base/limits.h"

namespace hardboard {

// The same limits, reached when `is_over` is set; one thread at a time tells progress. A thread
// that watches the limits outside has to set `is_over` when somebody interrupts.
inline Limits limits_of_threads(const Limits& limits, const std::atomic<bool>& is_over) {
  Limits inner = limits;
  inner.interrupted = &is_over;
  if (limits.progress) {
    inner.progress = [tell = limits.progress,
                      telling = std::make_shared<std::mutex>()](const std::string& words) {
      const std::lock_guard lock(*telling);
      tell(words);
    };
  }
  return inner;
}

}  // namespace hardboard
