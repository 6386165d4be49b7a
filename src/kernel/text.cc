#include "kernel/text.h"

#include <algorithm>
#include <charconv>

namespace hardboard::kernel {

std::string counted(std::uint64_t number, const std::string& noun) {
  return std::to_string(number) + " " + noun + (number == 1 ? "" : "s");
}

void Reader::fail(const std::string& words) const {
  throw BadText{number_, word_ + 1, words};
}

bool Reader::has_word() {
  next_ = std::min(line_.find_first_not_of(" \t\r", next_), line_.size());
  return next_ < line_.size();
}

void Reader::line() {
  if (has_word()) {
    word_ = next_;
    fail("expected the end of the line");
  }
  do {
    line_.clear();
    ++number_;
    word_ = next_ = 0;
    if (!std::getline(in_, line_)) fail("expected another line, found the end of the text");
  } while (!has_word());
}

std::string_view Reader::word(std::string_view expected) {
  const bool is_there = has_word();
  word_ = next_;
  if (!is_there) fail("expected " + std::string(expected) + ", found the end of the line");
  next_ = std::min(line_.find_first_of(" \t\r", word_), line_.size());
  return std::string_view(line_).substr(word_, next_ - word_);
}

void Reader::line(const std::string& begins_with) {
  line();
  if (word("`" + begins_with + "`") != begins_with) fail("expected `" + begins_with + "`");
}

std::int64_t Reader::number(std::string_view expected, std::int64_t least, std::int64_t most) {
  const std::string_view digits = word(expected);
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
  if (error != std::errc() || end != digits.data() + digits.size() || value < least || value > most)
    fail("expected " + std::string(expected) + ", a number from " + std::to_string(least) + " to " +
         std::to_string(most));
  return value;
}

std::uint32_t Reader::index(std::string_view expected, std::size_t many) {
  return static_cast<std::uint32_t>(number(expected, 1, static_cast<std::int64_t>(many)) - 1);
}

std::uint32_t Reader::bound(std::string_view expected) {
  const bool is_star = has_word() && line_[next_] == '*';
  if (!is_star) return static_cast<std::uint32_t>(number(expected, 0, no_bound - 1));
  if (word(expected) != "*") fail("expected " + std::string(expected) + ", or *");
  return no_bound;
}

}  // namespace hardboard::kernel
