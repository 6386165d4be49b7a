// The Graph Capture game (Aravind, Misra, Mittal 2022, section 4): a token on each vertex, captures
// along edges, a budget for each token. Solved when one token remains.
#pragma once

#include <compare>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

namespace hardboard::graph_capture {

inline constexpr std::uint32_t unlimited = std::numeric_limits<std::uint32_t>::max();

// Vertices are numbered from 1, as in the files.
struct Vertex {
  std::uint32_t number = 0;
  friend auto operator<=>(const Vertex&, const Vertex&) = default;
};

// "7".
inline std::string name(Vertex vertex) {
  return std::to_string(vertex.number);
}

struct Edge {
  Vertex from, to;
  friend auto operator<=>(const Edge&, const Edge&) = default;
};

// A reader hands out only puzzles that keep these promises: at least one vertex, no loops, edges
// sorted and each once; undirected ones have from < to.
struct Puzzle {
  bool directed = false;
  std::uint32_t budget = unlimited;    // what a token has unless a line `token` says otherwise
  std::vector<std::uint32_t> budgets;  // of vertex v at v - 1
  std::vector<Edge> edges;  // a token on `from` may capture along it; both ways if undirected
};

}  // namespace hardboard::graph_capture
