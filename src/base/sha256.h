// SHA-256 (FIPS 180-4): proofs name their puzzles by this digest. A forger who could find two
// puzzles with equal names could pass a proof of one for a proof of the other, so a checksum such
// as FNV or CRC would not do.
#pragma once

#include <string>
#include <string_view>

namespace hardboard {

// The digest in 64 small hexadecimal digits. O(bytes).
std::string sha256(std::string_view bytes);

}  // namespace hardboard
