// Time that the test itself takes: on a machine that is busy otherwise the clock on the wall runs
// on while the test waits for a processor.
#pragma once

#include <chrono>
#include <ctime>

namespace hardboard::testing {

// Starts with its construction. All threads of the process count.
class Stopwatch {
public:
  std::chrono::milliseconds spent() const {
    return std::chrono::milliseconds((std::clock() - start_) * 1000 / CLOCKS_PER_SEC);
  }

private:
  std::clock_t start_ = std::clock();
};

}  // namespace hardboard::testing
