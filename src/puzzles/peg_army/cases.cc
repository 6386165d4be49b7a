#include "puzzles/peg_army/cases.h"

#include <fmt/format.h>

#include "puzzles/peg_army/window.h"

namespace hardboard::peg_army {
namespace {

std::string words(const Window& box) {
  return fmt::format("box {} {} {} {}", box.low.x, box.low.y, box.high.x, box.high.y);
}

std::string desert(const Puzzle& puzzle) {
  switch (puzzle.shape) {
    case Shape::square:
      return words(window_of(puzzle, 0));
    case Shape::rhombus:
      return fmt::format("rhombus {}", (puzzle.size - 1) / 2);
    case Shape::halfplane:
      return "half-plane";
    case Shape::board:
      break;
  }
  std::string text = fmt::format("squares {}", puzzle.squares.size());
  for (const Square square : puzzle.squares) text += fmt::format("\n{} {}", square.x, square.y);
  return text;
}

}  // namespace

std::string canonical_text(const Puzzle& puzzle) {
  std::string text = fmt::format("peg-army\ndesert {}\ngoal {} {}\nwindow {}\nmoves {}\n",
                                 desert(puzzle), puzzle.goal.x, puzzle.goal.y,
                                 puzzle.margin ? words(window_of(puzzle, *puzzle.margin)) : "all",
                                 tuples_of(puzzle).size());
  for (const Tuple& tuple : tuples_of(puzzle)) {
    text += fmt::format("put {} {} take", tuple.put.x, tuple.put.y);
    for (const Square by : tuple.taken) text += fmt::format(" {} {}", by.x, by.y);
    text += '\n';
  }
  return text;
}

std::vector<std::string> cases_of(const Puzzle& puzzle, const Answer& answer) {
  if (answer.verdict != Verdict::solvable) return {};
  std::string text = canonical_text(puzzle);
  text += fmt::format("claim reaches\narmy {}\n", answer.army.size());
  for (const Square square : answer.army) text += fmt::format("{} {}\n", square.x, square.y);
  text += fmt::format("moves {}\n", answer.moves.size());
  for (const Move& move : answer.moves)
    text += fmt::format("{} {} {}\n", move.tuple + 1, move.at.x, move.at.y);
  return {text + "end\n"};
}

}  // namespace hardboard::peg_army
