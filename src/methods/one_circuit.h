// A circuit through all vertices of a directed graph, by a SAT solver that chooses arcs.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/limits.h"
#include "methods/options.h"
#include "problems/graphs/circuits.h"
#include "proofs/answer_head.h"

namespace hardboard {

struct CircuitChoice {
  Verdict verdict = Verdict::unknown;
  std::vector<std::uint32_t> circuit;   // of a solvable problem, from vertex 0
  std::vector<graphs::VertexSet> sets;  // which the choice had to leave; never with the last vertex
};

// Choices of several circuits are excluded one by one, as they come: an arc must leave each
// circuit's vertices (after Dantzig, Fulkerson and Johnson 1954). The clauses are those of
// graphs::clauses_of(), and one for each set. Unknown if these clauses do not fit the memory.
// Exponential time; O(n + m) for each set.
CircuitChoice choose_circuit(const graphs::Digraph& graph, const Limits& limits);

// Adds to the file of the options the proof that no circuit leaves all these sets. Returns why the
// proof could not be written, or an empty string.
std::string prove_no_circuit(const graphs::Digraph& graph,
                             const std::vector<graphs::VertexSet>& sets,
                             const SolveOptions& options);

}  // namespace hardboard
