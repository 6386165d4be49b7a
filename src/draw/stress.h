// Layout of one connected graph by its distances; graph_layout.h names the sources.
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

// The distances from one vertex to all vertices, in edges. The graph is connected. O(n + m).
std::vector<std::uint32_t> distances(const Adjacency& graph, std::uint32_t from);

// Points for the vertices of a connected graph, with neighbours about 1 apart. graph_layout.h gives
// the cost.
std::vector<Point> stress_layout(const Adjacency& graph);

}  // namespace hardboard::draw
