// A Solo Chess puzzle as a picture, with the captures of an answer as numbered arrows and as a
// film, or with a refusal.
#pragma once

#include <string_view>

#include "draw/picture.h"
#include "puzzles/capture/answer.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::draw {

// The largest width and height of a board that is drawn square by square.
inline constexpr std::int64_t widest_board = 100;

// The largest width and height of a board whose arrows have numbers; on larger boards the numbers
// would be illegible.
inline constexpr std::int64_t widest_numbered = 50;

// The board with coordinates, pieces, marks and a legend. Puzzles without a frame get their
// bounding box with a margin of one square. A board larger than `widest_board` becomes a map: to
// scale, without squares, with small chessmen, with dots (more than 300 pieces), or with shaded
// fields (more than 15,000). A sentence below the picture and in its description names the parts
// that it leaves out.
//
// The picture draws captures as given, without judging them, and leaves out captures that do not
// join the squares of two different pieces. Up to 200 captures make a film. Maps of more than 2,000
// captures have no arrows. A refusal shades its groups of places, with their doors, antennas and
// trees; witnesses are barred lines; words tell counts and searches.
//
// `position` is the puzzle as text, in any format that the readers know; it ends the description,
// after comment lines, so that the description itself is a file.
//
// O((n + m) log (n + m)) for n pieces and m captures, except for captures that share a line
// (bows.h), and a walk along all rides for a refusal. A picture of 10^6 pieces takes a second.
Picture picture(const solo_chess::Puzzle& puzzle, const capture::Answer<Square>& answer = {},
                std::string_view position = {});

}  // namespace hardboard::draw
