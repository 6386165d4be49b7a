// Strings in JSON and in text. Of the trusted ground this file alone includes the JSON library,
// whose headers cost seconds of every build.
#include <cstddef>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "base/text.h"
#include "proofs/archives.h"

namespace hardboard {
namespace {

// JSON need not escape the control characters U+0080-U+009F, which terminals obey as well as those
// that it must.
std::string without_c1(std::string json) {
  for (std::size_t at = json.find('\xC2'); at != json.npos; at = json.find('\xC2', at + 1)) {
    const auto byte = static_cast<unsigned char>(json[at + 1]);
    if (byte < 0xA0) json.replace(at, 2, fmt::format("\\u{:04x}", byte));
  }
  return json;
}

}  // namespace

std::string json_quoted(std::string_view text) {
  return without_c1(
      nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
}

std::optional<std::string> json_unquoted(std::string_view quoted) {
  const auto json = nlohmann::json::parse(quoted, nullptr, false);
  if (!json.is_string()) return std::nullopt;
  return json.get<std::string>();
}

std::optional<double> json_number(std::string_view text) {
  const auto json = nlohmann::json::parse(text, nullptr, false);
  if (!json.is_number()) return std::nullopt;
  return json.get<double>();
}

std::string one_line(std::string_view text) {
  const std::string line = each_character(text, [](std::string_view character) {
    const bool is_no_character = character.size() == 1 && (character[0] & 0x80) != 0;
    if (is_no_character) return std::string_view("\xEF\xBF\xBD");
    return upsets_terminals(character) ? std::string_view(" ") : character;
  });
  return std::string(trimmed(line));
}

}  // namespace hardboard
