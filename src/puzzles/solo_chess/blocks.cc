#include "puzzles/solo_chess/blocks.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <vector>

#include "base/drawing.h"
#include "puzzles/solo_chess/axis_order.h"
#include "puzzles/solo_chess/read.h"

namespace hardboard::solo_chess {
namespace {

bool is_capital(char c) {
  return c >= 'A' && c <= 'Z';
}

// The first characters of a board's cells. Small letters are for boards without capital letters.
constexpr std::string_view cell_letters = ".#ABCDEFGHIJKLMNOPQRSTUVWXYZkqrbnp";

bool scan_cell(Scanner& in, std::string_view word, Square square, Draft& draft) {
  if (word == ".") return true;
  if (word[0] == '#') {
    return in.fail(word,
                   "`#` in a board means that there is no square, and Solo Chess has no such "
                   "boards; comments can't stand in a board");
  }
  const std::string_view letter = word.substr(0, 1);
  if (word.size() == 1 && cell_letters.find(letter[0]) != cell_letters.npos)
    return draft.add_piece(in, letter, square, std::nullopt);
  if (cell_letters.find(letter[0]) == cell_letters.npos) {
    return in.fail_expected(
        "`.`, a piece such as R, or a piece with its budget (how often it may capture) such as R2",
        word);
  }
  std::uint32_t budget = 0;
  return to_budget(in, word.substr(1), budget) && draft.add_piece(in, letter, square, budget);
}

// Looks for repeated squares with a bit for each square of the pieces' bounding box; nothing if the
// box is too large.
std::optional<bool> no_repetition(const std::vector<Piece>& pieces) {
  Square low = pieces.front().square, high = low;
  for (const Piece& piece : pieces) {
    low = {std::min(low.x, piece.square.x), std::min(low.y, piece.square.y)};
    high = {std::max(high.x, piece.square.x), std::max(high.y, piece.square.y)};
  }
  const std::uint64_t width = static_cast<std::uint64_t>(std::int64_t{high.x} - low.x) + 1;
  const std::uint64_t height = static_cast<std::uint64_t>(std::int64_t{high.y} - low.y) + 1;
  if (width > 64 * pieces.size() / height) return std::nullopt;
  std::vector<bool> taken(width * height, false);
  for (const Piece& piece : pieces) {
    const std::uint64_t x = static_cast<std::uint64_t>(std::int64_t{piece.square.x} - low.x);
    const std::uint64_t y = static_cast<std::uint64_t>(std::int64_t{piece.square.y} - low.y);
    if (taken[y * width + x]) return false;
    taken[y * width + x] = true;
  }
  return true;
}

// The least index of a piece on the same square as an earlier piece.
std::optional<std::size_t> first_repeated(const std::vector<Piece>& pieces) {
  if (pieces.empty() || no_repetition(pieces).value_or(false)) return std::nullopt;
  // The order is stable: pieces on one square keep the order of the file.
  const AxisOrder order(pieces);
  std::size_t first = pieces.size();
  for (std::uint32_t rank = 1; rank < order.size(); ++rank)
    if (order.square(rank - 1) == order.square(rank))
      first = std::min<std::size_t>(first, order.piece(rank));
  return first < pieces.size() ? std::optional(first) : std::nullopt;
}

}  // namespace

bool scan_board(Scanner& in, Square origin, Draft& draft) {
  DrawingSize size;
  const auto add = [&](std::string_view cell, std::int64_t column, std::int64_t row) {
    // Drawings list the top row first: y counts rows from the top until their number is known.
    return scan_cell(in, cell,
                     {static_cast<std::int32_t>(origin.x + column), static_cast<std::int32_t>(row)},
                     draft);
  };
  if (!scan_drawing(in, file_keys, origin, cell_letters, true, size, add)) return false;
  for (Piece& piece : draft.puzzle.pieces)
    piece.square.y = static_cast<std::int32_t>(origin.y + size.height - 1 - piece.square.y);
  draft.puzzle.frame =
      Frame{origin, static_cast<std::int32_t>(size.width), static_cast<std::int32_t>(size.height)};
  return true;
}

bool scan_pieces(Scanner& in, Draft& draft) {
  const Scanner begin = in;
  while (in.next_line()) {
    const std::string_view letter = in.next_word();
    if (is_key(letter)) {
      in.unread_line();
      break;
    }
    if (letter.size() != 1 || !is_capital(letter[0]))
      return in.fail_expected("the capital letter of a piece", letter);
    std::int64_t x = 0, y = 0;
    if (!in.next_integer("a coordinate x", least_coordinate, most_coordinate, x) ||
        !in.next_integer("a coordinate y", least_coordinate, most_coordinate, y))
      return false;
    std::optional<std::uint32_t> budget;
    if (const std::string_view word = in.next_word(); !word.empty()) {
      std::uint32_t number = 0;
      if (!to_budget(in, word, number) || !in.expect_line_end()) return false;
      budget = number;
    }
    const Square square{static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)};
    if (!draft.add_piece(in, letter, square, budget)) return false;
  }

  const std::optional<std::size_t> repeated = first_repeated(draft.puzzle.pieces);
  if (!repeated) return true;
  in = begin;
  for (std::size_t line = 0; line <= *repeated; ++line) in.next_line();
  return in.fail(in.next_word(), fmt::format("a second piece on the square {}",
                                             name(draft.puzzle.pieces[*repeated].square)));
}

}  // namespace hardboard::solo_chess
