// Pictures in plain characters, for terminals and for those who cannot see pictures.
#pragma once

#include <span>
#include <string>

#include "puzzles/capture/answer.h"
#include "puzzles/graph_capture/puzzle.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::draw {

// The board with coordinates: a letter for a piece, behind it its budget where that is not the
// puzzle's (`*` unlimited), `.` for an empty square; below it the captures in words. Boards wider
// than 60 or higher than 200 squares are lists of pieces instead. O((n + m) log (n + m)) and at
// most 12,000 squares.
std::string text_picture(const solo_chess::Puzzle& puzzle,
                         std::span<const capture::Capture<Square>> moves = {});

// For each vertex those that its token may capture at the start. O(n + m).
std::string text_picture(const graph_capture::Puzzle& puzzle,
                         std::span<const capture::Capture<graph_capture::Vertex>> moves = {});

}  // namespace hardboard::draw
