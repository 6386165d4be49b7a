// A peg solitaire puzzle as a picture: round holes, pegs in them, and of an answer the jumps as a
// film, or the functions that its refusal rests on.
#pragma once

#include <string>
#include <string_view>

#include "draw/picture.h"
#include "puzzles/peg_solitaire/answer.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::draw {

// The board with coordinates and the goal's marks; boards with one diagonal of jumps as a lattice
// of triangles. With jumps: below the board the moves in words; up to 12 jumps are numbered arrows
// as well, and up to 2,000 make a film, in which the pegs move and each arrow announces its
// jump. With colourings or weights (up to 6 of them) a board for each on the right, the coloured
// holes shaded, the weights written into the holes. Boards of more than 20,000 holes, or more than
// 400 squares wide or high, are density maps (density.h) of their pegs or of their vacant holes.
//
// `position` is the puzzle as text; it ends the description, as in solo_chess.h. Jumps are played
// by the rules as far as they are legal; the description says how many are not drawn.
// O((holes + functions) + jumps log holes); about 100 bytes of SVG for a hole. The picture's grid
// is that of the position.
Picture picture(const peg_solitaire::Puzzle& puzzle, const peg_solitaire::Answer& answer = {},
                std::string_view position = {});

// The same in plain characters: `o` a peg, `.` a vacant hole, a blank where no hole is; for each
// function a board of `x` for coloured holes, or of weights. Boards wider than 60 or higher than
// 200 are not drawn. O(size of the drawing and of the answer).
std::string text_picture(const peg_solitaire::Puzzle& puzzle,
                         const peg_solitaire::Answer& answer = {});

}  // namespace hardboard::draw
