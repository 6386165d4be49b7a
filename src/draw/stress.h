// Layout of one connected graph by its distances: graph_layout.h says what for and from whom.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "draw/scene.h"

namespace hardboard::draw {

// Neighbours of v are neighbours[first[v]] .. neighbours[first[v + 1] - 1].
struct Adjacency {
  std::vector<std::size_t> first;
  std::vector<std::uint32_t> neighbours;
  std::uint32_t size() const { return static_cast<std::uint32_t>(first.size()) - 1; }
  std::span<const std::uint32_t> of(std::uint32_t v) const {
    return {neighbours.data() + first[v], neighbours.data() + first[v + 1]};
  }
};

// Numbers of edges from one vertex to all, breadth first. The graph is connected. O(n + m).
std::vector<std::uint32_t> distances(const Adjacency& graph, std::uint32_t from);

// Places for a connected graph, neighbours about 1 apart.
std::vector<Point> stress_layout(const Adjacency& graph);

}  // namespace hardboard::draw
