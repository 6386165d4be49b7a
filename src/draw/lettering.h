// The width of words, and the division of a text into lines.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hardboard::draw {

// The fonts of all pictures, the preferred one first. DejaVu Sans and Verdana have the widths of
// text_width, the others are narrower.
inline constexpr std::string_view font_families =
    "'DejaVu Sans', Verdana, Helvetica, Arial, sans-serif";
inline constexpr std::string_view font_family = "DejaVu Sans";

// A blank at which no line is broken (U+00A0).
inline constexpr std::string_view no_break = "\xC2\xA0";

// The width of the words in DejaVu Sans, in units of the size; a character beyond ASCII counts as
// wide as a capital W, except the blank `no_break`. O(length).
double text_width(std::string_view words, double size, bool bold = false);

// The largest size of at most `most` in which the words are at most `fit` wide.
double fitting_size(std::string_view words, double most, double fit, bool bold = false);

// The words in lines of width at most `fit`, broken at blanks; a wider word has its own line.
// O(length).
std::vector<std::string> wrapped(std::string_view words, double size, double fit);

}  // namespace hardboard::draw
