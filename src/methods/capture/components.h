// Strongly connected components (Tarjan 1972) of a graph in rows, without recursion.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace hardboard::capture {

// Arcs of a graph on 0 .. n - 1: those of u lead to heads[first[u]] .. heads[first[u + 1] - 1].
struct Graph {
  std::vector<std::uint32_t> first;
  std::vector<std::uint32_t> heads;
  std::uint32_t size() const { return static_cast<std::uint32_t>(first.size()) - 1; }
  std::span<const std::uint32_t> row(std::uint32_t u) const {
    return {heads.data() + first[u], heads.data() + first[u + 1]};
  }
};

// component[u] counts from 0 in reverse topological order: an arc never leads to a larger number.
struct Components {
  std::vector<std::uint32_t> component;
  std::uint32_t count = 0;
};

// O(vertices + arcs).
Components strongly_connected(const Graph& graph);

}  // namespace hardboard::capture
