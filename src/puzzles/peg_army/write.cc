#include "puzzles/peg_army/write.h"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>

#include "puzzles/peg_army/window.h"

namespace hardboard::peg_army {
namespace {

using Out = std::back_insert_iterator<std::string>;

void write_shape(const Puzzle& puzzle, Out out) {
  if (puzzle.shape == Shape::board) {
    fmt::format_to(out, "desert board\n");
    return;
  }
  const char* const shape = puzzle.shape == Shape::square    ? "square"
                            : puzzle.shape == Shape::rhombus ? "rhombus"
                                                             : "halfplane";
  fmt::format_to(out, "desert {} {}\n", shape, puzzle.size);
  if (puzzle.goal != default_goal(puzzle))
    fmt::format_to(out, "goal {} {}\n", puzzle.goal.x, puzzle.goal.y);
}

void write_board(const Puzzle& puzzle, std::string& text) {
  const Window box = window_of(puzzle, 0);
  if (box.low != Square{1, 1})
    fmt::format_to(std::back_inserter(text), "origin {} {}\n", box.low.x, box.low.y);
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

void write_tuples(const Puzzle& puzzle, Out out) {
  fmt::format_to(out, "moves\n");
  for (const Tuple& tuple : puzzle.tuples) {
    for (const Square by : tuple.taken) fmt::format_to(out, "{} {} ", by.x, by.y);
    fmt::format_to(out, ": {} {}\n", tuple.put.x, tuple.put.y);
  }
}

}  // namespace

std::string write(const Puzzle& puzzle) {
  std::string text = "peg-army\n";
  const Out out = std::back_inserter(text);
  write_shape(puzzle, out);
  if (puzzle.margin) fmt::format_to(out, "margin {}\n", *puzzle.margin);
  if (!puzzle.tuples.empty()) write_tuples(puzzle, out);
  if (puzzle.shape == Shape::board) write_board(puzzle, text);
  return text;
}

}  // namespace hardboard::peg_army
