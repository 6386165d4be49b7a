// From Hamiltonian paths in planar graphs of degrees up to 3 to Hamiltonian paths in grid graphs of
// degrees up to 3, both between ends of degree 1 (after Papadimitriou and Vazirani 1984, as Brunner
// et al. 2023, Lemma A.1, uses it).
//
// Both edges of a vertex of degree 2 are on every path. Such vertices, the ends and the edges
// between them become wires, paths of squares. A vertex of degree 3 that has such a neighbour
// becomes a ring of eight squares 0 to 7, with the wire of one such edge, its bridge, at square 0,
// and two tentacles, strips of width 2, at squares 1, 2 and 7, 6:
//
//   tentacle   5 4 3   tentacle      A tentacle turns once, around a ring of its own: here it goes
//   . . . . .  6   2  . . . . .      to the left, then up. It ends at a pin, a pair of squares
//   where . . . . .  7 0 1  . . . . .      it touches the wire or the other tentacle of its edge.
//                |  bridge
//
// A path has no end in a tentacle, so it crosses the two edges to the ring and the pin twice in
// all: either the tentacle is passed, from the ring to the pin, or it is visited from the ring (not
// from the pin alone, whose one edge does not suffice). The path takes the bridge, so of its two
// tentacles a ring has one that is passed and one that is visited. Thus the edges whose wires and
// pins the path takes are two at each vertex, one at each end, and connected: a Hamiltonian path.
//
// Conversely, a path goes through a ring from the bridge to 1, around the tentacle there and back
// to 2, along 3 to 7, and through the other tentacle to its pin, rung by rung; or the other way
// around. It comes to each rung on a square of the colour, black or white, of square 0: so it must
// come to the pin on the other colour, and to a turn on its inner side. Pins and turns have two
// positions to choose from, a row or a column apart. Where two tentacles meet, the squares 0 of
// their rings have different colours, for which the edges between vertices of degree 3 must form no
// odd circle; in images of hamiltonian-circuit-to-path they lead from in-vertices to out-vertices.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "problems/hamiltonian_path/traits.h"
#include "reductions/grid_layout.h"
#include "reductions/image.h"

namespace hardboard {

struct PathToGridPath {
  using From = hamiltonian_path::Traits;
  using To = hamiltonian_path::Traits;
  static constexpr std::string_view name = "path-to-grid-path";
  static constexpr std::string_view source =
      "after Papadimitriou and Vazirani 1984 (Brunner et al. 2023, Lemma A.1)";
  static constexpr std::string_view summary =
      "a ring with two tentacles for each vertex of degree 3, wires for all else";
  static constexpr std::string_view law =
      "points of degrees up to 3, within 11 edges columns and 9 vertices rows";

  using Trace = grid_path::Layout;
  using Made = Image<PathToGridPath>;

  static Result<Made> forward(const hamiltonian_path::Puzzle& puzzle, const Limits& limits);
  static bool keeps_law(const hamiltonian_path::Puzzle& puzzle,
                        const hamiltonian_path::Puzzle& image);
  static hamiltonian_path::Answer witness(const hamiltonian_path::Puzzle& puzzle, const Made& image,
                                          const hamiltonian_path::Answer& solution);
  static Result<hamiltonian_path::Answer> recover(const hamiltonian_path::Puzzle& puzzle,
                                                  const Made& image,
                                                  const hamiltonian_path::Answer& answer);
  static Refusal refusal();
  static std::vector<Part> parts(const hamiltonian_path::Puzzle& puzzle, const Made& image);
  static std::vector<std::string> meanings(const hamiltonian_path::Puzzle& puzzle,
                                           const Made& image,
                                           const hamiltonian_path::Answer& answer);
};

}  // namespace hardboard
