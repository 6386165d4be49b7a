// Ranks that are threads of this process, for tests of algorithms for many processes.
#pragma once

#include <functional>

#include "base/ranks.h"

namespace hardboard::testing {

// Runs work(ranks) in `count` threads, as so many ranks, and returns when all have returned. Before
// each call that waits for others a rank sleeps for up to `delay_us` microseconds, at random.
void run_ranks(std::uint32_t count, std::uint64_t delay_us,
               const std::function<void(const Ranks&)>& work);

// A rank without others.
inline Ranks one_rank() {
  Ranks ranks;
  ranks.exchange = [](std::vector<Message> messages) { return messages; };
  ranks.greatest = ranks.sum = [](std::uint64_t number) { return number; };
  return ranks;
}

}  // namespace hardboard::testing
