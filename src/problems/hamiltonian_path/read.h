// Reads and writes Hamiltonian path problems. The format is in docs/formats.md.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.h"
#include "base/text.h"
#include "problems/hamiltonian_path/puzzle.h"

namespace hardboard::hamiltonian_path {

// The keys of a file behind its first line, in the order in which messages list them.
inline constexpr std::array<std::string_view, 7> file_keys = {
    "start", "end", "points", "vertices", "edges", "graph6", "sparse6"};

// Reads a text that begins `hamiltonian-path`; or, of another's format, a graph in DIMACS or a list
// of edges, which has no ends. The result keeps the promises of puzzle.h; any other text is refused
// with the place of its error. O(size + m log m).
Result<Puzzle> read(const Text& text);

// A graph in graph6 or sparse6, alone on its line.
Result<Puzzle> read_line(std::string_view line, const std::string& file, std::int64_t number);

// The puzzle as a file; reading the file gives an equal puzzle. O(n + m).
std::string write(const Puzzle& puzzle);

// The shorter of graph6 and sparse6, without the puzzle's ends. O(n^2) where graph6 is shorter.
std::string write_line(const Puzzle& puzzle);

}  // namespace hardboard::hamiltonian_path
