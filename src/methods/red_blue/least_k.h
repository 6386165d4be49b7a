// Words on the k that would do, for minima of problems whose own k is too small.
#pragma once

#include <cstdint>
#include <fmt/format.h>
#include <string>

namespace hardboard::red_blue {

// So many reds dominate (`enough`), and no number of reds below `bound` does.
inline std::string least_k(std::uint64_t enough, std::uint64_t bound) {
  if (bound >= enough) return fmt::format("k = {} would do, and no less", enough);
  return fmt::format("k = {} would do, and less than {} would not", enough, bound);
}

}  // namespace hardboard::red_blue
