// The edges of a graph in rows: the vertices to which, or from which, a token may capture.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "puzzles/graph_capture/puzzle.h"

namespace hardboard::graph_capture {

// Vertices count from 0 here. The heads of each row are sorted.
struct Adjacency {
  std::vector<std::uint32_t> first;  // row v is heads[first[v]] .. heads[first[v + 1] - 1]
  std::vector<std::uint32_t> heads;

  std::span<const std::uint32_t> row(std::uint32_t v) const {
    return {heads.data() + first[v], heads.data() + first[v + 1]};
  }
  bool has(std::uint32_t from, std::uint32_t to) const {
    const auto heads_of = row(from);
    return std::binary_search(heads_of.begin(), heads_of.end(), to);
  }
};

// For each vertex the vertices to which a token on it may capture. O(vertices + edges).
Adjacency captures_from(const Puzzle& puzzle);
// For each vertex the vertices from which a token may capture it; equal to captures_from() if the
// graph is undirected. O(vertices + edges).
Adjacency captures_to(const Puzzle& puzzle);

}  // namespace hardboard::graph_capture
