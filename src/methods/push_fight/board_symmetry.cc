#include "methods/push_fight/board_symmetry.h"

#include <optional>
#include <utility>

#include "base/box.h"
#include "base/contract.h"
#include "puzzles/push_fight/board.h"

namespace hardboard::push_fight {
namespace {

// A reflection left to right or none, and then quarter turns, clockwise.
struct Turn {
  std::uint32_t quarters = 0;
  bool is_reflected = false;

  std::uint32_t direction(std::uint32_t direction) const {
    if (is_reflected && direction % 2 == 1) direction = 4 - direction;  // left and right
    return (direction + quarters) % 4;
  }
  // Where a square of the box comes to stand, if the turn keeps the shape of the box.
  Square square(const Box& box, Square square) const {
    // Counted from the lower left corner: squares can be more than 2^31 apart.
    std::int64_t x = std::int64_t{square.x} - box.low.x, y = std::int64_t{square.y} - box.low.y;
    std::int64_t width = static_cast<std::int64_t>(box.width());
    std::int64_t height = static_cast<std::int64_t>(box.height());
    if (is_reflected) x = width - 1 - x;
    for (std::uint32_t i = 0; i < quarters; ++i) {
      const std::int64_t old = x;
      x = y;
      y = width - 1 - old;
      std::swap(width, height);
    }
    return {static_cast<std::int32_t>(x + box.low.x), static_cast<std::int32_t>(y + box.low.y)};
  }
};

std::optional<Symmetry> symmetry_of(const Board& board, Turn turn) {
  const Box box = bounding_box(board.squares);
  if (turn.quarters % 2 == 1 && box.width() != box.height()) return std::nullopt;
  Symmetry symmetry;
  for (std::uint32_t i = 0; i < board.size(); ++i) {
    const auto image = index_of(board, turn.square(box, board.squares[i]));
    if (!image) return std::nullopt;
    symmetry.square[i] = static_cast<std::uint8_t>(*image);
  }
  for (std::uint32_t i = 0; i < board.size(); ++i) {
    for (std::uint32_t direction = 0; direction < 4; ++direction) {
      const std::uint32_t next = board.next[i][direction];
      const std::uint32_t image = board.next[symmetry.square[i]][turn.direction(direction)];
      if (image != (next < rail ? symmetry.square[next] : next)) return std::nullopt;
    }
  }
  return symmetry;
}

}  // namespace

std::vector<Symmetry> symmetries(const Board& board) {
  promise(board.size() <= 64, "the board has at most 64 squares");
  std::vector<Symmetry> found;
  for (const bool is_reflected : {false, true})
    for (std::uint32_t quarters = 0; quarters < 4; ++quarters)
      if (const auto symmetry = symmetry_of(board, {quarters, is_reflected}))
        found.push_back(*symmetry);
  return found;
}

}  // namespace hardboard::push_fight
