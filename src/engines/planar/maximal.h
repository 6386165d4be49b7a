// Maximal planar graphs around planar graphs.
#pragma once

#include <cstdint>
#include <vector>

namespace hardboard::planar {

// The end and the number of an edge at a vertex.
struct Spoke {
  std::uint32_t to = 0, edge = 0;
};
// The edges around each vertex, all clockwise or all the other way, numbered from 0.
using Rotations = std::vector<std::vector<Spoke>>;

struct Maximal {
  Rotations rotations;       // of the given vertices first; the given edges keep their numbers
  std::uint32_t middle = 0;  // the new vertex in the middle of the largest face
};

// A connected graph of at least three vertices, made maximal: in each face a new vertex is joined
// to the two ends of each side, these new vertices to a circle, and all of them to one more in the
// middle. (Boost's own functions would add edges that lead to and fro along a chain of parts, and a
// canonical order would then go all along one side of the chain first.) O(m).
Maximal maximal(const Rotations& given);

}  // namespace hardboard::planar
