#include "cli/resume.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <optional>
#include <string_view>
#include <system_error>

#include "proofs/answer_head.h"

namespace hardboard::cli {
namespace {

// The number behind the first `key` of the line.
std::optional<std::uint64_t> number_behind(std::string_view line, std::string_view key) {
  const std::size_t at = line.find(key);
  if (at == line.npos) return std::nullopt;
  std::uint64_t number = 0;
  const auto [end, error] =
      std::from_chars(line.data() + at + key.size(), line.data() + line.size(), number);
  if (error != std::errc()) return std::nullopt;
  return number;
}

// Does a text answer begin with this line, of which the end may be missing?
bool begins_answer(std::string_view line, bool has_end) {
  const std::string_view word = line.substr(0, line.find(' '));
  const bool may_go_on = !has_end && word.size() == line.size();
  const auto fits = [&](std::string_view verdict) {
    return may_go_on ? verdict.starts_with(word) : verdict == word;
  };
  return fits("bad") || std::any_of(verdict_words.begin(), verdict_words.end(), fits);
}

}  // namespace

Result<Begun> begun_answers(const std::string& file, Form form) {
  Begun begun;
  std::error_code none;
  if (!std::filesystem::exists(file, none)) return begun;
  // Opening a FIFO would wait for whoever writes it.
  const bool is_file = std::filesystem::is_regular_file(file, none);
  std::ifstream in;
  if (is_file) in.open(file, std::ios::binary);
  if (!is_file || !in)
    return InputError{file, 0, 0, "expected a file with answers that can be read"};
  const bool is_json = form == Form::json;
  const std::string_view key = is_json ? "\"index\":" : "  index: ";
  const std::string_view line_key = is_json ? "\"line\":" : "  line: ";
  std::string line;
  std::int64_t number = 0;
  std::uint64_t bytes = 0;                    // before the line
  bool is_first = true;                       // line of a text answer
  std::optional<std::uint64_t> index, place;  // of the answer at hand
  const auto end_answer = [&](std::uint64_t at) -> std::optional<InputError> {
    if (index != begun.answers + 1) {
      return InputError{
          file, number, 1,
          fmt::format("expected the end of answer {}, with `{}{}`{}", begun.answers + 1, key,
                      begun.answers + 1, is_json ? "" : "; answers in JSON need --json")};
    }
    begun = {begun.answers + 1, at, place.value_or(0)};
    index.reset();
    place.reset();
    return std::nullopt;
  };
  while (std::getline(in, line)) {
    ++number;
    const bool is_separator = !is_json && line == "---";
    if (line.starts_with('{') != is_json && (is_json || number == 1))
      return InputError{file, number, 1,
                        is_json ? "expected an answer in JSON; for text, leave --json out"
                                : "expected an answer as text; for JSON, add --json"};
    if (!is_json && is_first && !begins_answer(line, !in.eof()))
      return InputError{file, number, 1,
                        "expected an answer; the file holds something else and stays as it is"};
    if (!index) index = number_behind(line, key);
    if (!place) place = number_behind(line, line_key);
    is_first = is_separator;
    if (is_separator)
      if (const auto error = end_answer(bytes)) return *error;
    if (in.eof()) break;  // a line without its end
    bytes += line.size() + 1;
    if (is_json)
      if (const auto error = end_answer(bytes)) return *error;
  }
  return begun;
}

}  // namespace hardboard::cli
