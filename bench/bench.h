// What the sections of the benchmark share. Times mean little by themselves on a shared machine:
// every row stands beside a reference from the same run.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <ctime>
#include <fmt/core.h>
#include <sys/resource.h>
#include <vector>

#include "base/random.h"

namespace hardboard::bench {

// Processor time, not time on the wall: others work on the machine too.
template <class Work>
double seconds(Work work) {
  const auto now = [] {
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
  };
  const double start = now();
  work();
  return now() - start;
}

// Of a list that is not empty.
inline double median(std::vector<double> values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

// The most memory that the process has used so far, in bytes.
inline double peak_memory() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return 1024.0 * static_cast<double>(usage.ru_maxrss);
}
inline constexpr double mebibyte = 1 << 20;

// How fast this machine is just now: the seconds of a sort, which are printed.
inline double seconds_of_sort() {
  Random random(1);
  std::vector<std::uint64_t> keys(10'000'000);
  for (std::uint64_t& key : keys) key = random.next();
  const double unit = seconds([&] { std::sort(keys.begin(), keys.end()); });
  fmt::print("This machine sorts 10^7 random 64-bit keys in {:.2f} s.\n\n", unit);
  return unit;
}

// The sections, one file each.
void small_boards();
void generator();
// `unit` is what the machine needs for the sort that all is compared with.
void large_boards(std::uint32_t seeds, double unit);

}  // namespace hardboard::bench
