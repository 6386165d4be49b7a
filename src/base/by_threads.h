// Work that several threads share.
#pragma once

#include <thread>
#include <vector>

namespace hardboard {

// Calls work(rank) for each rank below `threads`, at least one, all at the same time; rank 0 is the
// calling thread. Returns when all have ended. The work must not throw.
template <class Work>
void by_threads(unsigned threads, const Work& work) {
  std::vector<std::thread> others;
  for (unsigned rank = 1; rank < threads; ++rank)
    others.emplace_back([&work, rank] { work(rank); });
  work(0U);
  for (std::thread& other : others) other.join();
}

}  // namespace hardboard
