// Simple graphs and directed graphs as flat arrays: what all problems on graphs share. Vertices
// count from 0 here, and from 1 in files and in answers.
#pragma once

#include <algorithm>
#include <compare>
#include <cstdint>
#include <span>
#include <vector>

namespace hardboard::graphs {

// Readers refuse a graph with more vertices before they take memory for it.
inline constexpr std::uint32_t most_vertices = 20'000'000;

struct Edge {
  std::uint32_t u = 0, v = 0;
  friend auto operator<=>(const Edge&, const Edge&) = default;
};

// Readers return only graphs that keep these promises: no loops, u < v in each edge, the edges
// sorted and without repetition.
struct Graph {
  std::uint32_t vertices = 0;
  std::vector<Edge> edges;
  friend bool operator==(const Graph&, const Graph&) = default;
};

// The same with arcs from u to v: no loops, sorted, without repetition.
struct Digraph {
  std::uint32_t vertices = 0;
  std::vector<Edge> arcs;
  friend bool operator==(const Digraph&, const Digraph&) = default;
};

// Sorts edges and leaves repeated ones out. O(m log m), O(m) if they are sorted.
void sort_once(std::vector<Edge>& edges);

// For each vertex a sorted row of vertices.
struct Rows {
  std::vector<std::uint32_t> first;  // row v is others[first[v]] .. others[first[v + 1] - 1]
  std::vector<std::uint32_t> others;

  std::uint32_t vertices() const { return static_cast<std::uint32_t>(first.size() - 1); }
  std::span<const std::uint32_t> row(std::uint32_t v) const {
    return {others.data() + first[v], others.data() + first[v + 1]};
  }
  std::uint32_t degree(std::uint32_t v) const { return first[v + 1] - first[v]; }
  bool has(std::uint32_t u, std::uint32_t v) const {
    const auto others_of = row(u);
    return std::binary_search(others_of.begin(), others_of.end(), v);
  }
};

// The neighbours of each vertex. O(n + m).
Rows neighbours(const Graph& graph);
// For each vertex the heads of the arcs that leave it, and the tails of those that enter it.
// O(n + m).
Rows heads(const Digraph& graph);
Rows tails(const Digraph& graph);

}  // namespace hardboard::graphs
