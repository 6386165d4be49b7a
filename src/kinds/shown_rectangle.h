// Boards of squares as pages show them: a rectangle with a token for each of its squares.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/box.h"
#include "kinds/shown.h"

namespace hardboard::shown {

// Are the squares of the box few enough to be shown one by one? O(1).
bool fits(const Box& box);

// The board of a box that fits, with this token on every square; nothing if the box does not fit.
// O(squares).
std::optional<Board> board_over(const Box& box, std::string_view token);

// The token of a square of such a board. O(1).
std::string& token_on(Board& board, Square square);

}  // namespace hardboard::shown
