// Drawing upon a picture: frames around sets of squares (gadgets), labels, highlighted places. They
// lie above the picture, and the scene grows with them.
#pragma once

#include <span>
#include <string_view>

#include "draw/palette.h"
#include "draw/picture.h"

namespace hardboard::draw {

// A frame around the squares, inside of the outermost cells, with a title at its upper left corner.
// Frames of adjacent sets do not touch. Does nothing if the picture shows no board or the set is
// empty. O(n log n) for n squares.
void add_frame(Picture& picture, std::span<const Square> squares, std::string_view title,
               Colour colour = ink);

// Words on a small plate with its middle at `at`. O(length).
void add_label(Picture& picture, Point at, std::string_view words, Colour colour = ink);

// A thick ring, light inside and out, around the place whose middle is `at`. O(1).
void add_highlight(Picture& picture, Point at, Colour colour = mark);

// Widens the scene so that it shows the rectangle from `low` (upper left) to `high` with a margin.
// O(1).
void include(Scene& scene, Point low, Point high);

}  // namespace hardboard::draw
