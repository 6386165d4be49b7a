// Where the parts of a planar graph's vertices and edges lie in the grid, for
// path-to-grid-path (whose header says what the parts are).
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "base/limits.h"
#include "base/result.h"
#include "problems/hamiltonian_path/puzzle.h"

namespace hardboard::grid_path {

// Rows count upward. A vertex of degree 3 is a ring in the three rows from `y` on, or from y - 1 on
// if its bridge leaves upward; its tentacles begin in rows y and y + 1. Any other vertex is a bar
// in row y.
struct Vertex {
  std::array<std::uint32_t, 3> edges{};  // of a ring: left tentacle, right tentacle, bridge
  std::uint32_t degree = 0;
  std::int32_t x = 0;  // of a ring: its middle column
  std::int32_t y = 0;
  bool leaves_upward = false;

  bool is_ring() const { return degree == 3; }
  std::uint32_t bridge() const { return edges[2]; }
  bool has_tentacle(std::uint32_t edge) const { return is_ring() && edge != bridge(); }
  std::int32_t bridge_row() const { return leaves_upward ? y + 1 : y; }
  // The side of the grid, black or white, to which the square at the bridge belongs.
  std::int32_t colour() const { return (x + bridge_row()) & 1; }
  std::span<const std::uint32_t> incident() const { return {edges.data(), degree}; }
};

// An edge lies in one column, but for the way of a bridge to the ring. The pin is the pair of
// squares in rows `pin` and pin + 1 in which a tentacle touches a wire or another tentacle.
struct Edge {
  std::uint32_t lower = 0, upper = 0;  // vertices
  std::int32_t x = 0;
  std::int32_t pin = 0;
};

struct Layout {
  std::vector<Vertex> vertices;
  std::vector<Edge> edges;  // as in the source

  bool has_pin(std::uint32_t edge) const {
    const Edge& of = edges[edge];
    return vertices[of.lower].has_tentacle(edge) || vertices[of.upper].has_tentacle(edge);
  }
};

// The room that parts take, with a free row or column behind each: what the law of size rests on.
inline constexpr std::int32_t ring_height = 9, most_columns_of_edge = 11;

// The layout, or the reason why the source has none. O(n + m log m).
Result<Layout> layout_of(const hamiltonian_path::Puzzle& source, const Limits& limits);

}  // namespace hardboard::grid_path
