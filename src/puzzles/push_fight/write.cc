#include <algorithm>
#include <fmt/format.h>

#include "puzzles/push_fight/board.h"
#include "puzzles/push_fight/grid.h"
#include "puzzles/push_fight/read.h"

namespace hardboard::push_fight {

std::string board_block(const Board& board, const Position& position) {
  Square low = board.squares.front(), high = low;
  for (const Square square : board.squares) {
    low = {std::min(low.x, square.x), std::min(low.y, square.y)};
    high = {std::max(high.x, square.x), std::max(high.y, square.y)};
  }
  const std::size_t width = 2 * static_cast<std::size_t>(high.x - low.x) + 3;
  const std::size_t height = 2 * static_cast<std::size_t>(high.y - low.y) + 3;
  std::vector<std::string> lines(height, std::string(width, ' '));
  for (std::uint32_t s = 0; s < board.size(); ++s) {
    const std::size_t x = 2 * static_cast<std::size_t>(board.squares[s].x - low.x) + 1;
    const std::size_t y = 2 * static_cast<std::size_t>(high.y - board.squares[s].y) + 1;
    const char letter = letter_of(position.pieces[s]);
    lines[y][x] = s != position.anchor ? letter : letter == 'K' ? 'A' : 'a';
    if (board.step(s, Direction::up) == rail) lines[y - 1][x] = '-';
    if (board.step(s, Direction::right) == rail) lines[y][x + 1] = '|';
    if (board.step(s, Direction::down) == rail) lines[y + 1][x] = '-';
    if (board.step(s, Direction::left) == rail) lines[y][x - 1] = '|';
  }
  std::string text;
  for (std::string& line : lines) {
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + '\n';
  }
  if (lines.back().empty()) text.pop_back();  // no rails below the board
  return text;
}

namespace {

std::string settings_of(const Puzzle& puzzle) {
  std::string text = "push-fight\n";
  if (puzzle.question == Question::winner) text += "question winner\n";
  if (puzzle.moves == unlimited_moves)
    text += "moves unlimited\n";
  else if (puzzle.moves != 2)
    text += fmt::format("moves {}\n", puzzle.moves);
  if (puzzle.position.turn == Side::black && puzzle.position.anchor == no_anchor)
    text += "turn black\n";
  return text;
}

}  // namespace

std::string write(const Puzzle& puzzle) {
  if (puzzle.board != standard_board()) return write_drawn(puzzle);
  return settings_of(puzzle) + fmt::format("standard {}\n", standard_string(puzzle.position));
}

std::string write_drawn(const Puzzle& puzzle) {
  return settings_of(puzzle) + "board\n" + board_block(puzzle.board, puzzle.position);
}

}  // namespace hardboard::push_fight
