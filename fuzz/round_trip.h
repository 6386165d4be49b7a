// What every reader owes to any bytes at all: a puzzle that comes back from its canonical text, or
// an error that fits on one line and says where.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <string>
#include <string_view>

#include "base/result.h"
#include "base/text.h"

namespace hardboard::fuzz {

// Ends the program, which is how libFuzzer learns of a failure.
inline void require(bool condition) {
  if (!condition) std::abort();
}

inline void check_error(const InputError& error) {
  const auto is_control = [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; };
  require(error.line >= 1 && error.column >= 1);
  require(!error.message.empty() && error.message.size() < 400);
  require(std::none_of(error.message.begin(), error.message.end(), is_control));
}

// read(string_view) gives a Result<Puzzle>; write(Puzzle) gives text that read() must accept, and
// that must be the same when it is written again.
template <class Read, class Write>
void check_round_trip(std::string_view content, Read read, Write write) {
  const auto puzzle = read(content);
  if (!puzzle) return check_error(puzzle.error());
  const std::string text = write(*puzzle);
  const auto again = read(std::string_view(text));
  require(again.ok());
  require(write(*again) == text);
}

}  // namespace hardboard::fuzz
