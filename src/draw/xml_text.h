// Any bytes as text that files of pictures can hold.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace hardboard::draw {

// How many bytes the character at the front of a text that is not empty takes; 0 if they are not
// UTF-8, or a control character. O(1).
std::size_t character_length(std::string_view text);

// The text with U+FFFD for each byte that is no character (character_length); tabs and line ends
// stay. `printable` has blanks for these as well. O(length).
std::string valid_text(std::string_view text);
std::string printable(std::string_view text);

// Text for element content and attribute values: the five special characters become entities;
// what XML forbids (control characters, invalid UTF-8) becomes U+FFFD. O(length).
std::string escaped(std::string_view text);

}  // namespace hardboard::draw
