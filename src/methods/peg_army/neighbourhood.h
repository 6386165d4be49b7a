// Large-neighbourhood search: improves an army by freeing its moves in one region of the plane at a
// time and letting the MIP engine rearrange them.
#pragma once

#include <cstdint>
#include <vector>

#include "base/limits.h"
#include "methods/peg_army/programme.h"

namespace hardboard::peg_army {

struct NeighbourhoodOptions {
  std::int64_t target = 0;  // stop at this cost
  // The number of columns that are free in a region, at random between these.
  std::uint32_t least_columns = 500, most_columns = 900;
  std::uint64_t engine_nodes = 300;  // of the MIP engine, for each region
  std::uint32_t most_rounds = 1'000'000;
  std::uint64_t seed = 1;
};

// The best solution found from x, a solution of the programme, when the limits, the target or the
// number of rounds is reached. limits.threads engines run side by side, and their outcomes are
// taken in the order of their beginnings: unless the limits end the search, the same options and
// the same number of threads give the same solution. Random numbers raise the costs by less than
// one move in all, so that the search moves among solutions of equal cost.
std::vector<std::int64_t> improve(const Instance& instance, const Programme& programme,
                                  std::vector<std::int64_t> x, const NeighbourhoodOptions& options,
                                  const Limits& limits);

}  // namespace hardboard::peg_army
