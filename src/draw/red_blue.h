// A red-blue dominating set as a picture: reds on the left, blues on the right, and the chosen reds
// of an answer with the edges by which they dominate.
#pragma once

#include <string>
#include <string_view>

#include "draw/picture.h"
#include "problems/red_blue/answer.h"

namespace hardboard::draw {

// Reds are discs with their number, and their class behind a colon; blues are squares. Chosen reds
// have a ring, and their edges are thick. Above 300 vertices or 20,000 edges the picture is a
// sentence. `position` ends the description. O(vertices + edges).
Picture picture(const red_blue::Puzzle& puzzle, const red_blue::Answer& answer,
                std::string_view position);

// A line for each red, with its blues; chosen reds stand in square brackets. At most 200 reds are
// listed. O(reds + edges).
std::string text_picture(const red_blue::Puzzle& puzzle, const red_blue::Answer& answer);

}  // namespace hardboard::draw
