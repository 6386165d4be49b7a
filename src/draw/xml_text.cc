#include "draw/xml_text.h"

#include <algorithm>
#include <cstdint>

namespace hardboard::draw {
namespace {

constexpr std::string_view replacement = "\xEF\xBF\xBD";  // U+FFFD

}  // namespace

std::size_t character_length(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char lead = byte(0);
  if (lead < 0x80) return lead >= 0x20 && lead != 0x7f ? 1 : 0;
  const std::size_t length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
  if (lead < 0xc2 || lead > 0xf4 || text.size() < length) return 0;
  std::uint32_t code = lead & (0x7fU >> length);
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xc0) != 0x80) return 0;
    code = code << 6 | (byte(i) & 0x3fU);
  }
  const bool overlong = (length == 3 && code < 0x800) || (length == 4 && code < 0x10000);
  const bool surrogate = code >= 0xd800 && code <= 0xdfff;
  const bool control = code < 0xa0;
  const bool no_character = (code & 0xfffe) == 0xfffe || code > 0x10ffff;
  return overlong || surrogate || control || no_character ? 0 : length;
}

std::string valid_text(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    const std::size_t length = character_length(text);
    const bool is_blank = text.front() == '\t' || text.front() == '\n';
    result +=
        length > 0 || is_blank ? text.substr(0, std::max<std::size_t>(length, 1)) : replacement;
    text.remove_prefix(std::max<std::size_t>(length, 1));
  }
  return result;
}

std::string printable(std::string_view text) {
  std::string result = valid_text(text);
  std::replace_if(
      result.begin(), result.end(), [](char c) { return c == '\t' || c == '\n'; }, ' ');
  return result;
}

std::string escaped(std::string_view text) {
  std::string result;
  result.reserve(text.size());
  while (!text.empty()) {
    std::size_t length = 1;
    switch (text.front()) {
      case '&':
        result += "&amp;";
        break;
      case '<':
        result += "&lt;";
        break;
      case '>':
        result += "&gt;";
        break;
      case '"':
        result += "&quot;";
        break;
      case '\'':
        result += "&#39;";
        break;
      case '\t':
      case '\n':
        result += text.front();
        break;
      default:
        length = character_length(text);
        result += length == 0 ? replacement : text.substr(0, length);
        length = std::max<std::size_t>(length, 1);
    }
    text.remove_prefix(length);
  }
  return result;
}

}  // namespace hardboard::draw
