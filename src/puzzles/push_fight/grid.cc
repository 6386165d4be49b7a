#include "puzzles/push_fight/grid.h"

#include <algorithm>
#include <fmt/format.h>
#include <string_view>
#include <vector>

#include "base/drawing.h"
#include "puzzles/push_fight/board.h"
#include "puzzles/push_fight/read.h"

namespace hardboard::push_fight {
namespace {

constexpr std::string_view letters = ".KPkp";
constexpr std::string_view no_square = " #";

// Reads the squares first, in file coordinates (y is minus the number of the row); the rails follow
// when the squares decide on which edges the rails stand.
class Grid {
public:
  Grid(Scanner& in, Position& position, Place& anchor)
      : in_(in), position_(position), anchor_(anchor) {}

  bool scan() {
    for (std::int32_t line = 0; in_.next_raw_line(); ++line) {
      const std::int64_t number = in_.here().line;
      const std::string_view text = in_.take_rest();
      if (begins_as_key(trimmed(text), file_keys)) {
        in_.unread_line();
        break;
      }
      number_ = number;
      // Rows may follow each other directly, without a blank line for the edges between the rows.
      if (line > 0 && line % 2 == 0 && text.find_first_not_of(" -") != text.npos) ++line;
      if (!(line % 2 == 0 ? scan_rails(text, line) : scan_row(text, line))) return false;
    }
    return true;
  }

  bool finish(Board& board) {
    if (squares_.empty()) return in_.fail(in_.here(), "the board has no squares");
    board = board_of(squares_, {});
    for (const Rail& drawn : rails_)
      if (!stand(board, drawn)) return false;
    const std::int32_t low = board.squares.back().y;
    std::int32_t left = board.squares.front().x;
    for (const Square square : board.squares) left = std::min(left, square.x);
    for (Square& square : board.squares) square = {square.x - left + 1, square.y - low + 1};
    return true;
  }

private:
  // The drawn place of a rail: line and column of the block, both from 0, and the line of the file.
  // A rail on an even line stands between two rows, a rail on an odd line left of a square.
  struct Rail {
    std::int32_t line, column;
    std::int64_t number;
  };

  bool scan_rails(std::string_view text, std::int32_t line) {
    for (std::size_t i = 0; i < text.size(); ++i) {
      if (text[i] == ' ') continue;
      const std::string_view here = first_character(text.substr(i));
      if (i % 2 == 0 || text[i] != '-')
        return in_.fail_expected(
            i % 2 == 0 ? "a blank between the edges of squares" : "an edge: `-` or a blank", here);
      if (!add_rail(here, {line, static_cast<std::int32_t>(i), number_})) return false;
    }
    return true;
  }

  bool scan_row(std::string_view text, std::int32_t line) {
    const std::int32_t y = -(line / 2);
    for (std::size_t i = 0; i < text.size(); ++i) {
      const auto column = static_cast<std::int32_t>(i);
      const std::string_view here = first_character(text.substr(i));
      if (i % 2 == 1) {
        if (no_square.find(text[i]) == no_square.npos && !scan_square(here, {column / 2, y}))
          return false;
      } else if (text[i] == '|') {
        if (!add_rail(here, {line, column, number_})) return false;
      } else if (text[i] != ' ') {
        return in_.fail_expected("an edge: `|` or a blank", here);
      }
    }
    return true;
  }

  bool scan_square(std::string_view here, Square square) {
    const bool anchored = here == "A" || here == "a";
    const std::size_t piece = letters.find(anchored ? (here == "A" ? 'K' : 'k') : here[0]);
    if (piece == letters.npos)
      return in_.fail_expected("a square: `.`, one of K P k p A a, or a blank for none", here);
    if (squares_.size() == most_squares)
      return in_.fail(here, fmt::format("more than {} squares", most_squares));
    if (anchored) {
      if (anchor_.line != 0) {
        return in_.fail(here, fmt::format("a second anchor; the first is on line {}, column {}",
                                          anchor_.line, anchor_.column));
      }
      anchor_ = in_.place(here);
      position_.anchor = static_cast<std::uint32_t>(squares_.size());
    }
    squares_.push_back(square);
    position_.pieces.push_back(static_cast<Piece>(piece));
    return true;
  }

  bool add_rail(std::string_view here, Rail drawn) {
    if (rails_.size() == std::size_t{4} * most_squares)
      return in_.fail(here, "more rails than squares can have");
    rails_.push_back(drawn);
    return true;
  }

  bool stand(Board& board, Rail drawn) {
    const Square behind{drawn.column / 2, -(drawn.line / 2)};  // below the edge, or right of it
    const bool level = drawn.line % 2 == 0;
    const Square before = level ? Square{behind.x, behind.y + 1} : Square{behind.x - 1, behind.y};
    const auto a = index_of(board, before), b = index_of(board, behind);
    // Only single bytes stand before a rail on its line.
    const Place place{drawn.number, drawn.column + 1};
    if (a && b)
      return in_.fail(place, "a rail inside the board: they stand on boundary edges only");
    if (!a && !b) return in_.fail(place, "a rail that is at the edge of no square");
    const Direction from_before = level ? Direction::down : Direction::right;
    const Direction direction = a ? from_before : opposite(from_before);
    board.next[a ? *a : *b][static_cast<unsigned>(direction)] = rail;
    return true;
  }

  Scanner& in_;
  Position& position_;
  Place& anchor_;
  std::vector<Square> squares_;  // in reading order, like the pieces
  std::vector<Rail> rails_;
  std::int64_t number_ = 0;  // of the current line of the file
};

}  // namespace

char letter_of(Piece piece) {
  return letters[static_cast<std::size_t>(piece)];
}

bool scan_grid(Scanner& in, Board& board, Position& position, Place& anchor) {
  Grid grid(in, position, anchor);
  return grid.scan() && grid.finish(board);
}

}  // namespace hardboard::push_fight
