// Text from outside: checks its encoding, and splits it into puzzles. The readers give the lines
// their meaning (with base/scanner.h).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace hardboard {

// A text, or a part of one, with its place of origin. Does not own its content.
struct Text {
  std::string file;  // the name of the file in messages
  std::string_view content;
  std::int64_t first_line = 1;  // the line of the file that `content` begins with
};

// The first NUL or byte that is not UTF-8 (RFC 3629: no overlong forms, no surrogates), with line
// and column, or a second byte order mark; nothing if the content is text. O(size), about 5 GB/s on
// ASCII.
std::optional<InputError> check_encoding(const Text& text);

// The text without blanks and line ends around it. O(number of these).
std::string_view trimmed(std::string_view text);

// The content without its byte order mark, if it begins with one.
std::string_view without_mark(std::string_view content);

// The puzzles of a file: the parts between lines `---`. Parts that hold only blank lines and
// comments are left out; if all parts are such, the first part is returned, for a reader to refuse.
// O(size).
std::vector<Text> split_puzzles(const Text& text);

// The first word of the first line that has a word: the kind of a puzzle, or the placement of a FEN
// line. Empty if the content has no word. O(size of the lines before the word).
std::string_view first_word(std::string_view content);

// The UTF-8 character at the beginning of a text; one byte if the text begins with no valid
// character; empty for an empty text. O(1).
std::string_view first_character(std::string_view text);

// Is the UTF-8 character a control character (U+0000-U+001F, U+007F, U+0080-U+009F), which a
// terminal may obey, or a byte that belongs to no character? O(1).
bool upsets_terminals(std::string_view character);

// What `shown` makes of each UTF-8 character, one behind the other. O(length).
template <class Shown>
std::string each_character(std::string_view text, Shown shown) {
  std::string line;
  while (!text.empty()) {
    const std::string_view character = first_character(text);
    text.remove_prefix(character.size());
    line += shown(character);
  }
  return line;
}

// The text with the bytes of what upsets terminals in hexadecimal, \xNN. O(length).
std::string hex_escaped(std::string_view text);

// The user's word for a message: in backquotes, at most 30 characters, with control characters and
// invalid bytes, which could upset a terminal, written as \xNN.
std::string in_quotes(std::string_view word);

}  // namespace hardboard
