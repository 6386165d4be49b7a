// Circuits through all vertices of a directed graph: what Hamiltonian paths and circuits have in
// common. The checks of both show here that no circuit exists: by a proof about clauses in a file,
// which the kernel judges, or by the paths through all sets of a few vertices.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/limits.h"
#include "problems/formulas/cnf.h"
#include "problems/graphs/graph.h"
#include "proofs/findings.h"
#include "proofs/kernel_case.h"

namespace hardboard::graphs {

using VertexSet = std::vector<std::uint32_t>;  // vertices from 0

// Clauses that hold if variable a + 1 says whether the circuit takes arc a: of the arcs that leave
// a vertex, and of those that enter the vertex, exactly one; not both arcs between two of three or
// more vertices. Further variables count. O(vertices + arcs).
formulas::Cnf clauses_of(const Digraph& graph);

// The clause that the circuit takes an arc that leaves the set. True of each circuit if the set is
// neither empty nor holds all vertices (after Dantzig, Fulkerson and Johnson 1954). The vertices
// must exist. O(vertices + arcs).
std::vector<formulas::Literal> leaving_clause(const Digraph& graph, const VertexSet& set);

inline constexpr std::uint32_t most_in_table = 22;

// Whether a circuit exists, by the ends of all paths from the last vertex through each set of the
// others (Bellman 1962, Held and Karp 1962). Nothing for more than most_in_table vertices, or if
// the limits come first. O(2^n n) time, 2^(n + 1) bytes.
std::optional<bool> has_circuit(const Digraph& graph, const Limits& limits);

// Adds to the findings that no circuit exists, as far as that can be shown; an error, if one exists
// or a proof in the file does not hold. The proof is about clauses_of() and the clauses of `sets`,
// which may hold anything. `words` say what is to be shown: "no circuit visits all vertices". A
// second at most, or as long as the kernel takes for a proof.
void check_no_circuit(const Digraph& graph, const std::vector<VertexSet>& sets,
                      const std::string& words, const Limits& limits, const Recourse& recourse,
                      Findings& findings);

}  // namespace hardboard::graphs
