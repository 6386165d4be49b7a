// Bytes as letters, for pictures in JSON.
#pragma once

#include <string>
#include <string_view>

namespace hardboard {

// RFC 4648, with padding. O(bytes).
std::string base64(std::string_view bytes);

}  // namespace hardboard
