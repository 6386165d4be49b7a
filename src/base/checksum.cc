#include "base/checksum.h"

#include <array>
#include <bit>
#include <cstring>

namespace hardboard {
namespace {

static_assert(std::endian::native == std::endian::little, "words are read as they lie");
constexpr std::size_t step = 8;  // bytes

// What a byte adds to the checksum if `i` bytes of the step stand behind it (slicing by eight,
// Kounavis and Berry 2008).
constexpr auto tables = [] {
  std::array<std::array<std::uint32_t, 256>, step> result{};
  for (std::uint32_t byte = 0; byte < 256; ++byte) {
    std::uint32_t sum = byte;
    for (int bit = 0; bit < 8; ++bit) sum = (sum >> 1) ^ ((sum & 1) != 0 ? 0xEDB88320U : 0U);
    result[0][byte] = sum;
  }
  for (std::size_t i = 1; i < step; ++i)
    for (std::size_t byte = 0; byte < 256; ++byte) {
      const std::uint32_t sum = result[i - 1][byte];
      result[i][byte] = result[0][sum & 255] ^ (sum >> 8);
    }
  return result;
}();

}  // namespace

std::uint32_t checksum(std::span<const std::uint8_t> bytes, std::uint32_t before) {
  std::uint32_t sum = ~before;
  for (; bytes.size() >= step; bytes = bytes.subspan(step)) {
    std::uint64_t word = 0;
    std::memcpy(&word, bytes.data(), step);
    word ^= sum;
    const auto added = [word](std::size_t byte) {
      return tables[7 - byte][word >> 8 * byte & 255];
    };
    sum = added(0) ^ added(1) ^ added(2) ^ added(3) ^ added(4) ^ added(5) ^ added(6) ^ added(7);
  }
  for (const std::uint8_t byte : bytes) sum = tables[0][(sum ^ byte) & 255] ^ (sum >> 8);
  return ~sum;
}

}  // namespace hardboard
