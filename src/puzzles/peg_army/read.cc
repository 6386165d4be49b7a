#include "puzzles/peg_army/read.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

#include "base/drawing.h"
#include "base/keyed_file.h"
#include "base/listed.h"

namespace hardboard::peg_army {
namespace {

class Reader {
public:
  explicit Reader(const Text& text) : in_(text) {}

  Result<Puzzle> read() {
    if (!scan()) return in_.error();
    return std::move(puzzle_);
  }

private:
  bool scan() {
    return scan_keys(in_, kind_name, [&](std::string_view word) { return key(word); }) && finish();
  }

  bool key(std::string_view word) {
    if (std::find(file_keys.begin(), file_keys.end(), word) == file_keys.end())
      return in_.fail_expected(listed(file_keys), word);
    if (word == "desert") return in_.once(word, desert_) && desert() && in_.expect_line_end();
    if (word == "goal")
      return in_.once(word, goal_) && square(puzzle_.goal) && in_.expect_line_end();
    if (word == "margin") return in_.once(word, margin_) && margin() && in_.expect_line_end();
    if (word == "origin") {
      if (board_.line != 0) return in_.fail(word, "`origin` must come before `board`");
      return in_.once(word, origin_line_) && square(origin_) && in_.expect_line_end();
    }
    if (word == "moves") return in_.once(word, moves_) && in_.expect_line_end() && moves(word);
    return in_.once(word, board_) && in_.expect_line_end() && board(word);
  }

  bool square(Square& square) {
    std::int64_t x = 0, y = 0;
    if (!in_.next_integer("a coordinate x", least_coordinate, most_coordinate, x) ||
        !in_.next_integer("a coordinate y", least_coordinate, most_coordinate, y))
      return false;
    square = {static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)};
    return true;
  }

  bool margin() {
    std::int64_t number = 0;
    if (!in_.next_integer("a margin", 0, most_margin, number)) return false;
    puzzle_.margin = static_cast<std::int32_t>(number);
    return true;
  }

  bool desert() {
    const std::string_view shape = in_.next_word();
    if (shape == "board") {
      puzzle_.shape = Shape::board;
      return true;
    }
    if (shape == "square")
      puzzle_.shape = Shape::square;
    else if (shape == "rhombus")
      puzzle_.shape = Shape::rhombus;
    else if (shape == "halfplane")
      puzzle_.shape = Shape::halfplane;
    else
      return in_.fail_expected("`square`, `rhombus`, `halfplane` or `board`", shape);
    const std::string_view word = in_.next_word();
    std::int64_t size = 0;
    if (!in_.to_integer(word, "a size", 1, most_size, size)) return false;
    if (puzzle_.shape == Shape::rhombus && size % 2 == 0)
      return in_.fail(word, fmt::format("a rhombus has an odd size: {} is even", size));
    puzzle_.size = static_cast<std::int32_t>(size);
    return true;
  }

  bool moves(std::string_view key) {
    while (in_.next_line()) {
      const std::string_view word = in_.next_word();
      in_.unread_line();
      if (is_key(word)) break;
      if (puzzle_.tuples.size() == most_tuples)
        return in_.fail(word, fmt::format("more than {} moves", most_tuples));
      in_.next_line();
      if (!tuple()) return false;
    }
    if (puzzle_.tuples.empty()) return in_.fail(moves_, fmt::format("`{}` lists no moves", key));
    return true;
  }

  // Reads the offsets before the colon and the one after it.
  bool tuple() {
    Tuple tuple;
    for (;;) {
      const std::string_view word = in_.next_word();
      const bool last = word == ":";
      if (!last && (word.empty() || word[0] == ':'))
        return in_.fail_expected(tuple.taken.empty() ? "an offset" : "an offset or `:`", word);
      if (last && tuple.taken.empty()) return in_.fail_expected("an offset", word);
      const std::string_view first = last ? in_.next_word() : word;
      std::int64_t x = 0, y = 0;
      if (!in_.to_integer(first, "an offset x", -most_offset, most_offset, x) ||
          !in_.next_integer("an offset y", -most_offset, most_offset, y))
        return false;
      const Square by{static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)};
      if (std::find(tuple.taken.begin(), tuple.taken.end(), by) != tuple.taken.end())
        return in_.fail(first, fmt::format("the offset {} {} is taken {}", x, y,
                                           last ? "and put to" : "twice"));
      if (!last) {
        tuple.taken.push_back(by);
        continue;
      }
      tuple.put = by;
      puzzle_.tuples.push_back(std::move(tuple));
      return in_.expect_line_end();
    }
  }

  bool board(std::string_view key) {
    DrawingSize size;
    const auto add = [&](std::string_view cell, std::int64_t column, std::int64_t row) {
      if (cell != "." && cell != "x" && cell != "*")
        return in_.fail_expected("`.`, `x` or `*`", cell);
      if (cell == ".") return true;
      // Drawings list the top row first: y counts rows from the top until their number is known.
      puzzle_.squares.push_back(
          {static_cast<std::int32_t>(origin_.x + column), static_cast<std::int32_t>(row)});
      if (cell == "x") return true;
      if (star_.line != 0)
        return in_.fail(cell, fmt::format("a second `*`, the first is on line {}", star_.line));
      star_ = in_.place(cell);
      starred_ = puzzle_.squares.back();
      return true;
    };
    if (!scan_drawing(in_, file_keys, origin_, ".x*", false, size, add)) return false;
    if (size.height == 0) return in_.fail(board_, fmt::format("`{}` has no rows", key));
    const auto turn = [&](Square& square) {
      square.y = static_cast<std::int32_t>(origin_.y + size.height - 1 - square.y);
    };
    for (Square& square : puzzle_.squares) turn(square);
    turn(starred_);
    std::sort(puzzle_.squares.begin(), puzzle_.squares.end(), before);
    return true;
  }

  bool finish() {
    if (desert_.line == 0) return in_.fail(in_.here(), "the puzzle ends without a line `desert`");
    const bool board = puzzle_.shape == Shape::board;
    if (board && board_.line == 0)
      return in_.fail(in_.here(), "the puzzle ends without a block `board`");
    if (!board && board_.line != 0)
      return in_.fail(board_, "a block `board` goes with `desert board` only");
    if (origin_line_.line != 0 && board_.line == 0)
      return in_.fail(origin_line_, "`origin` goes with a block `board` only");
    if (star_.line != 0 && goal_.line != 0)
      return in_.fail(std::max(goal_, star_, [](Place a, Place b) { return a.line < b.line; }),
                      "the goal is given twice: by a line `goal` and by `*`");
    if (star_.line != 0)
      puzzle_.goal = starred_;
    else if (goal_.line == 0)
      puzzle_.goal = default_goal(puzzle_);
    if (!in_desert(puzzle_, puzzle_.goal))
      return in_.fail(
          goal_.line != 0 ? goal_ : board_,
          fmt::format("the goal {} {} does not lie in the desert", puzzle_.goal.x, puzzle_.goal.y));
    return true;
  }

  Scanner in_;
  Puzzle puzzle_;
  Square origin_{1, 1}, starred_{};
  Place desert_, goal_, margin_, origin_line_, moves_, board_, star_;
};

}  // namespace

Result<Puzzle> read(const Text& text) {
  return Reader(text).read();
}

}  // namespace hardboard::peg_army
