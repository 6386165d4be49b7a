#include "base/base64.h"

#include <cstdint>

namespace hardboard {

std::string base64(std::string_view bytes) {
  constexpr std::string_view digits =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string text;
  text.reserve((bytes.size() + 2) / 3 * 4);
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    const auto byte = [&](std::size_t at) -> std::uint32_t {
      return at < bytes.size() ? static_cast<unsigned char>(bytes[at]) : 0;
    };
    const std::uint32_t group = byte(i) << 16 | byte(i + 1) << 8 | byte(i + 2);
    for (unsigned digit = 0; digit < 4; ++digit) {
      const bool is_there = i + digit <= bytes.size();
      text += is_there ? digits[group >> (18 - 6 * digit) & 63] : '=';
    }
  }
  return text;
}

}  // namespace hardboard
