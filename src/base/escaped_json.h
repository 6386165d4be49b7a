// JSON that a terminal can show.
#pragma once

#include <cstddef>
#include <fmt/format.h>
#include <string>
#include <utility>

namespace hardboard {

// The same JSON with its characters U+0080-U+009F escaped, as \u0080: JSON need not escape these
// control characters, which terminals obey as well as those that it must. The text is UTF-8.
// O(length).
inline std::string with_c1_escaped(std::string json) {
  std::string escaped;
  std::size_t from = 0;  // so many bytes are in `escaped`
  for (std::size_t at = json.find('\xC2'); at != json.npos; at = json.find('\xC2', at + 1)) {
    const auto byte = static_cast<unsigned char>(json[at + 1]);
    if (byte >= 0xA0) continue;
    escaped.append(json, from, at - from);
    escaped += fmt::format("\\u{:04x}", byte);
    from = at + 2;
  }
  if (from == 0) return json;
  return std::move(escaped.append(json, from));
}

}  // namespace hardboard
