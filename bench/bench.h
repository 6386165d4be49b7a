// What the sections of the benchmark share. Times mean little by themselves on a shared machine:
// every row stands beside a reference from the same run.
#pragma once

#include <cstdint>
#include <ctime>
#include <vector>

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
double median(std::vector<double> values);

// The most memory that the process has used so far, in MiB.
double peak_memory();

// The sections, one file each.
void small_boards();
void generator();
// `unit` is what the machine needs for the sort that all is compared with.
void large_boards(std::uint32_t seeds, double unit);

}  // namespace hardboard::bench
