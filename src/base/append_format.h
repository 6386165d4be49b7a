#pragma once

#include <fmt/core.h>
#include <string>

namespace hardboard {

// As append_format, for a format that is known when the program runs.
void append_formatted(std::string& text, fmt::string_view format, fmt::format_args values);

// Appends to a text what `fmt::format` makes of the values. fmt's own way, `format_to` with an
// iterator, compiles all of its formatting again in every file that asks for it: six seconds a
// file.
template <class... Values>
void append_format(std::string& text, fmt::format_string<Values...> format, Values&&... values) {
  append_formatted(text, format, fmt::make_format_args(values...));
}

}  // namespace hardboard
