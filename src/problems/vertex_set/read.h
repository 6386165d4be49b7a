// Reads and writes Vertex Cover and Dominating Set. The format is in docs/formats.md.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "base/result.h"
#include "base/text.h"
#include "problems/vertex_set/puzzle.h"

namespace hardboard::vertex_set {

// The keys of a file behind its first line, in the order in which messages list them.
inline constexpr std::array<std::string_view, 5> file_keys = {"k", "vertices", "edges", "graph6",
                                                              "sparse6"};

// Reads a text whose first line is the name of the rule; any other text, and a file without `k` or
// without a graph, is refused with the place of its error. O(size + edges log edges).
template <Rule rule>
Result<Puzzle<rule>> read(const Text& text);

// The problem as a file; reading the file gives an equal problem. O(vertices + edges).
template <Rule rule>
std::string write(const Puzzle<rule>& puzzle);

}  // namespace hardboard::vertex_set
