#include "puzzles/peg_solitaire/boards.h"

#include <algorithm>
#include <array>

#include "base/contract.h"
#include "puzzles/peg_solitaire/directions.h"

namespace hardboard::peg_solitaire {
namespace {

struct Row {
  BoardName board;
  std::string_view picture;  // rows from the top; the dot is the vacant hole
};

// The wooden boards of Wikipedia's "Peg solitaire"; George Bell and John Beasley use the same
// shapes.
constexpr std::array rows = {
    Row{{"english", "33 holes, the standard board"},
        "##ooo##/##ooo##/ooooooo/ooo.ooo/ooooooo/##ooo##/##ooo##"},
    Row{{"european", "37 holes, the French board"},
        "##ooo##/#ooooo#/ooooooo/ooo.ooo/ooooooo/#ooooo#/##ooo##"},
    Row{{"wiegleb", "45 holes, four arms of three by three"},
        "###ooo###/###ooo###/###ooo###/ooooooooo/oooo.oooo/ooooooooo/###ooo###/###ooo###/"
        "###ooo###"},
    Row{{"asymmetric", "39 holes, arms of two and of three rows"},
        "##ooo###/##ooo###/##ooo###/oooooooo/ooo.oooo/oooooooo/##ooo###/##ooo###"},
    Row{{"diamond41", "41 holes, a square on its corner"},
        "####o####/###ooo###/##ooooo##/#ooooooo#/oooo.oooo/#ooooooo#/##ooooo##/###ooo###/"
        "####o####"},
    Row{{"square", "N by N holes", 3162}, ""},
    Row{{"triangle", "N rows of 1, 2, ..., N holes, with triangular jumps", 4471}, ""},
};

constexpr auto names = [] {
  std::array<BoardName, rows.size()> result;
  for (std::size_t i = 0; i < rows.size(); ++i) result[i] = rows[i].board;
  return result;
}();

Board from_picture(std::string_view picture) {
  Board board;
  Square square{1, static_cast<std::int32_t>(1 + std::count(picture.begin(), picture.end(), '/'))};
  for (const char token : picture) {
    if (token == '/') {
      square = {1, square.y - 1};
      continue;
    }
    if (token != '#') board.holes.push_back(square);
    if (token == '.') board.vacant = square;
    ++square.x;
  }
  std::sort(board.holes.begin(), board.holes.end(),
            [](Square a, Square b) { return a.y != b.y ? a.y < b.y : a.x < b.x; });
  return board;
}

Board square_board(std::int32_t size) {
  Board board;
  for (std::int32_t y = 1; y <= size; ++y)
    for (std::int32_t x = 1; x <= size; ++x) board.holes.push_back({x, y});
  if (size % 2 == 1) board.vacant = Square{(size + 1) / 2, (size + 1) / 2};
  return board;
}

// The rows are aligned to the left, so the two holes below a hole have its column and the next
// column to the right.
Board triangle_board(std::int32_t size) {
  Board board;
  for (std::int32_t y = 1; y <= size; ++y)
    for (std::int32_t x = 1; x <= size + 1 - y; ++x) board.holes.push_back({x, y});
  board.directions = triangular;
  board.vacant = Square{1, size};
  return board;
}

}  // namespace

std::span<const BoardName> board_names() {
  return names;
}

const BoardName* find_board(std::string_view name) {
  const auto found = std::find_if(names.begin(), names.end(),
                                  [&](const BoardName& row) { return row.name == name; });
  return found == names.end() ? nullptr : found;
}

Board make_board(const BoardName& name, std::int64_t size) {
  promise(name.most_size == 0 || (size >= 1 && size <= name.most_size),
          "the board exists in this size");
  if (name.name == "square") return square_board(static_cast<std::int32_t>(size));
  if (name.name == "triangle") return triangle_board(static_cast<std::int32_t>(size));
  const auto row = std::find_if(rows.begin(), rows.end(),
                                [&](const Row& each) { return each.board.name == name.name; });
  promise(row != rows.end(), "the name is that of a board");
  return from_picture(row->picture);
}

}  // namespace hardboard::peg_solitaire
