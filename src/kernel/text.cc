#include "kernel/text.h"

#include <charconv>

namespace hardboard::kernel {

std::string counted(std::uint64_t number, const std::string& noun) {
  return std::to_string(number) + " " + noun + (number == 1 ? "" : "s");
}

void Reader::fail(const std::string& words) const {
  throw BadText{number_, word_ + 1, words};
}

void Reader::write_back() {
  if (!read_.empty()) read_.back() = '\n';
  if (echo_ != nullptr) *echo_ << read_;
  echo_ = nullptr;
  read_.clear();
}

std::string_view Reader::next() {
  const auto is_blank = [](char c) { return c == ' ' || c == '\t' || c == '\r'; };
  while (next_ < line_.size() && is_blank(line_[next_])) ++next_;
  std::size_t end = next_;
  while (end < line_.size() && !is_blank(line_[end])) ++end;
  return std::string_view(line_).substr(next_, end - next_);
}

void Reader::line() {
  if (has_word()) word_ = next_, fail("expected the end of the line");
  if (!read_.empty()) read_.back() = '\n';
  go_on();
  do {
    line_.clear();
    ++number_;
    word_ = next_ = 0;
    if (!std::getline(in_, line_)) fail("expected another line, found the end of the text");
  } while (!has_word());
}

std::string_view Reader::word(std::string_view expected) {
  const std::string_view found = next();
  word_ = next_;
  if (found.empty()) fail("expected " + std::string(expected) + ", found the end of the line");
  next_ += found.size();
  if (echo_ != nullptr) read_.append(found).append(" ");
  return found;
}

bool Reader::takes(std::string_view wanted) {
  return next() == wanted && !word(wanted).empty();
}

Reader& Reader::expect(const std::string& wanted) {
  if (word("`" + wanted + "`") != wanted) fail("expected `" + wanted + "`");
  return *this;
}

Reader& Reader::line(const std::string& begins_with) {
  line();
  return expect(begins_with);
}

std::size_t Reader::number_in(std::span<const std::string_view> list) {
  const bool is_there = has_word();
  word_ = next_;
  const auto found = is_there ? std::find(list.begin(), list.end(), word({})) : list.end();
  if (found != list.end()) return static_cast<std::size_t>(found - list.begin());
  std::string words = "expected " + std::string(list.front());
  for (std::size_t i = 1; i < list.size(); ++i)
    words.append(i + 1 < list.size() ? ", " : " or ").append(list[i]);
  fail(is_there ? words : words + ", found the end of the line");
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
  return static_cast<std::uint32_t>(number(expected, 1, many) - 1);
}

std::uint32_t Reader::bound(const std::string& expected) {
  if (takes("*")) return no_bound;
  return static_cast<std::uint32_t>(number("* or " + expected, 0, no_bound - 1));
}

}  // namespace hardboard::kernel
