// CRC-32 as in zip and PNG (ISO 3309).
#pragma once

#include <cstdint>
#include <span>

namespace hardboard {

// A byte at a time: disks are slower. O(bytes).
std::uint32_t checksum(std::span<const std::uint8_t> bytes);

}  // namespace hardboard
