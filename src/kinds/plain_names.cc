#include "kinds/plain_names.h"

namespace hardboard {
namespace {

bool is_in_name(char c) {
  return (c >= 'a' && c <= 'z') || c == '-';
}

}  // namespace

std::string with_plain_names(
    std::string_view message,
    const std::vector<std::pair<std::string_view, std::string_view>>& renamed) {
  std::string plain;
  bool is_quoted = false;
  for (std::size_t i = 0; i < message.size(); ++i) {
    if (message[i] == '`') is_quoted = !is_quoted;
    const bool begins = i == 0 || message[i - 1] == ' ' || message[i - 1] == '(';
    const bool is_dashed = !is_quoted && begins && message.substr(i, 2) == "--";
    std::size_t end = i + 2;
    while (is_dashed && end < message.size() && is_in_name(message[end])) ++end;
    if (!is_dashed || end == i + 2) {
      plain += message[i];
      continue;
    }
    std::string_view name = message.substr(i + 2, end - i - 2);
    for (const auto& [from, to] : renamed)
      if (name == from) name = to;
    plain += name;
    i = end - 1;
  }
  return plain;
}

}  // namespace hardboard
