// Strings in JSON and in text. Of the trusted ground this file alone includes the JSON library,
// whose headers cost seconds of every build.
#include <nlohmann/json.hpp>

#include "base/text.h"
#include "proofs/archives.h"

namespace hardboard {

std::string json_quoted(std::string_view text) {
  return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
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
  std::string line;
  while (!text.empty()) {
    const std::string_view character = first_character(text);
    text.remove_prefix(character.size());
    const auto byte = static_cast<unsigned char>(character.front());
    if (character.size() == 1 && (byte < 0x20 || byte == 0x7F))
      line += ' ';
    else
      line += character.size() == 1 && byte >= 0x80 ? "\xEF\xBF\xBD" : character;
  }
  return std::string(trimmed(line));
}

}  // namespace hardboard
