// A Solo Chess puzzle as a picture, with the captures of an answer as numbered arrows.
#pragma once

#include <span>
#include <string_view>

#include "draw/scene.h"
#include "puzzles/capture/answer.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::draw {

// Boards up to so many squares wide and high are drawn square by square.
inline constexpr std::int64_t widest_board = 200;

// The board with coordinates, pieces, marks and a legend. Puzzles without a frame get their
// bounding box with a margin of one square. What is larger than `widest_board` becomes a map: to
// scale, without squares, with small chessmen or (more than 300 pieces) dots.
//
// `position` is the puzzle as text, in any format that the readers know; it ends the description,
// after comment lines that say what is drawn, so that the description itself is a file.
// Captures are drawn as they are given and not judged; those that are not between two different
// squares of pieces are left out, and the description says how many. Maps of more than 2,000
// captures leave out their arrows.
//
// O((n + m) log (n + m)) for n pieces and m captures, but for captures that share a line (bows.h).
// The largest board, 40,000 pieces with 39,999 captures, takes a second, 100 MB and 22 MB of SVG; a
// map of 100,000 pieces a tenth of that time and 10 MB.
Scene picture(const solo_chess::Puzzle& puzzle,
              std::span<const capture::Capture<Square>> moves = {}, std::string_view position = {});

}  // namespace hardboard::draw
