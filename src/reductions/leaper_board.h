// Boards of Solo Chess whose tiles are the macros of an And-Or embedding: gadgets of wires,
// variables and gates of one type of leaper, all with budget 2 (Kühn 2024, chapters 5 and 6).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "gadgets/tile_set.h"
#include "problems/formulas/assignment.h"
#include "puzzles/solo_chess/traits.h"
#include "reductions/image.h"

namespace hardboard::leaper_board {

using Captures = std::vector<capture::Capture<Square>>;

// A type of leaper and its tiles.
struct Game {
  gadgets::TileSet tiles, plain;  // with all signals, and with those for false and true alone
  char letter = 'K';              // of the type
  std::string_view true_signal;   // the name of the signal for true in the tiles' gadgets
};

// The lower left square of each tile of a placed macro, in the order in which its signals run: a
// wire has a tile for each of its cells.
std::vector<Square> corners_of(const Game& game, const gadgets::Embedding& embedding,
                               const gadgets::PlacedMacro& placed);

// The net that leaves a macro at a side.
std::uint32_t net_at(const gadgets::PlacedMacro& placed, gadgets::Side side);

// The pieces of all tiles; one piece alone for a formula without clauses. O(pieces).
solo_chess::Puzzle board_of(const Game& game, const gadgets::Embedding& embedding);

// The greatest number of squares of the board's bounding box for a formula of this many variables:
// n variables stand in 2 n rows, and no row or column is wider than the widest macro.
std::pair<std::uint64_t, std::uint64_t> most_squares(const Game& game, std::uint32_t variables);

// The captures that clear the tiles one after the other, each tile with the signals that the
// assignment gives it. O(captures), and once a search for the plays of each tile and its signals.
Captures captures_of(const Game& game, const gadgets::Embedding& embedding,
                     const formulas::Assignment& assignment);

// The assignment by which the formula is true, as the heads show it in a solution. O(captures).
formulas::Assignment assignment_of(const Game& game, const gadgets::Embedding& embedding,
                                   const Captures& captures);

// The board's cells, those of the macros and those of the wires, in squares. O(1).
Area area_of(const Game& game, const gadgets::Embedding& embedding);

// A part for each variable, crossing, gate and the test. O(pieces).
std::vector<Part> parts_of(const Game& game, const gadgets::Embedding& embedding);

// By capture of a solution, the words for what the capture means: the last capture that begins in a
// head or a gate tells the gadget's value, the others have no words. O(captures + cells).
std::vector<std::string> meanings_of(const Game& game, const gadgets::Embedding& embedding,
                                     const Captures& captures);

// The tiles of each game, read once.
const Game& kings();
const Game& knights();

}  // namespace hardboard::leaper_board
