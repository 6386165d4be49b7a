// The Graph Capture game (Aravind, Misra, Mittal 2022, section 4): a token on each vertex, captures
// along edges, a budget for each token. Solved when one token remains.
#pragma once

#include <compare>
#include <cstdint>
#include <string_view>
#include <vector>

#include "puzzles/budgets.h"
#include "puzzles/capture/vertex.h"

namespace hardboard::graph_capture {

inline constexpr std::string_view kind_name = "graph-capture";

inline constexpr std::uint32_t unlimited = unlimited_budget;

using capture::Vertex;

struct Edge {
  Vertex from, to;
  friend auto operator<=>(const Edge&, const Edge&) = default;
};

// Readers return only puzzles that keep these promises: at least one vertex, no loops, edges sorted
// and without repetition; undirected edges have from < to.
struct Puzzle {
  bool directed = false;
  std::uint32_t budget = unlimited;    // of a token without a line `token` of its own
  std::vector<std::uint32_t> budgets;  // of vertex v at v - 1
  std::vector<Edge> edges;  // a token on `from` may capture along it; both ways if undirected
};

}  // namespace hardboard::graph_capture
