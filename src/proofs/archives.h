// The archives as functions, and helpers that they share.
#pragma once

#include <optional>
#include <ostream>
#include <string>
#include <string_view>

#include "proofs/answer_form.h"

namespace hardboard {

void write_archive(std::ostream& out, Form form, const Description& describe);

// Both readers need UTF-8.
std::optional<InputError> read_json(const Text& text, const Description& describe);
std::optional<InputError> read_text(const Text& text, const Description& describe);

// The length of the JSON value at the beginning of the text, judged by brackets and quotes alone;
// npos if the value has no end. O(size).
std::size_t size_of_json(std::string_view text);

// The text as a JSON string in quotes; bytes that are not UTF-8 become U+FFFD. O(size).
std::string json_quoted(std::string_view text);
// The text of a JSON string in quotes; nothing if the string is malformed. O(size).
std::optional<std::string> json_unquoted(std::string_view quoted);

// The value of a JSON number; nothing if it is malformed or out of range.
std::optional<double> json_number(std::string_view text);

// The text made fit for one line: bytes that are not UTF-8 become U+FFFD, control characters become
// blanks, and blanks at both ends go. O(size).
std::string one_line(std::string_view text);

}  // namespace hardboard
