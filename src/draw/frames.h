// Frames around sets of squares (gadgets, ports), with their titles beside them.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "draw/palette.h"
#include "draw/picture.h"

namespace hardboard::draw {

struct Frame {
  std::vector<Square> squares;
  std::string title;  // empty for none
};

// Frames inside of the outermost cells of their squares, so that frames of adjacent sets do not
// touch. A title stands within a square of its frame, where it hides no square of a frame, none of
// `others` and no other title; if there is no such place, at the nearest one further away, with a
// line to the frame. A title without room within some 30 lines of text is left out, since titles on
// top of one another tell nothing; the result is the number of these. Does nothing if the picture
// shows no board. O(n log n + titles * squares of a frame) for
// n squares, for each title with a line a few thousand places, and a bit for each quarter of a cell
// of the board, 4 million at the most.
std::size_t add_frames(Picture& picture, std::span<const Frame> frames,
                       std::span<const Square> others = {}, Colour colour = ink);

}  // namespace hardboard::draw
