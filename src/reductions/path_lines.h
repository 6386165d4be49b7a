// The board of Brunner et al. 2023, Theorem 3.2, on which a rook walks a Hamiltonian path of a
// graph of degrees up to 3 between two ends of degree 1; and its images for queens and bishops and
// for other villains (Corollaries 3.3 to 3.6). With two mends (docs/errata.md).
//
// Cells (column, row) for a graph with n vertices and m edges:
//   (i, 3i + 2), (i, 3i + 3), (n + m + 2 + i, 3i + 2), (n + m + 2 + i, 3i + 3)
//                            for each vertex i but the ends: the corners of a rectangle
//   (n + 1 + k, 3i + 2)      for each edge k at vertex i, in the rectangle's lower row
//   (n + 1 + k, 3)           for the start's edge k: the hero
//   (n + 1 + k, 1)           for the end's edge k
//
// In each row lie pieces of one vertex alone, and in each column two pieces: two corners of one
// side, or the two pieces of an edge. Villains never move (layout_of says why), so that the hero
// captures all of them: its way enters and leaves vertices over edges, each edge once. It can't
// leave the end, so the way ends there; a vertex of degree up to 3 that it left it can enter again,
// but not leave again. So it visits each vertex once, and the vertices in their order are a
// Hamiltonian path. Conversely the hero can go from any edge of a vertex over all of its pieces to
// any other edge: along the lower row to one side past the pieces on that side, around the
// rectangle, back, and last to the edge; if the edge lies on the side where the way would begin,
// around the other way.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/limits.h"
#include "base/result.h"
#include "problems/hamiltonian_path/answer.h"
#include "puzzles/solo_chess/puzzle.h"
#include "reductions/cells.h"
#include "reductions/lone_hero.h"
#include "reductions/reduction.h"

namespace hardboard::path_lines {

// The measures of a board. `printed` is the board as the paper prints it: without the gaps, and
// with the ends' pieces in columns k instead of those of their edges.
struct Layout {
  std::int64_t vertices = 0, edges = 0;
  bool printed = false;
  Placement placement;
};

// The layout's placement keeps villains from moving:
// - Villains that move along diagonals, or along rows and columns of a turned board, and queens as
//   heroes need a board without diagonals: columns lie farther apart than the board is high.
// - Kings and knights capture over a vector with a component 1, or a turned knight's leap has an
//   odd squared length 5, a turned king's capture at most 2: a stretch of both directions by 2
//   excludes them. So it does for pawns on a turned board, where the cells above and to the right
//   would be theirs to capture.
Layout layout_of(const hamiltonian_path::Puzzle& source, const lone_hero::Game& game, bool printed);

// The number of pieces: 4 and its degree for each vertex but the ends, and 2.
std::uint64_t pieces_of(const hamiltonian_path::Puzzle& source);

// The board, or the reason why there is none. O(n + m).
Result<solo_chess::Puzzle> board_of(const hamiltonian_path::Puzzle& source, const Layout& layout,
                                    const lone_hero::Game& game, const Limits& limits);

// The hero's captures for a solution of the source. O(n + m).
lone_hero::Captures captures_of(const hamiltonian_path::Puzzle& source, const Layout& layout,
                                const hamiltonian_path::Answer& solution);

// The path of the vertices in whose rows the hero stands; an error if it is none. O(n log n).
Result<hamiltonian_path::Answer> solution_of(const hamiltonian_path::Puzzle& source,
                                             const Layout& layout, const solo_chess::Puzzle& board,
                                             const lone_hero::Captures& captures);

// A part for each vertex. O(pieces).
std::vector<Part> parts_of(const hamiltonian_path::Puzzle& source, const Layout& layout);

// "vertex 2 to vertex 5" for captures from one vertex to another.
std::vector<std::string> meanings_of(const hamiltonian_path::Puzzle& source, const Layout& layout,
                                     const lone_hero::Captures& captures);

}  // namespace hardboard::path_lines
