// Reads and writes And-Or-SAT. The format is in docs/formats.md.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "base/result.h"
#include "base/text.h"
#include "problems/and_or_sat/puzzle.h"

namespace hardboard::and_or_sat {

// The key of a file behind its first line.
inline constexpr std::array<std::string_view, 1> file_keys = {"clauses"};

// Any text that is no puzzle is refused with the place of its error. O(size).
Result<Puzzle> read(const Text& text);

// The puzzle as a file; reading the file gives an equal puzzle. O(literals).
std::string write(const Puzzle& puzzle);

}  // namespace hardboard::and_or_sat
