// Drawing upon a picture: labels and highlighted places. They lie above the picture, and the scene
// grows with them.
#pragma once

#include <string_view>

#include "draw/palette.h"
#include "draw/picture.h"

namespace hardboard::draw {

struct Size {
  double width = 0, height = 0;
};

// The size of the plate of a label. O(length).
Size label_size(const Picture& picture, std::string_view words);

// Words on a small plate with its middle at `at`. O(length).
void add_label(Picture& picture, Point at, std::string_view words, Colour colour);

// A thick ring, light inside and out, around the place whose middle is `at`. O(1).
void add_highlight(Picture& picture, Point at, Colour colour);

// Widens the scene so that it shows the rectangle from `low` (upper left) to `high` with a margin.
// O(1).
void include(Scene& scene, Point low, Point high);

}  // namespace hardboard::draw
