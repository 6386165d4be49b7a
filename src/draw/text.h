// Games of captures in plain characters, for terminals and for those who can't see pictures.
#pragma once

#include <string>

#include "puzzles/capture/answer.h"
#include "puzzles/graph_capture/puzzle.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::draw {

// The board with coordinates: a letter for a piece, followed by its budget if that is not the
// puzzle's (`*` unlimited), `.` for an empty square; below the board the captures in words. For a
// refusal the pieces of the first group stand in round brackets, those of the second in square
// brackets, with the reasons below the board. Boards wider than 60 or higher than 200 squares are
// lists of pieces instead. O((n + m) log (n + m)), at most 12,000 squares, plus the cost of
// refusal_view.
std::string text_picture(const solo_chess::Puzzle& puzzle,
                         const capture::Answer<Square>& answer = {});

// For each vertex the vertices that its token may capture at the start. The first group of a
// refusal stands in round brackets, the second in square brackets. O(n + m), plus the cost of
// refusal_view.
std::string text_picture(const graph_capture::Puzzle& puzzle,
                         const capture::Answer<graph_capture::Vertex>& answer = {});

}  // namespace hardboard::draw
