#include "methods/push_fight/laying.h"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

namespace hardboard::push_fight {

Direction Laying::operator()(Direction direction) const {
  auto number = static_cast<std::uint32_t>(direction);
  if (is_reflected && number % 2 == 1) number = 4 - number;  // left and right
  return directions[(number + quarters) % 4];
}

Square Laying::operator()(Square square, const Box& box, Square corner) const {
  // Counted from the lower left corner: squares can be more than 2^31 apart.
  std::int64_t x = std::int64_t{square.x} - box.low.x, y = std::int64_t{square.y} - box.low.y;
  auto width = static_cast<std::int64_t>(box.width());
  auto height = static_cast<std::int64_t>(box.height());
  if (is_reflected) x = width - 1 - x;
  for (std::uint32_t i = 0; i < quarters; ++i) {
    const std::int64_t old = x;
    x = y;
    y = width - 1 - old;
    std::swap(width, height);
  }
  return {static_cast<std::int32_t>(x + corner.x), static_cast<std::int32_t>(y + corner.y)};
}

Laying Laying::inverse() const {
  return is_reflected ? *this : Laying{(4 - quarters) % 4, false};
}

Puzzle laid(const Puzzle& puzzle, const Box& box, Laying laying, Square corner) {
  const Board& board = puzzle.board;
  const std::uint32_t count = board.size();
  std::vector<Square> image(count);
  for (std::uint32_t i = 0; i < count; ++i) image[i] = laying(board.squares[i], box, corner);
  std::vector<std::uint32_t> order(count), place(count);  // in reading order; of each square
  std::iota(order.begin(), order.end(), 0U);
  std::sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
    return image[a].y != image[b].y ? image[a].y > image[b].y : image[a].x < image[b].x;
  });
  for (std::uint32_t i = 0; i < count; ++i) place[order[i]] = i;

  Puzzle result = puzzle;
  for (std::uint32_t i = 0; i < count; ++i) {
    const std::uint32_t at = place[i];
    result.board.squares[at] = image[i];
    for (const Direction direction : directions) {
      const std::uint32_t next = board.step(i, direction);
      result.board.next[at][static_cast<unsigned>(laying(direction))] =
          next < rail ? place[next] : next;
    }
    result.position.pieces[at] = puzzle.position.pieces[i];
  }
  if (puzzle.position.anchor != no_anchor) result.position.anchor = place[puzzle.position.anchor];
  return result;
}

}  // namespace hardboard::push_fight
