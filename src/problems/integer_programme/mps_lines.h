// The lines of MPS files, as words and whole numbers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/scanner.h"
#include "base/text.h"
#include "problems/integer_programme/puzzle.h"

namespace hardboard::integer_programme {

// Steps through the lines that are neither blank nor comments (`*` at their beginning). Whatever
// returns bool says false on failure, with the scanner's error set. All words point into the text.
struct MpsLines {
  explicit MpsLines(const Text& text) : in(text) {}

  // False at the end of the text, without an error; then there are no words. O(the line).
  bool next();

  // The line has at least `least` words and at most `most`.
  bool expect_words(std::size_t least, std::size_t most);
  // Reads a whole number, also as 12.0 or 1e3, of an absolute value of up to `most`.
  bool number(std::string_view word, std::int64_t& value, std::int64_t most = most_number);

  // An error at the first word, or where the scanner stands. Both return false.
  bool fail_at_start(std::string message);
  bool fail(std::string message);

  Scanner in;
  std::vector<std::string_view> words;
  bool is_section = false;  // the line names a section: its first word begins in column 1
};

}  // namespace hardboard::integer_programme
