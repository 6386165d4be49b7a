#include "puzzles/peg_army/write.h"

#include <fmt/format.h>

#include "puzzles/peg_army/window.h"

namespace hardboard::peg_army {
namespace {

void write_shape(const Puzzle& puzzle, std::string& text) {
  if (puzzle.shape == Shape::board) {
    text += "desert board\n";
    return;
  }
  const char* const shape = puzzle.shape == Shape::square    ? "square"
                            : puzzle.shape == Shape::rhombus ? "rhombus"
                                                             : "halfplane";
  text += fmt::format("desert {} {}\n", shape, puzzle.size);
  if (puzzle.goal != default_goal(puzzle))
    text += fmt::format("goal {} {}\n", puzzle.goal.x, puzzle.goal.y);
}

void write_board(const Puzzle& puzzle, std::string& text) {
  const Window box = window_of(puzzle, 0);
  if (box.low != Square{1, 1}) text += fmt::format("origin {} {}\n", box.low.x, box.low.y);
  text += "board\n";
  const std::size_t row = 2 * box.width();  // each square with the separator after it
  const std::size_t begin = text.size();
  text.resize(begin + row * box.height(), ' ');
  for (std::size_t y = 0; y < box.height(); ++y)
    for (std::size_t x = 0; x < box.width(); ++x) text[begin + y * row + 2 * x] = '.';
  for (std::size_t y = 0; y < box.height(); ++y) text[begin + (y + 1) * row - 1] = '\n';
  for (const Square square : puzzle.squares) {
    const auto y = static_cast<std::size_t>(std::int64_t{box.high.y} - square.y);
    const auto x = static_cast<std::size_t>(std::int64_t{square.x} - box.low.x);
    text[begin + y * row + 2 * x] = square == puzzle.goal ? '*' : 'x';
  }
}

void write_tuples(const Puzzle& puzzle, std::string& text) {
  text += "moves\n";
  for (const Tuple& tuple : puzzle.tuples) {
    for (const Square by : tuple.taken) text += fmt::format("{} {} ", by.x, by.y);
    text += fmt::format(": {} {}\n", tuple.put.x, tuple.put.y);
  }
}

}  // namespace

std::string write(const Puzzle& puzzle) {
  std::string text = "peg-army\n";
  write_shape(puzzle, text);
  if (puzzle.margin) text += fmt::format("margin {}\n", *puzzle.margin);
  if (!puzzle.tuples.empty()) write_tuples(puzzle, text);
  if (puzzle.shape == Shape::board) write_board(puzzle, text);
  return text;
}

}  // namespace hardboard::peg_army
