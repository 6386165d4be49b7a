#include "problems/integer_programme/mps_lines.h"

#include <charconv>
#include <cmath>
#include <fmt/format.h>
#include <system_error>
#include <utility>

namespace hardboard::integer_programme {

bool MpsLines::next() {
  while (in.next_raw_line()) {
    words.clear();
    for (std::string_view word = in.next_word(); !word.empty(); word = in.next_word())
      words.push_back(word);
    is_section = !words.empty() && in.place(words[0]).column == 1;
    if (!words.empty() && !(is_section && words[0].front() == '*')) return true;
  }
  words.clear();
  return false;
}

bool MpsLines::expect_words(std::size_t least, std::size_t most) {
  if (words.size() > most) return in.fail(words[most], "expected the end of the line");
  return words.size() >= least || fail("expected more on this line");
}

bool MpsLines::number(std::string_view word, std::int64_t& value, std::int64_t most) {
  std::string_view digits = word;
  if (digits.substr(0, 1) == "+") digits.remove_prefix(1);
  const char* const end = digits.data() + digits.size();
  double real = 0;
  const auto [stop, problem] = std::from_chars(digits.data(), end, real);
  const bool is_number = problem == std::errc() && stop == end && std::isfinite(real);
  if (!is_number || real != std::floor(real)) return in.fail_expected("a whole number", word);
  if (std::abs(real) > static_cast<double>(most))
    return in.fail(word, fmt::format("{} is too large: the most is {}", in_quotes(word), most));
  value = static_cast<std::int64_t>(real);
  return true;
}

bool MpsLines::fail_at_start(std::string message) {
  return in.fail(words[0], std::move(message));
}

bool MpsLines::fail(std::string message) {
  return in.fail(in.here(), std::move(message));
}

}  // namespace hardboard::integer_programme
