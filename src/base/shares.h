// Equal shares of numbered items, for threads and for processes.
#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>

namespace hardboard {

// The first item of the share of a rank below `ranks`, or for rank `ranks` the number of items. The
// shares have equally many items, but for one, and come in the order of the ranks.
inline std::uint64_t first_of_share(std::uint64_t items, std::uint32_t rank, std::uint32_t ranks) {
  return items / ranks * rank + std::min<std::uint64_t>(rank, items % ranks);
}

// The first item of a rank's share, and the first behind.
inline std::pair<std::uint64_t, std::uint64_t> share_of(std::uint64_t items, std::uint32_t rank,
                                                        std::uint32_t ranks) {
  return {first_of_share(items, rank, ranks), first_of_share(items, rank + 1, ranks)};
}

}  // namespace hardboard
