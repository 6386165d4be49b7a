// The archives, behind functions, and the words that they share.
#pragma once

#include <optional>
#include <ostream>
#include <string>
#include <string_view>

#include "proofs/answer_form.h"

namespace hardboard {

void write_archive(std::ostream& out, Form form, const Description& describe);

// The text must be UTF-8.
std::optional<InputError> read_json(const Text& text, const Description& describe);
std::optional<InputError> read_text(const Text& text, const Description& describe);

// The bytes of the JSON value that the text begins with, as brackets and quotes tell; npos if it
// has no end. O(size).
std::size_t size_of_json(std::string_view text);

// A text as a JSON string, in quotes; bytes that are not UTF-8 become U+FFFD. O(size).
std::string json_quoted(std::string_view text);
// The text of a JSON string in quotes; nothing if it is none. O(size).
std::optional<std::string> json_unquoted(std::string_view quoted);

// A number as JSON has it; nothing if it is none, or out of range.
std::optional<double> json_number(std::string_view text);

// A text as it can stand on a line: bytes that are not UTF-8 become U+FFFD, control characters
// become blanks, and there are none at the ends. O(size).
std::string one_line(std::string_view text);
std::string_view trimmed(std::string_view text);

}  // namespace hardboard
