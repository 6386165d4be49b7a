// SHA-256 (FIPS 180-4): the name that a proof calls its puzzle by. A forger who could find two
// puzzles with one name could pass a proof of one for a proof of the other, so a checksum such as
// FNV or CRC would not do.
#pragma once

#include <string>
#include <string_view>

namespace hardboard {

// The digest in 64 small hexadecimal digits. O(bytes).
std::string sha256(std::string_view bytes);

}  // namespace hardboard
