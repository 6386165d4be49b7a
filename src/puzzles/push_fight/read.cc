#include "puzzles/push_fight/read.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <string_view>
#include <utility>

#include "base/keyed_file.h"
#include "base/listed.h"
#include "puzzles/push_fight/board.h"
#include "puzzles/push_fight/grid.h"

namespace hardboard::push_fight {
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
    if (!scan_keys(in_, kind_name, [&](std::string_view word) { return key(word); })) return false;
    if (!given("board") && !given("standard"))
      return in_.fail(in_.here(), "the puzzle ends without a block `board` or a line `standard`");
    return agree_on_turn();
  }

  bool key(std::string_view word) {
    const auto found = std::find(file_keys.begin(), file_keys.end(), word);
    if (found == file_keys.end()) return in_.fail_expected(listed(file_keys), word);
    Place& place = places_[static_cast<std::size_t>(found - file_keys.begin())];
    if (!in_.once(word, place)) return false;
    if ((word == "board" && given("standard")) || (word == "standard" && given("board")))
      return in_.fail(word, "`board` and `standard` can't both be given");
    if (word == "board")
      return in_.expect_line_end() &&
             scan_grid(in_, puzzle_.board, puzzle_.position, anchor_place_);
    return value(word) && in_.expect_line_end();
  }

  bool value(std::string_view key) {
    if (key == "standard") return standard();
    const std::string_view word = in_.next_word();
    if (key == "question") {
      if (word != "mate-in-1" && word != "winner")
        return in_.fail_expected("`mate-in-1` or `winner`", word);
      puzzle_.question = word == "winner" ? Question::winner : Question::mate_in_1;
      return true;
    }
    if (key == "turn") {
      if (word != "white" && word != "black") return in_.fail_expected("`white` or `black`", word);
      turn_ = word == "white" ? Side::white : Side::black;
      turn_place_ = in_.place(word);
      return true;
    }
    if (word == "unlimited") {
      puzzle_.moves = unlimited_moves;
      return true;
    }
    std::int64_t moves = 0;
    if (word.find_first_not_of("-0123456789") != word.npos)
      return in_.fail_expected("a number of moves or `unlimited`", word);
    if (!in_.to_integer(word, "a number of moves", 0, unlimited_moves - 1, moves)) return false;
    puzzle_.moves = static_cast<std::uint32_t>(moves);
    return true;
  }

  bool standard() {
    const std::string_view word = in_.next_word();
    std::size_t bad = 0;
    std::optional<Position> position = standard_position(word, &bad);
    if (!position) {
      if (word.size() != standard_board().size()) {
        return in_.fail(word, fmt::format("expected 26 characters for the published board, "
                                          "found {}",
                                          word.size()));
      }
      const std::string_view here = first_character(word.substr(bad));
      if (here == "P" || here == "Y") return in_.fail(here, "a second anchor");
      return in_.fail_expected("one of . o O x X P Y", here);
    }
    const std::size_t anchor = std::min(word.find('P'), word.find('Y'));
    if (anchor != word.npos) anchor_place_ = in_.place(word.substr(anchor));
    puzzle_.position = *std::move(position);
    puzzle_.board = standard_board();
    return true;
  }

  // The anchor stands on a king of the side that has just pushed.
  bool agree_on_turn() {
    Position& position = puzzle_.position;
    if (position.anchor != no_anchor) {
      const bool white_pushed = position.pieces[position.anchor] == Piece::white_king;
      position.turn = white_pushed ? Side::black : Side::white;
    } else if (given("turn")) {
      position.turn = turn_;
    }
    if (!given("turn") || turn_ == position.turn) return true;
    return in_.fail(turn_place_,
                    fmt::format("the anchored king (line {}, column {}) says that it is {}'s turn",
                                anchor_place_.line, anchor_place_.column,
                                position.turn == Side::white ? "white" : "black"));
  }

  bool given(std::string_view key) const {
    const auto found = std::find(file_keys.begin(), file_keys.end(), key);
    return places_[static_cast<std::size_t>(found - file_keys.begin())].line != 0;
  }

  Scanner in_;
  Puzzle puzzle_;
  Side turn_ = Side::white;
  std::array<Place, file_keys.size()> places_;  // line 0: not given
  Place turn_place_, anchor_place_;
};

}  // namespace

Result<Puzzle> read(const Text& text) {
  return Reader(text).read();
}

}  // namespace hardboard::push_fight
