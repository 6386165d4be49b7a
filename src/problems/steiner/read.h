// Reads and writes rectilinear Steiner trees, in the project's own format (docs/formats.md) and in
// that of SteinLib.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "base/result.h"
#include "base/text.h"
#include "problems/steiner/puzzle.h"

namespace hardboard::steiner {

// The keys of a file behind its first line, in the order in which messages list them.
inline constexpr std::array<std::string_view, 2> file_keys = {"length", "points"};

inline constexpr std::uint64_t most_length = 1'000'000'000'000'000;

// Reads a text whose first line is `rectilinear-steiner`, or a text of SteinLib (read_stp.h). The
// result keeps the promises of puzzle.h; any other text is refused with the place of its error.
// O(size + n log n).
Result<Puzzle> read(const Text& text);

// The problem as a file; reading the file gives an equal problem. O(n).
std::string write(const Puzzle& puzzle);

}  // namespace hardboard::steiner
