#include "puzzles/solo_chess/blocks.h"

#include <algorithm>
#include <fmt/format.h>
#include <limits>
#include <numeric>
#include <optional>
#include <tuple>
#include <vector>

namespace hardboard::solo_chess {
namespace {

constexpr std::int64_t least = std::numeric_limits<std::int32_t>::min();
constexpr std::int64_t most = std::numeric_limits<std::int32_t>::max();

// Keys are words in small letters; no token of a block begins with two of them.
bool is_key(std::string_view word) {
  const auto small = [](char c) { return c >= 'a' && c <= 'z'; };
  return word.size() >= 2 && small(word[0]) && small(word[1]);
}

bool is_capital(char c) {
  return c >= 'A' && c <= 'Z';
}

bool scan_token(Scanner& in, std::string_view word, Square square, Draft& draft) {
  if (word == ".") return true;
  if (word[0] == '#') {
    return in.fail(word,
                   "`#` in a board means that there is no square, and Solo Chess has no such "
                   "boards; comments can't stand in a board");
  }
  const std::string_view letter = word.substr(0, 1);
  if (word.size() == 1) return draft.add_piece(in, letter, square, std::nullopt);
  if (!is_capital(letter[0]))
    return in.fail_expected("`.`, a piece such as R, or one with its budget such as R2", word);
  std::uint32_t budget = 0;
  return to_budget(in, word.substr(1), budget) && draft.add_piece(in, letter, square, budget);
}

// The least index of a piece that stands where an earlier one does.
std::optional<std::size_t> first_repeated(const std::vector<Piece>& pieces) {
  const auto key = [](Square square) {
    return std::uint64_t{static_cast<std::uint32_t>(square.x)} << 32 |
           static_cast<std::uint32_t>(square.y);
  };
  std::vector<std::uint64_t> keys(pieces.size());
  std::transform(pieces.begin(), pieces.end(), keys.begin(),
                 [&](const Piece& piece) { return key(piece.square); });
  std::sort(keys.begin(), keys.end());
  if (std::adjacent_find(keys.begin(), keys.end()) == keys.end()) return std::nullopt;

  std::vector<std::size_t> order(pieces.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return std::tie(pieces[a].square, a) < std::tie(pieces[b].square, b);
  });
  std::size_t first = pieces.size();
  for (std::size_t i = 1; i < order.size(); ++i)
    if (pieces[order[i - 1]].square == pieces[order[i]].square) first = std::min(first, order[i]);
  return first;
}

}  // namespace

bool scan_board(Scanner& in, Square origin, Draft& draft) {
  std::int64_t width = 0, height = 0;
  bool gap = false;
  while (in.next_raw_line()) {
    std::string_view word = in.next_word();
    if (word.empty()) {
      gap = true;
      continue;
    }
    if (is_key(word)) {
      in.unread_line();
      break;
    }
    if (gap && word[0] != '#') return in.fail(word, "a blank line inside the board");
    std::int64_t x = 0;
    for (; !word.empty(); word = in.next_word(), ++x) {
      if (height > 0 && x == width)
        return in.fail(
            word, fmt::format("this row has more squares than the first, which has {}", width));
      if (origin.x + x > most) return in.fail(word, "the board goes beyond 32-bit coordinates");
      // Rows come from the top: y counts them until their number is known.
      const Square square{static_cast<std::int32_t>(origin.x + x),
                          static_cast<std::int32_t>(height)};
      if (!scan_token(in, word, square, draft)) return false;
    }
    if (height == 0) width = x;
    if (x < width)
      return in.fail(in.here(), fmt::format("this row has {} squares, the first has {}", x, width));
    ++height;
  }
  if (origin.y + height - 1 > most)
    return in.fail(in.here(), "the board goes beyond 32-bit coordinates");
  for (Piece& piece : draft.puzzle.pieces)
    piece.square.y = static_cast<std::int32_t>(origin.y + height - 1 - piece.square.y);
  draft.puzzle.frame =
      Frame{origin, static_cast<std::int32_t>(width), static_cast<std::int32_t>(height)};
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
    if (!in.next_integer("a coordinate x", least, most, x) ||
        !in.next_integer("a coordinate y", least, most, y))
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
