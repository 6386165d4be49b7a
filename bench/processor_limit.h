// A limit on processor time: on a machine that is busy otherwise a deadline on the clock would give
// each board another share of the processor.
#pragma once

#include <atomic>
#include <chrono>
#include <ctime>
#include <thread>

#include "base/limits.h"

namespace hardboard::bench {

// From its construction on, `limits()` are reached when the process has used so many seconds.
class ProcessorLimit {
public:
  explicit ProcessorLimit(double seconds)
      : end_(std::clock() + static_cast<std::clock_t>(seconds * CLOCKS_PER_SEC)),
        watcher_([this] { watch(); }) {}
  ~ProcessorLimit() {
    is_over_ = true;
    watcher_.join();
  }
  ProcessorLimit(const ProcessorLimit&) = delete;
  ProcessorLimit& operator=(const ProcessorLimit&) = delete;

  Limits limits() const {
    Limits limits;
    limits.interrupted = &reached_;
    return limits;
  }

private:
  void watch() {
    while (!is_over_ && std::clock() < end_)
      std::this_thread::sleep_for(std::chrono::milliseconds(2));
    reached_ = true;
  }

  std::clock_t end_;
  std::atomic<bool> reached_ = false, is_over_ = false;
  std::thread watcher_;
};

}  // namespace hardboard::bench
