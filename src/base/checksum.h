// CRC-32 as in zip and PNG (ISO 3309).
#pragma once

#include <cstdint>
#include <span>

namespace hardboard {

// The checksum of all bytes so far, if `before` is the checksum of those before these. Eight bytes
// a step. O(bytes).
std::uint32_t checksum(std::span<const std::uint8_t> bytes, std::uint32_t before = 0);

}  // namespace hardboard
