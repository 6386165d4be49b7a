// Ranks that are threads of this process, for tests of algorithms for many processes.
#pragma once

#include <functional>

#include "base/ranks.h"

namespace hardboard::testing {

// Runs work(ranks) in `count` threads, as so many ranks, and returns when all have returned. Before
// each call that waits for others a rank sleeps for up to `delay_us` microseconds, at random.
void run_ranks(std::uint32_t count, std::uint64_t delay_us,
               const std::function<void(const Ranks&)>& work);

}  // namespace hardboard::testing
