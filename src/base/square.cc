#include "base/square.h"

#include <algorithm>
#include <charconv>
#include <limits>

namespace hardboard {
namespace {

// Columns count a .. z, aa .. zz, aaa ...: bijective base 26.
std::string column_letters(std::int64_t x) {
  std::string letters;
  for (; x > 0; x = (x - 1) / 26) letters.push_back(static_cast<char>('a' + (x - 1) % 26));
  std::reverse(letters.begin(), letters.end());
  return letters;
}

bool take_number(std::string_view& text, std::int32_t& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{}) return false;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return true;
}

bool take_letters(std::string_view& text, std::int32_t& column) {
  std::int64_t x = 0;
  for (; !text.empty() && text[0] >= 'a' && text[0] <= 'z'; text.remove_prefix(1)) {
    x = x * 26 + (text[0] - 'a' + 1);
    if (x > std::numeric_limits<std::int32_t>::max()) return false;
  }
  column = static_cast<std::int32_t>(x);
  return x > 0;
}

bool take_character(std::string_view& text, char character) {
  if (text.empty() || text[0] != character) return false;
  text.remove_prefix(1);
  return true;
}

}  // namespace

std::optional<Square> take_square(std::string_view& text) {
  std::string_view rest = text;
  Square square;
  if (take_character(rest, '(')) {
    if (!take_number(rest, square.x) || !take_character(rest, ',') ||
        !take_number(rest, square.y) || !take_character(rest, ')')) {
      return std::nullopt;
    }
  } else if (!take_letters(rest, square.x) || !take_number(rest, square.y) || square.y < 1) {
    return std::nullopt;
  }
  text = rest;
  return square;
}

std::string name(Square square) {
  if (square.x < 1 || square.y < 1) {
    return "(" + std::to_string(square.x) + "," + std::to_string(square.y) + ")";
  }
  return column_letters(square.x) + std::to_string(square.y);
}

}  // namespace hardboard
