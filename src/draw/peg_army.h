// A peg army as a picture: the desert shaded, the army by platoons and on the march, or the weights
// that keep every army out.
#pragma once

#include <string>
#include <string_view>

#include "draw/picture.h"
#include "puzzles/peg_army/answer.h"
#include "puzzles/peg_army/puzzle.h"

namespace hardboard::draw {

// The part of the plane around the desert and the army, with coordinates. The pegs of a platoon
// (platoons.h) have one colour and one letter; with up to 2,000 jumps the picture is a film. Moves
// by a puzzle's own tuples are not filmed. Of a refusal the first case's weights stand in their
// squares, large ones rounded; the weights outside of the proof's box are left out.
//
// `position` is the puzzle as text; it ends the description. Moves are played by the rules as far
// as they are legal. More than 100,000 squares are a sentence without a drawing.
// O(squares + moves log); about 100 bytes of SVG for a peg or weight.
Picture picture(const peg_army::Puzzle& puzzle, const peg_army::Answer& answer = {},
                std::string_view position = {});

// The same in plain characters, a row a line: a letter for a peg, by its platoon, `o` for a peg of
// none; `x` a square of the desert, `*` the goal, `.` any other; then the weights of a refusal. At
// most 120 columns, 30 weights in a row, and 200 rows.
std::string text_picture(const peg_army::Puzzle& puzzle, const peg_army::Answer& answer = {});

}  // namespace hardboard::draw
