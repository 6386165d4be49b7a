// What the vertices of a source become in path-to-grid-path: rings or bars, with a bridge for each
// ring.
#pragma once

#include <vector>

#include "base/result.h"
#include "reductions/grid_layout.h"

namespace hardboard::grid_path {

struct Roles {
  std::vector<Vertex> vertices;       // without places; of a ring's edges the bridge is the last
  std::vector<std::uint8_t> colours;  // by vertex: different for rings that share an edge
};

// The error, in words alone, says why the source is not of the form that the reduction needs, but
// for its being planar. O(n + m).
Result<Roles> roles_in(const hamiltonian_path::Puzzle& source);

}  // namespace hardboard::grid_path
