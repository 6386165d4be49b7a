// Large-neighbourhood search: improves an army by freeing its moves in one region of the plane at a
// time and letting the MIP engine rearrange them.
#pragma once

#include <cstdint>
#include <vector>

#include "base/limits.h"
#include "methods/peg_army/programme.h"

namespace hardboard::peg_army {

struct NeighbourhoodOptions {
  std::int64_t target = 0;           // stop at this cost
  std::uint32_t free_columns = 800;  // of the first region; the time taken adapts later ones
  double engine_seconds = 20;        // for each region
  std::uint32_t most_rounds = 1'000'000;
  std::uint64_t seed = 1;
};

// The best solution found from x, a solution of the programme, when the limits, the target or the
// number of rounds is reached. limits.threads engines run side by side. Random numbers raise the
// costs by less than one move in all, so that the search moves among solutions of equal cost.
std::vector<std::int64_t> improve(const Instance& instance, const Programme& programme,
                                  std::vector<std::int64_t> x, const NeighbourhoodOptions& options,
                                  const Limits& limits);

}  // namespace hardboard::peg_army
