// A peg solitaire puzzle as a picture: round holes, pegs in them, and the jumps of an answer as a
// film, or the functions of its refusal.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "draw/picture.h"
#include "puzzles/peg_solitaire/answer.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::draw {

// The board with coordinates and the goal's marks; boards with one diagonal of jumps are a lattice
// of triangles. Jumps give the moves in words below the board; up to 12 jumps are also numbered
// arrows, and up to 2,000 make a film, in which the pegs move and each arrow announces its jump.
// Each colouring or weight function (up to 6) gives a board on the right, with the coloured holes
// shaded or the weights written into the holes. Boards of more than 20,000 holes, or more than 400
// squares wide or high, are density maps (density.h) of their pegs or of their vacant holes.
//
// `position` is the puzzle as text; it ends the description, as in solo_chess.h. The picture plays
// the legal part of the jumps; the description says how many jumps are not drawn. O((holes +
// functions) + jumps log holes); about 100 bytes of SVG for a hole. The picture's grid is that of
// the position.
Picture picture(const peg_solitaire::Puzzle& puzzle, const peg_solitaire::Answer& answer = {},
                std::string_view position = {});

// The board with coordinates, the jumps, which must be legal, as a film and as arrows, and a
// legend, but no words on the puzzle's goal. Boards as large as those above that are drawn hole by
// hole. O(holes + jumps log holes).
Picture board_picture(const peg_solitaire::Puzzle& puzzle,
                      const std::vector<peg_solitaire::Jump>& jumps);

// The same in plain characters: `o` for a peg, `.` for a vacant hole, a blank for no hole; for each
// function a board of `x` for coloured holes, or of weights. Boards wider than 60 or higher than
// 200 are not drawn. O(size of the drawing and of the answer).
std::string text_picture(const peg_solitaire::Puzzle& puzzle,
                         const peg_solitaire::Answer& answer = {});

}  // namespace hardboard::draw
