// Any bytes as valid text for picture files.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace hardboard::draw {

// The length of the character at the front of a nonempty text; 0 for invalid UTF-8 or a control
// character. O(1).
std::size_t character_length(std::string_view text);

// The text with U+FFFD for each byte that is no character (character_length); tabs and line ends
// stay. `printable` also replaces these by blanks. O(length).
std::string valid_text(std::string_view text);
std::string printable(std::string_view text);

// Text for element content and attribute values: the five special characters become entities;
// characters forbidden in XML (control characters, invalid UTF-8) become U+FFFD. O(length).
std::string escaped(std::string_view text);

}  // namespace hardboard::draw
