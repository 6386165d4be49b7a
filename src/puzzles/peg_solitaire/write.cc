#include "puzzles/peg_solitaire/write.h"

#include <algorithm>
#include <cstdint>
#include <fmt/format.h>
#include <vector>

#include "base/box.h"
#include "base/contract.h"
#include "puzzles/peg_solitaire/directions.h"

namespace hardboard::peg_solitaire {
namespace {

// Should the board be drawn? Yes up to 100 x 100, and beyond if at least about every eighth cell is
// a hole.
bool is_drawn(const Box& box, std::size_t holes) {
  const auto most = std::max<std::uint64_t>(10'000, 8 * std::uint64_t{holes});
  return box.width() <= most && box.height() <= most / box.width();
}

// Rows from the top; in `holes` each row's holes stand together, in order of x.
void draw(const Puzzle& puzzle, const std::vector<std::uint8_t>& pegs, const Box& box,
          std::string& text) {
  auto row_end = puzzle.holes.end();
  for (std::int64_t y = box.high.y; y >= box.low.y; --y) {
    auto hole = row_end;
    while (hole != puzzle.holes.begin() && std::prev(hole)->y == y) --hole;
    const auto row_begin = hole;
    for (std::int64_t x = box.low.x; x <= box.high.x; ++x) {
      if (x > box.low.x) text += ' ';
      if (hole == row_end || hole->x != x) {
        text += '#';
      } else {
        text += pegs[static_cast<std::size_t>(hole - puzzle.holes.begin())] != 0 ? 'o' : '.';
        ++hole;
      }
    }
    text += '\n';
    row_end = row_begin;
  }
}

void list(const Puzzle& puzzle, std::string& text) {
  const auto sign = [](std::uint8_t peg) { return peg != 0 ? 'o' : '.'; };
  text += "holes\n";
  for (std::size_t i = 0; i < puzzle.holes.size(); ++i) {
    text += fmt::format("{} {} {}", puzzle.holes[i].x, puzzle.holes[i].y, sign(puzzle.pegs[i]));
    if (puzzle.goal == Goal::target) text += fmt::format(" {}", sign(puzzle.target[i]));
    text += '\n';
  }
}

std::string goal_words(const Puzzle& puzzle) {
  switch (puzzle.goal) {
    case Goal::peg:
      return fmt::format("peg {} {}", puzzle.at.x, puzzle.at.y);
    case Goal::one_at:
      return fmt::format("one {} {}", puzzle.at.x, puzzle.at.y);
    case Goal::one:
      return "one";
    case Goal::target:
      break;
  }
  return "target";
}

std::string settings_of(const Puzzle& puzzle) {
  promise(!puzzle.holes.empty() && !words_of(puzzle.directions).empty(),
          "the puzzle has holes and directions with a name");
  std::string text = fmt::format("peg-solitaire\ngoal {}\n", goal_words(puzzle));
  if (puzzle.directions != Directions{})
    text += fmt::format("jumps {}\n", words_of(puzzle.directions));
  return text;
}

}  // namespace

std::string write(const Puzzle& puzzle) {
  if (is_drawn(bounding_box(puzzle.holes), puzzle.holes.size())) return write_drawn(puzzle);
  std::string text = settings_of(puzzle);
  list(puzzle, text);
  return text;
}

std::string write_drawn(const Puzzle& puzzle) {
  std::string text = settings_of(puzzle);
  const Box box = bounding_box(puzzle.holes);
  if (box.low != Square{1, 1}) text += fmt::format("origin {} {}\n", box.low.x, box.low.y);
  text += "board\n";
  draw(puzzle, puzzle.pegs, box, text);
  if (puzzle.goal == Goal::target) {
    text += "target\n";
    draw(puzzle, puzzle.target, box, text);
  }
  return text;
}

}  // namespace hardboard::peg_solitaire
