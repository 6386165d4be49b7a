#include "methods/push_fight/state.h"

namespace hardboard::push_fight {

std::vector<WinningLine> winning_lines(const Board& board, const Position& position) {
  std::vector<WinningLine> lines;
  const Side enemy = other(position.turn);
  for (std::uint32_t end = 0; end < board.size(); ++end) {
    if (!belongs(position.pieces[end], enemy) || end == position.anchor) continue;
    for (const Direction direction : directions) {
      if (board.step(end, direction) != off_board) continue;
      WinningLine line{direction, {end}};
      for (std::uint32_t at = board.step(end, opposite(direction));
           at < rail && at != position.anchor; at = board.step(at, opposite(direction)))
        line.squares.push_back(at);
      if (line.squares.size() > 1) lines.push_back(std::move(line));
    }
  }
  return lines;
}

}  // namespace hardboard::push_fight
