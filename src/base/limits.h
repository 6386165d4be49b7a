// What a computation may take: time until a deadline, memory, threads; and a flag that stops it.
#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>

namespace hardboard {

using Clock = std::chrono::steady_clock;

// Passed by const reference into every method. Asking costs a clock read: ask every few thousand
// steps, not in each.
struct Limits {
  std::optional<Clock::time_point> deadline;
  const std::atomic<bool>* interrupted = nullptr;
  std::size_t memory_bytes = std::size_t{3} << 29;  // tables stay below this (1.5 GiB)
  unsigned threads = 1;                             // at most so many work at a time
  // Told now and then in words what goes on; empty when nobody looks.
  std::function<void(const std::string&)> progress;

  bool is_interrupted() const {
    return interrupted != nullptr && interrupted->load(std::memory_order_relaxed);
  }
  bool reached() const { return is_interrupted() || (deadline && Clock::now() >= *deadline); }

  // Why work ended that did not come to its end.
  const char* words() const {
    if (is_interrupted()) return "interrupted";
    if (deadline && Clock::now() >= *deadline) return "the time limit was reached";
    return "undecided";
  }
};

}  // namespace hardboard
