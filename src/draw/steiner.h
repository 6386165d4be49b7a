// A rectilinear Steiner tree as a picture: the points, the lines through them, and the segments of
// an answer.
#pragma once

#include <string>
#include <string_view>

#include "draw/picture.h"
#include "problems/steiner/answer.h"

namespace hardboard::draw {

// Points are discs, the lines through them are thin, the tree is thick. Up to 30 points have their
// coordinates. Above 5,000 points the picture is a sentence; a tree of more than 20,000 segments is
// left out. `position` ends the description. O(points + segments).
Picture picture(const steiner::Puzzle& puzzle, const steiner::Answer& answer,
                std::string_view position);

// The points in characters: `o` for a point, `.` for a place of the box, lines for the tree. A box
// wider than 38 or higher than 100 becomes a list. O(points + segments * box side).
std::string text_picture(const steiner::Puzzle& puzzle, const steiner::Answer& answer);

}  // namespace hardboard::draw
