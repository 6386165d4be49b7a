// Reads and writes planar monotone 3SAT. The format is in docs/formats.md.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "base/result.h"
#include "base/text.h"
#include "problems/planar_3sat/puzzle.h"

namespace hardboard::planar_3sat {

// The keys of a file behind its first line, in the order in which messages list them.
inline constexpr std::array<std::string_view, 3> file_keys = {"variables", "above", "below"};

// The result keeps the promises of puzzle.h; any other text is refused with the place of its error,
// a crossing with the two clauses that cross. O(size log size).
Result<Puzzle> read(const Text& text);

// The puzzle as a file; reading the file gives an equal puzzle. O(literals).
std::string write(const Puzzle& puzzle);

}  // namespace hardboard::planar_3sat
