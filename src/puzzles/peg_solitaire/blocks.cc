#include "puzzles/peg_solitaire/blocks.h"

#include <algorithm>
#include <fmt/format.h>

#include "base/drawing.h"
#include "base/stable_sort.h"

namespace hardboard::peg_solitaire {
namespace {

bool scan_cell(Scanner& in, std::string_view word, Drawing& drawing, std::uint32_t& holes) {
  if (word != "o" && word != "." && word != "#")
    return in.fail_expected("`o` (a peg), `.` (an empty hole) or `#` (no hole)", word);
  if (word != "#" && ++holes > most_holes)
    return in.fail(word, fmt::format("more than {} holes", most_holes));
  drawing.tokens.push_back(word[0]);
  return true;
}

bool scan_peg(Scanner& in, std::string_view word, std::vector<std::uint8_t>& pegs) {
  if (word != "o" && word != ".")
    return in.fail_expected("`o` (a peg) or `.` (an empty hole)", word);
  pegs.push_back(word == "o" ? 1 : 0);
  return true;
}

template <class T>
void reorder(std::vector<T>& items, const StableOrder& order) {
  if (items.empty()) return;
  std::vector<T> sorted(items.size());
  for (std::size_t i = 0; i < items.size(); ++i) sorted[i] = items[order[i]];
  items = std::move(sorted);
}

}  // namespace

bool scan_drawing(Scanner& in, Square origin, Drawing& drawing) {
  std::uint32_t holes = 0;
  DrawingSize size;
  const auto add = [&](std::string_view cell, std::int64_t, std::int64_t) {
    return scan_cell(in, cell, drawing, holes);
  };
  if (!hardboard::scan_drawing(in, file_keys, origin, drawing_letters, false, size, add))
    return false;
  drawing.width = size.width;
  drawing.height = size.height;
  return holes > 0 || in.fail(in.here(), "there is no hole in this block");
}

bool scan_holes(Scanner& in, Puzzle& puzzle) {
  const Scanner begin = in;
  while (in.next_line()) {
    std::string_view word = in.next_word();
    if (is_key(word)) {
      in.unread_line();
      break;
    }
    if (puzzle.holes.size() == most_holes)
      return in.fail(word, fmt::format("more than {} holes", most_holes));
    std::int64_t x = 0, y = 0;
    if (!in.to_integer(word, "a coordinate x", least_coordinate, most_coordinate, x) ||
        !in.next_integer("a coordinate y", least_coordinate, most_coordinate, y) ||
        !scan_peg(in, in.next_word(), puzzle.pegs))
      return false;
    puzzle.holes.push_back({static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)});
    // Either all lines have a fourth word, or none has.
    const bool has_target = puzzle.target.size() + 1 == puzzle.holes.size();
    word = in.next_word();
    if (puzzle.holes.size() > 1 && has_target == word.empty())
      return in.fail(word, has_target ? "the lines before say what the target has in the hole"
                                      : "the lines before don't say what a target has");
    if (!word.empty() && (!scan_peg(in, word, puzzle.target) || !in.expect_line_end()))
      return false;
  }
  if (puzzle.holes.empty()) return in.fail(in.here(), "there is no hole in this block");

  StableOrder order(puzzle.holes.size());
  order.sort_by([&](std::uint32_t hole) { return std::int64_t{puzzle.holes[hole].x}; });
  order.sort_by([&](std::uint32_t hole) { return std::int64_t{puzzle.holes[hole].y}; });
  std::size_t repeated = puzzle.holes.size();
  for (std::size_t i = 1; i < puzzle.holes.size(); ++i)
    if (puzzle.holes[order[i - 1]] == puzzle.holes[order[i]])
      repeated = std::min<std::size_t>(repeated, order[i]);
  if (repeated < puzzle.holes.size()) {
    in = begin;
    for (std::size_t line = 0; line <= repeated; ++line) in.next_line();
    return in.fail(in.next_word(),
                   fmt::format("the hole {} is given twice", name(puzzle.holes[repeated])));
  }
  reorder(puzzle.holes, order);
  reorder(puzzle.pegs, order);
  reorder(puzzle.target, order);
  return true;
}

}  // namespace hardboard::peg_solitaire
