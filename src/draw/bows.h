// Arrows of captures along the same line hide each other; bows keep the arrows apart.
#pragma once

#include <span>
#include <vector>

#include "base/square.h"
#include "puzzles/capture/answer.h"

namespace hardboard::draw {

// For each capture how far the middle of its arrow stands off the straight line, in units (100 to a
// square), to the right of the arrow's direction when positive. Arrows that overlap along a line
// get different bows, the shorter arrows the smaller bows; an arrow that would run over a piece is
// bowed around that piece. `occupied`, the squares of all pieces, is sorted. `middle` is the middle
// of the board, the side to which arrows are bowed first. O(m log m + s log n + k m) for m
// captures, s squares passed over and k captures on a line.
std::vector<double> bows(std::span<const capture::Capture<Square>> moves,
                         std::span<const Square> occupied, Square middle);

}  // namespace hardboard::draw
