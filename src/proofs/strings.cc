// Strings in JSON and in text. Of the trusted ground this file alone includes the JSON library,
// whose headers cost seconds of every build.
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "base/escaped_json.h"
#include "base/text.h"
#include "proofs/archives.h"

namespace hardboard {
std::string json_quoted(std::string_view text) {
  return with_c1_escaped(
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
