#include "puzzles/peg_solitaire/read.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/counted.h"
#include "base/keyed_file.h"
#include "base/listed.h"
#include "puzzles/peg_solitaire/blocks.h"
#include "puzzles/peg_solitaire/boards.h"
#include "puzzles/peg_solitaire/directions.h"
#include "puzzles/peg_solitaire/jumps.h"

namespace hardboard::peg_solitaire {
namespace {

constexpr std::string_view square_words = "a square, such as d4 or 4 4";

// The lines come in any order, so finish() checks and completes the parts that depend on others.
class Reader {
public:
  explicit Reader(const Text& text) : in_(text) {}

  Result<Puzzle> read() {
    if (!scan()) return in_.error();
    return std::move(puzzle_);
  }

private:
  struct PlacedSquare {
    Square square;
    Place place;
  };

  bool scan() {
    if (!scan_keys(in_, kind_name, [&](std::string_view word) { return key(word); })) return false;
    if (board_.line == 0)
      return in_.fail(in_.here(), "the puzzle ends without a `board` or a list of `holes`");
    return vacate() && place_goal() && place_target();
  }

  bool key(std::string_view word) {
    if (std::find(file_keys.begin(), file_keys.end(), word) == file_keys.end())
      return in_.fail_expected(listed(file_keys), word);
    if (word == "goal") return in_.once(word, goal_) && goal() && in_.expect_line_end();
    if (word == "jumps")
      return in_.once(word, jumps_) && scan_directions(in_, directions_.emplace());
    if (word == "origin")
      return in_.once(word, origin_place_) && origin(word) && in_.expect_line_end();
    if (word == "vacant") return in_.once(word, vacant_) && vacant();
    if (word == "board") return once_board(word) && board();
    if (word == "holes") return once_board(word) && holes(word);
    return in_.once(word, target_) && target();
  }

  bool once_board(std::string_view word) {
    if (board_.line != 0)
      return in_.fail(word,
                      fmt::format("a second board; the first is given on line {}", board_.line));
    board_ = in_.place(word);
    return true;
  }

  // Reads `d4`, `(-3,5)`, or two integers, the first of which is `word`.
  bool to_square(std::string_view word, Square& square) {
    std::string_view rest = word;
    if (const std::optional<Square> named = take_square(rest); named && rest.empty()) {
      square = *named;
      return true;
    }
    const bool is_number = !word.empty() && ((word[0] >= '0' && word[0] <= '9') || word[0] == '-');
    if (!is_number) return in_.fail_expected(square_words, word);
    std::int64_t x = 0, y = 0;
    if (!in_.to_integer(word, "a coordinate x", least_coordinate, most_coordinate, x) ||
        !in_.next_integer("a coordinate y", least_coordinate, most_coordinate, y))
      return false;
    square = {static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)};
    return true;
  }

  bool goal_square() {
    const std::string_view word = in_.next_word();
    at_ = in_.place(word);
    return to_square(word, puzzle_.at);
  }

  bool goal() {
    const std::string_view word = in_.next_word();
    if (word == "peg") {
      puzzle_.goal = Goal::peg;
      return goal_square();
    }
    if (word == "target") {
      puzzle_.goal = Goal::target;
      return true;
    }
    if (word != "one") return in_.fail_expected("`peg`, `one` or `target`", word);
    puzzle_.goal = Goal::one;
    const Scanner before = in_;
    if (in_.next_word().empty()) return true;
    in_ = before;
    puzzle_.goal = Goal::one_at;
    return goal_square();
  }

  bool origin(std::string_view key) {
    if (board_.line != 0) return in_.fail(key, "`origin` must come before the board");
    return to_square(in_.next_word(), origin_);
  }

  bool vacant() {
    std::string_view word = in_.next_word();
    do {
      const Place place = in_.place(word);
      Square square;
      if (!to_square(word, square)) return false;
      vacancies_.push_back({square, place});
      word = in_.next_word();
    } while (!word.empty());
    return true;
  }

  // Reads a drawing, or a name and perhaps a size.
  bool board() {
    const std::string_view word = in_.next_word();
    if (word.empty()) {
      if (!scan_drawing(in_, origin_, drawing_)) return false;
      for (std::int64_t row = 0; row < drawing_.height; ++row)
        for (std::int64_t column = 0; column < drawing_.width; ++column)
          if (const char token = drawing_.at(column, row); token != '#') {
            puzzle_.holes.push_back(square_at(column, row));
            puzzle_.pegs.push_back(token == 'o' ? 1 : 0);
          }
      return true;
    }
    built_in_ = find_board(word);
    if (built_in_ == nullptr) {
      std::string names;
      for (const BoardName& row : board_names()) names += fmt::format(", {}", row.name);
      return in_.fail(word, fmt::format("there is no board {}; the built-in ones are {}",
                                        in_quotes(word), names.substr(2)));
    }
    std::int64_t size = 0;
    if (built_in_->most_size > 0 && !in_.next_integer("a size", 1, built_in_->most_size, size))
      return false;
    return in_.expect_line_end() && build(size);
  }

  bool build(std::int64_t size) {
    Board board = make_board(*built_in_, size);
    const std::int64_t reach = built_in_->most_size > 0 ? size : 9;  // others are at most 9 wide
    if (std::max(origin_.x, origin_.y) > most_coordinate - reach)
      return in_.fail(origin_place_, "the board goes beyond 32-bit coordinates");
    const auto moved = [&](Square square) {
      return Square{square.x - 1 + origin_.x, square.y - 1 + origin_.y};
    };
    for (Square& hole : board.holes) hole = moved(hole);
    if (board.vacant) usual_vacancy_ = moved(*board.vacant);
    own_directions_ = board.directions;
    for (const Square hole : board.holes) {
      drawing_.width = std::max(drawing_.width, std::int64_t{hole.x} - origin_.x + 1);
      drawing_.height = std::max(drawing_.height, std::int64_t{hole.y} - origin_.y + 1);
    }
    puzzle_.holes = std::move(board.holes);
    puzzle_.pegs.assign(puzzle_.holes.size(), 1);
    return true;
  }

  bool holes(std::string_view key) {
    if (origin_place_.line != 0)
      return in_.fail(key, "`holes` have their own coordinates: `origin` goes with a board");
    is_list_ = true;
    return in_.expect_line_end() && scan_holes(in_, puzzle_);
  }

  bool target() {
    if (!in_.expect_line_end()) return false;
    behind_target_ = in_;
    return scan_drawing(in_, {1, 1}, target_drawing_);
  }

  Square square_at(std::int64_t column, std::int64_t row) const {
    return {static_cast<std::int32_t>(origin_.x + column),
            static_cast<std::int32_t>(origin_.y + row)};
  }

  // Fills in the vacant holes and the jump lines of a built-in board.
  bool vacate() {
    puzzle_.directions = directions_.value_or(own_directions_);
    if (built_in_ == nullptr) {
      return vacancies_.empty() ||
             in_.fail(vacant_,
                      "`vacant` goes with built-in boards; elsewhere a vacant hole is "
                      "a `.`");
    }
    if (vacancies_.empty()) {
      if (!usual_vacancy_)
        return in_.fail(board_,
                        "this board has no hole in the middle: a line `vacant` must say "
                        "which holes are empty");
      vacancies_.push_back({*usual_vacancy_, {}});
    }
    for (const PlacedSquare& vacancy : vacancies_) {
      const std::optional<std::uint32_t> hole = hole_at(puzzle_, vacancy.square);
      if (!hole) return no_hole_there(vacancy.square, vacancy.place);
      if (puzzle_.pegs[*hole] == 0)
        return in_.fail(vacancy.place, fmt::format("{} is given twice", name(vacancy.square)));
      puzzle_.pegs[*hole] = 0;
    }
    return true;
  }

  bool no_hole_there(Square square, Place place) {
    return in_.fail(place, fmt::format("{} is no hole of the board", name(square)));
  }

  bool place_goal() {
    const bool has_square = puzzle_.goal == Goal::peg || puzzle_.goal == Goal::one_at;
    return !has_square || hole_at(puzzle_, puzzle_.at) || no_hole_there(puzzle_.at, at_);
  }

  bool place_target() {
    const bool is_goal = puzzle_.goal == Goal::target;
    if (is_list_) {
      if (target_.line != 0)
        return in_.fail(target_, "with a list of `holes` the target is a fourth word of its lines");
      if (is_goal == !puzzle_.target.empty()) return true;
      return is_goal ? in_.fail(goal_, "the lines of `holes` don't say what the target has in them")
                     : in_.fail(board_,
                                "the lines of `holes` have a target, which goes with "
                                "`goal target`");
    }
    if (target_.line == 0)
      return !is_goal || in_.fail(goal_, "`goal target` needs a block `target`");
    if (!is_goal) return in_.fail(target_, "a block `target` goes with `goal target`");
    const Drawing& target = target_drawing_;
    if (target.width != drawing_.width || target.height != drawing_.height)
      return in_.fail(target_,
                      fmt::format("the target has {} of {}, the board {} of {}",
                                  counted(static_cast<std::uint64_t>(target.height), "row"),
                                  target.width, drawing_.height, drawing_.width));
    std::size_t hole = 0;  // the first hole without a cell so far, row by row from below
    bool agrees = true;
    for (std::int64_t row = 0; row < target.height; ++row) {
      for (std::int64_t column = 0; column < target.width; ++column) {
        const bool is_hole =
            hole < puzzle_.holes.size() && puzzle_.holes[hole] == square_at(column, row);
        const char token = target.at(column, row);
        agrees = agrees && is_hole == (token != '#');
        if (!is_hole) continue;
        puzzle_.target.push_back(token == 'o' ? 1 : 0);
        ++hole;
      }
    }
    return agrees || target_differs();
  }

  bool target_differs() {
    in_ = behind_target_;
    bool is_hole = false;
    const std::string_view word =
        find_token(in_, target_drawing_, [&](std::int64_t column, std::int64_t row) {
          is_hole = hole_at(puzzle_, square_at(column, row)).has_value();
          return is_hole == (target_drawing_.at(column, row) == '#');
        });
    return in_.fail(word, is_hole ? "the board has a hole here, the target has none"
                                  : "the board has no hole here, the target has one");
  }

  Scanner in_;
  Puzzle puzzle_;
  Place goal_, at_, jumps_, origin_place_, vacant_, board_, target_;  // line 0: not given
  Square origin_{1, 1};
  std::optional<Directions> directions_;
  Directions own_directions_;
  const BoardName* built_in_ = nullptr;
  std::optional<Square> usual_vacancy_;
  std::vector<PlacedSquare> vacancies_;
  bool is_list_ = false;
  Drawing drawing_, target_drawing_;  // of a built-in board the size alone
  Scanner behind_target_ = in_;
};

}  // namespace

Result<Puzzle> read(const Text& text) {
  return Reader(text).read();
}

}  // namespace hardboard::peg_solitaire
