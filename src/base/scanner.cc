#include "base/scanner.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <fmt/format.h>
#include <utility>

namespace hardboard {
namespace {

bool is_blank(char c) {
  return c == ' ' || c == '\t';
}

// Where the comment of a line begins; the end of the line if it has no comment.
const char* comment(const char* begin, const char* end) {
  bool inside = false;
  for (; begin != end && (inside || *begin != '#'); ++begin)
    if (*begin == '"') inside = !inside;
  return begin;
}

}  // namespace

Scanner::Scanner(const Text& text) : text_(&text) {
  const std::string_view content = without_mark(text.content);
  line_begin_ = line_end_ = at_ = next_ = content.data();
  end_ = content.data() + content.size();
  line_ = next_number_ = text.first_line;
}

bool Scanner::check_encoding() {
  std::optional<InputError> bad = hardboard::check_encoding(*text_);
  if (bad) error_ = *std::move(bad);
  return !bad;
}

// Takes the line at next_; false at the end of the text.
bool Scanner::step() {
  if (next_ == end_) {
    at_ = line_end_;
    return false;
  }
  line_begin_ = at_ = next_;
  line_ = next_number_;
  const void* found = std::memchr(next_, '\n', static_cast<std::size_t>(end_ - next_));
  line_end_ = found == nullptr ? end_ : static_cast<const char*>(found);
  next_ = found == nullptr ? end_ : line_end_ + 1;
  if (found != nullptr) ++next_number_;
  if (line_end_ != line_begin_ && line_end_[-1] == '\r') --line_end_;
  return true;
}

bool Scanner::next_line() {
  while (step()) {
    const auto length = static_cast<std::size_t>(line_end_ - line_begin_);
    if (length != 0 && std::memchr(line_begin_, '#', length) != nullptr)
      line_end_ = comment(line_begin_, line_end_);
    while (at_ != line_end_ && is_blank(*at_)) ++at_;
    if (at_ != line_end_) return true;
  }
  return false;
}

bool Scanner::next_raw_line() {
  return step();
}

void Scanner::unread_line() {
  next_ = line_begin_;
  next_number_ = line_;
}

bool Scanner::begin(std::string_view kind) {
  const std::string expected = fmt::format("`{}`", kind);
  if (!next_line()) return fail(here(), "nothing here: expected " + expected);
  const std::string_view word = next_word();
  return word == kind || fail_expected(expected, word);
}

bool Scanner::once(std::string_view key, Place& first) {
  if (first.line != 0)
    return fail(key, fmt::format("`{}` is given twice, first on line {}", key, first.line));
  first = place(key);
  return true;
}

std::string_view Scanner::next_word() {
  while (at_ != line_end_ && is_blank(*at_)) ++at_;
  const char* const begin = at_;
  while (at_ != line_end_ && !is_blank(*at_)) ++at_;
  return {begin, static_cast<std::size_t>(at_ - begin)};
}

std::string_view Scanner::take_rest() {
  const char* const begin = std::exchange(at_, line_end_);
  return {begin, static_cast<std::size_t>(line_end_ - begin)};
}

bool Scanner::next_integer(std::string_view what, std::int64_t least, std::int64_t most,
                           std::int64_t& value) {
  return to_integer(next_word(), what, least, most, value);
}

bool Scanner::to_integer(std::string_view word, std::string_view what, std::int64_t least,
                         std::int64_t most, std::int64_t& value) {
  const char* const end = word.data() + word.size();
  const auto [stop, problem] = std::from_chars(word.data(), end, value);
  if (stop != end || problem == std::errc::invalid_argument) return fail_expected(what, word);
  const bool overflow = problem == std::errc::result_out_of_range;
  if (overflow ? word.front() == '-' : value < least)
    return fail(
        word, fmt::format("{} of {} is too small: the least is {}", what, in_quotes(word), least));
  if (overflow || value > most)
    return fail(word,
                fmt::format("{} of {} is too large: the most is {}", what, in_quotes(word), most));
  return true;
}

bool Scanner::expect_line_end() {
  const std::string_view word = next_word();
  return word.empty() || fail_expected("the end of the line", word);
}

Place Scanner::place(std::string_view word) const {
  const auto starts_character = [](char c) {
    return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
  };
  return {line_, 1 + std::count_if(line_begin_, word.data(), starts_character)};
}

Place Scanner::here() const {
  return place({at_, 0});
}

bool Scanner::fail(Place place, std::string message) {
  error_ = {text_->file, place.line, place.column, std::move(message)};
  return false;
}

bool Scanner::fail_expected(std::string_view expected, std::string_view found) {
  return fail(found, fmt::format("expected {}, found {}", expected,
                                 found.empty() ? "the end of the line" : in_quotes(found)));
}

}  // namespace hardboard
