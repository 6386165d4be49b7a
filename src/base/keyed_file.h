// The usual shape of a puzzle's file: the name of its kind, then lines and blocks that each begin
// with a key.
#pragma once

#include <string_view>

#include "base/scanner.h"

namespace hardboard {

// Reads the whole file. key(word) reads what the key `word` begins, up to the end of its last line,
// and returns false after it has set the scanner's error. False with the error set.
template <class Key>
bool scan_keys(Scanner& in, std::string_view kind, Key&& key) {
  if (!in.check_encoding() || !in.begin(kind) || !in.expect_line_end()) return false;
  while (in.next_line())
    if (!key(in.next_word())) return false;
  return true;
}

}  // namespace hardboard
