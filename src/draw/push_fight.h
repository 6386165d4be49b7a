// A Push Fight position as a picture: kings square, pawns round, the anchor a ring, rails thick; a
// turn as arrows.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "draw/scene.h"
#include "puzzles/push_fight/puzzle.h"

namespace hardboard::draw {

// The board with coordinates; moves are thin arrows with their numbers, the push is a thick one.
// `position` is the puzzle as text; it ends the description. Boards of more than 100,000 squares
// are a sentence without a drawing. O(squares + moves).
Scene picture(const push_fight::Puzzle& puzzle, const std::optional<push_fight::Turn>& turn = {},
              std::string_view position = {});

}  // namespace hardboard::draw
