// A peg army as a picture: the desert shaded, the army by platoons and on the march, or the weights
// that keep every army out.
#pragma once

#include <string>
#include <string_view>

#include "draw/picture.h"
#include "puzzles/peg_army/answer.h"
#include "puzzles/peg_army/puzzle.h"
#include "puzzles/peg_army/replay.h"

namespace hardboard::draw {

// The part of the plane around the desert and the army, with coordinates. The pegs of a platoon
// (platoons.h) share a colour and a letter; with up to 2,000 jumps the picture is a film. Moves by
// a puzzle's own tuples are not filmed. For a refusal, the squares show the weights of the first
// case, large ones rounded; weights outside of the proof's box are left out.
//
// `position` is the puzzle as text; it ends the description. The picture plays the legal part of
// the moves. An area of more than 100,000 squares gives a sentence without a drawing. O(squares +
// moves log); about 100 bytes of SVG for a peg or weight.
Picture picture(const peg_army::Puzzle& puzzle, const peg_army::Answer& answer = {},
                std::string_view position = {});

// The same in plain characters, a row a line: the letter of its platoon for a peg, `o` for a peg of
// none; `x` for a square of the desert, `*` for the goal, `.` for any other square; then the
// weights of a refusal. At most 120 columns, 30 weights in a row, and 200 rows.
std::string text_picture(const peg_army::Puzzle& puzzle, const peg_army::Answer& answer = {});

// A game in the same characters: `o` for each peg where it stands now, also within the desert.
std::string text_picture(const peg_army::Puzzle& puzzle, const peg_army::Game& game);

}  // namespace hardboard::draw
