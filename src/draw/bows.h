// Captures along the same line hide each other's arrows; bows tell them apart.
#pragma once

#include <span>
#include <vector>

#include "base/square.h"
#include "puzzles/capture/answer.h"

namespace hardboard::draw {

// For each capture how far the middle of its arrow stands off the straight line, in units (100 to a
// square), to the right of its direction when positive. Arrows that overlap along a line get
// different bows, the shorter ones the smaller; an arrow that would run over a piece is bowed
// around it. `occupied` is sorted. `middle` is where the board's middle is: bows prefer that side.
// O(m log m + s log n + k m) for m captures, s squares passed over and k captures on a line.
std::vector<double> bows(std::span<const capture::Capture<Square>> moves,
                         std::span<const Square> occupied, Square middle);

}  // namespace hardboard::draw
