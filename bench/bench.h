// What the sections of the benchmark share. Times mean little by themselves on a shared machine:
// every row stands beside a reference from the same run.
#pragma once

#include <chrono>
#include <cstdint>
#include <vector>

namespace hardboard::bench {

template <class Work>
double seconds(Work work) {
  const auto start = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

// Of a list that is not empty.
double median(std::vector<double> values);

// The most memory that the process has used so far, in MiB.
double peak_memory();

// The sections, one file each.
void small_boards();
void generator();
void large_boards(std::uint32_t seeds);

}  // namespace hardboard::bench
