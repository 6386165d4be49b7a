// Reads and writes Graph Capture puzzles. The format is in docs/formats.md.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.h"
#include "base/text.h"
#include "puzzles/graph_capture/puzzle.h"

namespace hardboard::graph_capture {

// The keys of a file behind its first line, in the order in which messages list them.
inline constexpr std::array<std::string_view, 4> file_keys = {"budget", "vertices", "token",
                                                              "edges"};

// A file with more vertices is refused before any memory is taken for them.
inline constexpr std::uint32_t most_vertices = 100'000'000;

// Reads a text whose first line is `graph-capture undirected` or `graph-capture directed`. The
// result keeps the promises of puzzle.h; any other text is refused with the place of its error. O(n
// + m log m + size).
Result<Puzzle> read(const Text& text);

// The puzzle as a file; reading the file gives an equal puzzle. O(n + m).
std::string write(const Puzzle& puzzle);

}  // namespace hardboard::graph_capture
