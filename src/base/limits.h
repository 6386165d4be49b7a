// The limits of a computation: time until a deadline, memory, threads, and a flag that stops it.
#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>

namespace hardboard {

using Clock = std::chrono::steady_clock;

// Every method takes its limits by const reference. Asking reads the clock: ask every few thousand
// steps, not in each step.
struct Limits {
  std::optional<Clock::time_point> deadline;
  const std::atomic<bool>* interrupted = nullptr;
  std::size_t memory_bytes = std::size_t{3} << 29;  // tables stay below this size (1.5 GiB)
  unsigned threads = 1;                             // so many work at a time at most; at least 1
  // Called now and then with words on the work that goes on; empty when nobody listens.
  std::function<void(const std::string&)> progress;

  bool is_interrupted() const {
    return interrupted != nullptr && interrupted->load(std::memory_order_relaxed);
  }
  bool reached() const { return is_interrupted() || (deadline && Clock::now() >= *deadline); }

  // The reason why work ended early.
  const char* words() const {
    if (is_interrupted()) return "interrupted";
    if (deadline && Clock::now() >= *deadline) return "the time limit was reached";
    return "undecided";
  }
};

}  // namespace hardboard
