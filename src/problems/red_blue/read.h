// Reads and writes Red-Blue Dominating Set. The format is in docs/formats.md.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.h"
#include "base/text.h"
#include "problems/red_blue/puzzle.h"

namespace hardboard::red_blue {

// The keys of a file behind its first line, in the order in which messages list them.
inline constexpr std::array<std::string_view, 5> file_keys = {"reds", "blues", "k", "class",
                                                              "edges"};

// A file with more reds, or more blues, is refused.
inline constexpr std::uint32_t most_vertices = 100'000'000;

// Reads a text whose first line is `red-blue-dominating-set`. The result keeps the promises of
// puzzle.h; any other text is refused with the place of its error. O(size + edges log edges).
Result<Puzzle> read(const Text& text);

// The problem as a file; reading the file gives an equal problem. O(reds + edges).
std::string write(const Puzzle& puzzle);

}  // namespace hardboard::red_blue
