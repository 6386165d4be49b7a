#include "kinds/shown_rectangle.h"

#include <cstddef>
#include <cstdint>

namespace hardboard::shown {

bool fits(const Box& box) {
  return box.width() <= most_shown_places && box.height() <= most_shown_places / box.width();
}

std::optional<Board> board_over(const Box& box, std::string_view token) {
  if (!fits(box)) return std::nullopt;
  Board board;
  board.low = box.low;
  board.columns = static_cast<std::uint32_t>(box.width());
  board.rows = static_cast<std::uint32_t>(box.height());
  board.tokens.assign(box.squares(), std::string(token));
  return board;
}

std::string& token_on(Board& board, Square square) {
  const auto column = static_cast<std::size_t>(std::int64_t{square.x} - board.low.x);
  const auto above_low = static_cast<std::size_t>(std::int64_t{square.y} - board.low.y);
  return board.tokens[(board.rows - 1 - above_low) * board.columns + column];
}

}  // namespace hardboard::shown
