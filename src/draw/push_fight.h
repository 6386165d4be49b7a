// A Push Fight puzzle as a picture: kings square, pawns round, the anchor, rails as bars, and of an
// answer the turn as arrows and as a film.
#pragma once

#include <string>
#include <string_view>

#include "draw/scene.h"
#include "puzzles/push_fight/answer.h"
#include "puzzles/push_fight/puzzle.h"

namespace hardboard::draw {

// The board with coordinates and rails. With a turn: below it the moves in words; up to 12 moves
// are thin numbered arrows and the push a thick one, and up to 500 make a film, in which the pieces
// walk along paths of empty squares and are pushed. A turn is drawn as far as it is legal; the
// description says if it is not to its end.
//
// `position` is the puzzle as text; it ends the description, as in solo_chess.h. Boards of more
// than 40,000 squares are a sentence without a drawing. O(squares), and for each move of a film a
// search for its path.
Scene picture(const push_fight::Puzzle& puzzle, const push_fight::Answer& answer = {},
              std::string_view position = {});

// The board as its file draws it, before the turn and after it, and the moves in words between. Not
// drawn beyond 60 squares in width and 200 in height. O(size of the drawing).
std::string text_picture(const push_fight::Puzzle& puzzle, const push_fight::Answer& answer = {});

}  // namespace hardboard::draw
