// Large-neighbourhood search: an army is bettered by freeing the moves of one region of the plane
// at a time and letting the MIP engine arrange them anew.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "base/limits.h"
#include "methods/peg_army/programme.h"

namespace hardboard::peg_army {

struct NeighbourhoodOptions {
  std::int64_t target = 0;           // stop at this cost
  std::uint32_t jobs = 1;            // engines side by side
  std::uint32_t free_columns = 800;  // at first; regions grow and shrink with the time they take
  double engine_seconds = 20;
  std::uint32_t most_rounds = 1'000'000;
  std::uint64_t seed = 1;
  std::function<void(const std::vector<std::int64_t>&, std::int64_t cost)> found;  // may be empty
};

// The best solution found from x, which must solve the programme, until the limits, the target or
// the rounds are reached. The objective is perturbed by less than a move altogether, so that
// solutions of equal cost are walked through.
std::vector<std::int64_t> improve(const Instance& instance, const Programme& programme,
                                  std::vector<std::int64_t> x, const NeighbourhoodOptions& options,
                                  const Limits& limits);

}  // namespace hardboard::peg_army
