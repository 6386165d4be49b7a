#include "gadgets/read_board.h"

#include <algorithm>
#include <fmt/format.h>
#include <vector>

#include "base/counted.h"
#include "base/drawing.h"
#include "gadgets/read.h"

namespace hardboard::gadgets {
namespace {

void place_cell(const Placed& cell, Gadget& gadget) {
  if (cell.what == '.') return;
  if (cell.what == '#') return gadget.blanks.push_back(cell.square);
  const std::string_view letters = words_of(gadget.game).letters;
  if (is_chess(gadget.game)) {
    // The squares of ports hold the pieces of a wire.
    gadget.pieces.push_back({cell.square, letters[0]});
    if (cell.what == 'S') gadget.shell.push_back(cell.square);
  } else if (letters.find(cell.what) != std::string_view::npos) {
    gadget.pieces.push_back(cell);
  }
}

// The squares of each port: those of its first letter in reading order, then those of its second.
bool place_ports(Scanner& in, Place place, const std::vector<Placed>& cells, Gadget& gadget) {
  const std::size_t size = gadget.signals.empty() ? 0 : gadget.signals[0].forms[0].size();
  for (Port& port : gadget.ports) {
    std::size_t each = 0;
    for (const char letter : port.letters) {
      const std::size_t before = port.squares.size();
      for (const Placed& cell : cells)
        if (cell.what == letter) port.squares.push_back(cell.square);
      const std::size_t drawn = port.squares.size() - before;
      if (drawn == 0 || (each != 0 && drawn != each)) {
        return in.fail(place, fmt::format("port {} needs as many squares for each of its letters",
                                          port.letters));
      }
      each = drawn;
    }
    if (port.squares.size() != size) {
      return in.fail(place,
                     fmt::format("port {} has {} on the board, a signal has {}", port.letters,
                                 counted(port.squares.size(), "square"), size));
    }
  }
  return true;
}

}  // namespace

bool scan_board(Scanner& in, Place place, const std::string& letters, Gadget& gadget) {
  if (!in.expect_line_end()) return false;
  const std::string known = ".#" + letters;
  DrawingSize size;
  std::vector<Placed> cells;
  const auto visit = [&](std::string_view cell, std::int64_t column, std::int64_t row) {
    if (cell.size() != 1 || known.find(cell[0]) == known.npos)
      return in.fail_expected(fmt::format("one of `{}`", known), cell);
    if (column == most_drawing_size || row == most_drawing_size) {
      return in.fail(cell, fmt::format("the board is {} than {}", row == 0 ? "wider" : "higher",
                                       most_drawing_size));
    }
    if (cell[0] != '.' && cells.size() == most_drawn)
      return in.fail(cell,
                     fmt::format("expected at most {} squares that are not empty", most_drawn));
    // Rows count from the top until their number is known. Empty squares need no memory.
    if (cell[0] != '.') {
      cells.push_back(
          {{static_cast<std::int32_t>(column + 1), static_cast<std::int32_t>(row)}, cell[0]});
    }
    return true;
  };
  if (!scan_drawing(in, file_keys, {1, 1}, known, false, size, visit)) return false;
  if (size.height == 0) return in.fail(in.here(), "expected the rows of the board");
  gadget.drawing = {
      {1, 1}, {static_cast<std::int32_t>(size.width), static_cast<std::int32_t>(size.height)}};
  for (Placed& cell : cells) {
    cell.square.y = static_cast<std::int32_t>(size.height) - cell.square.y;
    place_cell(cell, gadget);
  }
  std::sort(gadget.pieces.begin(), gadget.pieces.end(),
            [](const Placed& a, const Placed& b) { return a.square < b.square; });
  return place_ports(in, place, cells, gadget);
}

}  // namespace hardboard::gadgets
