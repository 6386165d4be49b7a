// Arrows of captures along the same line hide each other; bows separate them.
#pragma once

#include <span>
#include <vector>

#include "base/square.h"
#include "puzzles/capture/answer.h"

namespace hardboard::draw {

// For each capture the distance of its arrow's middle from the straight line, in units (100 to a
// square), positive to the right of the arrow's direction. Arrows that overlap along a line get
// different bows, shorter arrows smaller ones; an arrow that would cross a piece bows around it.
// `occupied`, the squares of all pieces, is sorted. `middle` is the middle of the board; arrows bow
// towards it first. O(m log m + s log n + k m) for m captures, s squares passed over and k captures
// on a line.
std::vector<double> bows(std::span<const capture::Capture<Square>> moves,
                         std::span<const Square> occupied, Square middle);

}  // namespace hardboard::draw
