// A Push Fight puzzle as a picture: kings square, pawns round, the anchor, rails as bars, and the
// turn of an answer as arrows and as a film.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "draw/picture.h"
#include "puzzles/push_fight/answer.h"
#include "puzzles/push_fight/puzzle.h"

namespace hardboard::draw {

// The board with coordinates and rails, a legend, and sentences on the question, the answer and its
// proof. A turn gives its moves in words; up to 12 moves are thin numbered arrows and the push a
// thick one, and up to 500 moves make a film, in which the pieces walk along paths of empty squares
// and are pushed. An answer without a turn shows the turn of its strategy. An illegal turn is told
// in words and not drawn.
//
// `position` is the puzzle as text; it ends the description, as in solo_chess.h. A board of more
// than 40,000 squares gives sentences without a drawing. O(squares), and for each move of a film a
// search for its path.
Picture picture(const push_fight::Puzzle& puzzle, const push_fight::Answer& answer = {},
                std::string_view position = {});

// The board with coordinates, rails and the pieces that stand on it in a legend, but no words on
// the puzzle's question. The turns, which must be legal, are a film; the moves and pushes of up
// to 40 turns have numbered arrows. O(squares), and for each move of the film as above.
Picture board_picture(const push_fight::Puzzle& puzzle, std::span<const push_fight::Turn> turns);

// The board as in its file, before the turn and after it, with the moves in words between; then the
// proof. Boards wider than 60 or higher than 200 are not drawn. O(size of the drawing).
std::string text_picture(const push_fight::Puzzle& puzzle, const push_fight::Answer& answer = {});

}  // namespace hardboard::draw
