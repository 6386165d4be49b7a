// The problem of the Hamiltonian circuit: do the arcs of a directed graph hold a circuit that
// visits each vertex once?
#pragma once

#include <string_view>

#include "problems/graphs/graph.h"
#include "puzzles/capture/vertex.h"

namespace hardboard::hamiltonian_circuit {

inline constexpr std::string_view kind_name = "hamiltonian-circuit";

using capture::Vertex;

// Readers return only puzzles with at least one vertex.
struct Puzzle {
  graphs::Digraph graph;
};

}  // namespace hardboard::hamiltonian_circuit
