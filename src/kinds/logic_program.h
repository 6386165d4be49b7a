// Puzzles as answer set programmes for clingo, gringo and clasp: the facts of the puzzle, then the
// rules of its game. Every programme shows atoms move(T, "WORDS"), whose words are those of our
// answers, so that proofs/solver_moves.h reads a plan of clingo as an answer.
#pragma once

#include <cstdint>
#include <fmt/format.h>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include "base/append_format.h"
#include "base/limits.h"
#include "base/result.h"
#include "methods/capture/arena.h"
#include "puzzles/peg_solitaire/puzzle.h"
#include "puzzles/push_fight/puzzle.h"

namespace hardboard {

// A programme as it grows.
class LogicProgram {
public:
  // A fact, or any other line.
  template <class... Values>
  void line(fmt::format_string<Values...> format, Values&&... values) {
    append_format(text_, format, std::forward<Values>(values)...);
    text_ += '\n';
  }
  void rules(std::string_view text) { text_ += text; }
  std::string take() { return std::move(text_); }

private:
  std::string text_;
};

// Games of captures: a model is an order of captures that leaves one piece, and every such order is
// a model. `title` stands in the first line; `type` and `place` are the words for types of pieces
// and for locations. n - 1 points of time; the facts have a line for each step of the arena, and
// for each location between. An error, in words alone, if they do not fit the memory.
Result<std::string> captures_program(const capture::Arena& arena, std::string_view title,
                                     const std::function<std::string(std::uint8_t)>& type,
                                     const std::function<std::string(capture::Location)>& place,
                                     const Limits& limits);

// Peg solitaire with any goal: a model is an order of jumps that meets the goal. A point of time
// for each jump; for `goal peg` the last ones may be idle. O(holes) facts.
Result<std::string> pegs_program(const peg_solitaire::Puzzle& puzzle, const Limits& limits);

// Mate in one turn: a model is a turn that mates. An error for `question winner`, and for moves
// without a limit. O(squares^2) facts, which must fit the memory.
Result<std::string> mate_program(const push_fight::Puzzle& puzzle, const Limits& limits);

}  // namespace hardboard
