// The squares of rings, tentacles, bars and wires in the grid, for path-to-grid-path, in the orders
// in which paths visit them.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "base/square.h"
#include "reductions/grid_layout.h"

namespace hardboard::grid_path {

// A tentacle as a ladder from its ring on: rungs of two neighbouring squares, one on the outer side
// of its turn (0), one on the inner side (1). Rung `turn` and the next one lie on the ring of the
// turn; their outer squares are joined by four squares more, the inner ones are neighbours.
struct Tentacle {
  std::vector<std::array<Square, 2>> rungs;
  std::size_t turn = 0;
  std::array<Square, 4> detour{};
};

// The tentacle of a ring along an edge. O(length).
Tentacle tentacle_of(const Layout& layout, std::uint32_t v, std::uint32_t edge);

// A square that stands for a vertex: each path visits these squares in the order of the vertices.
// O(1).
Square centre_of(const Layout& layout, std::uint32_t v);

// All squares of a vertex, as a path visits them that comes over one edge and goes on over another:
// a ring with the tentacle along that edge passed, and the other one visited on the way. Of two
// edges of a ring one is the bridge; the edge of a vertex of degree 1 is given twice. O(squares).
std::vector<Square> squares_of(const Layout& layout, std::uint32_t v, std::uint32_t from,
                               std::uint32_t to);

// The squares of an edge that belong to neither end, from the lower end to the upper. O(squares).
std::vector<Square> wire_of(const Layout& layout, std::uint32_t edge);

}  // namespace hardboard::grid_path
