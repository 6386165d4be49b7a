// The board of peg solitaire as shapes: the wood below the holes, holes and pegs as symbols, shaded
// holes, and the legend.
#pragma once

#include <cstdint>
#include <vector>

#include "draw/grid.h"
#include "draw/legend.h"
#include "draw/scene.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::draw {

// A hole, a peg, and a peg to be written upon, by their numbers in peg_symbols().
inline constexpr std::uint32_t hole_symbol = 0, peg_symbol = 1, plain_symbol = 2;
std::vector<Symbol> peg_symbols();

// Adds the wood below the holes. On a triangular lattice the wood surrounds the lines along which
// pegs jump. O(holes log holes).
void add_wood(Scene& scene, const peg_solitaire::Puzzle& puzzle, const Grid& grid);

// The cells of a sorted_set (grid.h) hatched and outlined; `lines` scales the strokes. O(n log n).
Shape shading(const Grid& grid, const std::vector<Square>& set, double lines);

// The legend's items: peg, vacant hole, the goal's marks and, if there is a colouring, the shading.
std::vector<LegendItem> peg_legend(const peg_solitaire::Puzzle& puzzle, bool has_colouring);

}  // namespace hardboard::draw
