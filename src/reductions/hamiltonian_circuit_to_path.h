// From Hamiltonian circuits in directed graphs to Hamiltonian paths in graphs, between ends of
// degree 1 (after Papadimitriou and Vazirani 1984, Figure 2, as Brunner et al. 2023, Lemma A.1,
// uses it).
//
// Vertex v becomes a row in(v), middle(v), out(v) with two edges, and an arc from u to v the edge
// between out(u) and in(v). Of vertex 1 the middle is missing: the path begins at a vertex beside
// out(1) and ends at a vertex beside in(1), both of degree 1. A path that visits middle(v), of
// degree 2, comes from in(v) and goes on to out(v) or the other way around. It begins with out(1),
// so it comes to each in(v) over an arc, goes on to out(v), and leaves over an arc, until it comes
// to in(1): a Hamiltonian circuit. Degrees grow by 1, planar graphs stay planar. So arcs of at most
// two at each vertex in and out, as in the sources of that paper, become degrees up to 3.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "problems/hamiltonian_circuit/traits.h"
#include "problems/hamiltonian_path/traits.h"
#include "reductions/image.h"

namespace hardboard {

struct HamiltonianCircuitToPath {
  using From = hamiltonian_circuit::Traits;
  using To = hamiltonian_path::Traits;
  static constexpr std::string_view name = "hamiltonian-circuit-to-path";
  static constexpr std::string_view source =
      "after Papadimitriou and Vazirani 1984 (Brunner et al. 2023, Lemma A.1)";
  static constexpr std::string_view summary =
      "each vertex becomes a row of three, the first one is cut open";
  static constexpr std::string_view law = "3 vertices + 1 vertices, 2 vertices + arcs edges";

  struct Trace {};
  using Made = Image<HamiltonianCircuitToPath>;

  static Result<Made> forward(const hamiltonian_circuit::Puzzle& puzzle, const Limits& limits);
  static bool keeps_law(const hamiltonian_circuit::Puzzle& puzzle,
                        const hamiltonian_path::Puzzle& image);
  static hamiltonian_path::Answer witness(const hamiltonian_circuit::Puzzle& puzzle,
                                          const Made& image,
                                          const hamiltonian_circuit::Answer& solution);
  static Result<hamiltonian_circuit::Answer> recover(const hamiltonian_circuit::Puzzle& puzzle,
                                                     const Made& image,
                                                     const hamiltonian_path::Answer& answer);
  static Refusal refusal();
  static std::vector<Part> parts(const hamiltonian_circuit::Puzzle& puzzle, const Made& image);
  static std::vector<std::string> meanings(const hamiltonian_circuit::Puzzle& puzzle,
                                           const Made& image,
                                           const hamiltonian_path::Answer& answer);
};

}  // namespace hardboard
