// A peg solitaire puzzle as a picture: round holes, pegs in them, and of an answer the jumps as a
// film or the functions that its refusal rests on.
#pragma once

#include <string>
#include <string_view>

#include "draw/scene.h"
#include "puzzles/peg_solitaire/answer.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::draw {

// The board with coordinates and the goal's marks. With jumps: below it the moves in words; up to
// 12 jumps are numbered arrows as well, and up to 2,000 make a film, in which the pegs move and
// each arrow shows while its peg jumps. With colourings or pagoda functions (up to 6 of them) a
// board for each, the coloured holes shaded, the weights written into the holes.
//
// `position` is the puzzle as text; it ends the description, as in solo_chess.h. Jumps are played
// by the rules as far as they are legal; the description says how many are not drawn. Boards of
// more than 100,000 holes are a sentence without a drawing.
// O((holes + functions) + jumps log holes); about 100 bytes of SVG for a hole.
Scene picture(const peg_solitaire::Puzzle& puzzle, const peg_solitaire::Answer& answer = {},
              std::string_view position = {});

// The same in plain characters: `o` a peg, `.` a vacant hole, a blank where no hole is; for each
// function a board of `x` for coloured holes, or of weights. Boards wider than 60 or higher than
// 200 are not drawn. O(size of the drawing and of the answer).
std::string text_picture(const peg_solitaire::Puzzle& puzzle,
                         const peg_solitaire::Answer& answer = {});

}  // namespace hardboard::draw
