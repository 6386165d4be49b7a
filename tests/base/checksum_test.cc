// CRC-32: the published value, the definition bit by bit, and checksums that go on.
#include "base/checksum.h"

#include <gtest/gtest.h>
#include <vector>

#include "base/random.h"

namespace hardboard {
namespace {

std::uint32_t bit_by_bit(std::span<const std::uint8_t> bytes) {
  std::uint32_t sum = ~0U;
  for (const std::uint8_t byte : bytes) {
    sum ^= byte;
    for (int bit = 0; bit < 8; ++bit) sum = (sum >> 1) ^ ((sum & 1) != 0 ? 0xEDB88320U : 0U);
  }
  return ~sum;
}

TEST(Checksum, HasThePublishedValue) {
  const std::vector<std::uint8_t> digits = {'1', '2', '3', '4', '5', '6', '7', '8', '9'};
  EXPECT_EQ(checksum(digits), 0xCBF43926U);
  EXPECT_EQ(checksum({}), 0U);
}

TEST(Checksum, OfAllLengthsAndCutAnywhere) {
  Random random(1);
  std::vector<std::uint8_t> bytes;
  for (std::size_t size = 0; size < 70; ++size) {
    const std::span<const std::uint8_t> all(bytes);
    const std::uint32_t expected = bit_by_bit(all);
    EXPECT_EQ(checksum(all), expected) << size;
    for (std::size_t cut = 0; cut <= size; ++cut)
      EXPECT_EQ(checksum(all.subspan(cut), checksum(all.first(cut))), expected) << size << cut;
    bytes.push_back(static_cast<std::uint8_t>(random.below(256)));
  }
}

}  // namespace
}  // namespace hardboard
