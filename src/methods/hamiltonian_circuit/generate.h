// Directed graphs whose vertices have two arcs in and one out, or one in and two out: the sources
// of Papadimitriou and Vazirani 1984.
#pragma once

#include <cstdint>
#include <functional>

#include "base/random.h"
#include "problems/hamiltonian_circuit/puzzle.h"

namespace hardboard::hamiltonian_circuit {

// A circuit through an even number of vertices, at least 4, and arcs at random from half of the
// vertices to the other half. With `broken`, arcs of the circuit are exchanged for others, so that
// there may be none. O(n).
Puzzle generate(std::uint32_t vertices, bool broken, Random& random);

// The same without crossings: a circuit as a circle, with arcs inside and outside of it. With
// `broken`, the arcs of some random circuits are reversed. O(n log n).
Puzzle generate_planar(std::uint32_t vertices, bool broken, Random& random);

// All directions of the edges of connected graphs with this number of vertices and at most 3 arcs
// at each vertex, both directions of an edge among them. False if `visit` ended the calls.
bool each_small(std::uint32_t vertices, const std::function<bool(Puzzle)>& visit);

}  // namespace hardboard::hamiltonian_circuit
