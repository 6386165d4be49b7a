// The edges of a graph in rows: where a token may capture to, or from where one may come.
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

// For each vertex where a token on it may capture. O(vertices + edges).
Adjacency captures_from(const Puzzle& puzzle);
// For each vertex from where it may be captured; the same if the graph is undirected.
Adjacency captures_to(const Puzzle& puzzle);

}  // namespace hardboard::graph_capture
