#include "base/checksum.h"

#include <array>

namespace hardboard {

std::uint32_t checksum(std::span<const std::uint8_t> bytes) {
  static const std::array<std::uint32_t, 256> table = [] {
    std::array<std::uint32_t, 256> entries{};
    for (std::uint32_t i = 0; i < 256; ++i) {
      std::uint32_t entry = i;
      for (int bit = 0; bit < 8; ++bit)
        entry = (entry >> 1) ^ ((entry & 1) != 0 ? 0xEDB88320U : 0U);
      entries[i] = entry;
    }
    return entries;
  }();
  std::uint32_t sum = ~0U;
  for (const std::uint8_t byte : bytes) sum = table[(sum ^ byte) & 255] ^ (sum >> 8);
  return ~sum;
}

}  // namespace hardboard
