// An iterator over text that tells how far a parser has come, so that errors found between the
// parser's events have a place; and texts quoted for messages.
#pragma once

#include <cstddef>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace hardboard {

struct Cursor {
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;

  const char* at = nullptr;
  const char** reached = nullptr;

  reference operator*() const { return *at; }
  Cursor& operator++() {
    *reached = ++at;
    return *this;
  }
  friend bool operator==(const Cursor& a, const Cursor& b) { return a.at == b.at; }
  friend bool operator!=(const Cursor& a, const Cursor& b) { return a.at != b.at; }
};

// At most thirty bytes of the text in quotes, with all that is no plain ASCII escaped.
inline std::string quote(std::string_view text) {
  constexpr auto replace = nlohmann::json::error_handler_t::replace;
  std::string shown(text.substr(0, 30));
  if (shown.size() < text.size()) shown += "...";
  return nlohmann::json(shown).dump(-1, ' ', true, replace);
}

}  // namespace hardboard
