#include "gadgets/tile_set.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>
#include <vector>

#include "base/contract.h"
#include "gadgets/library.h"

namespace hardboard::gadgets {
namespace {

constexpr std::array<std::string_view, macro_kinds> kind_names = {
    "wire-right", "wire-down", "crossing", "head",     "foot",
    "turn",       "or-down",   "or-right", "and-down", "test"};

bool is_upright(const Port& port) {
  return port.side == Side::up || port.side == Side::down;
}

// Applies a map of squares to all parts of a gadget, which says where the tile comes to lie.
template <class Map>
void move_squares(Gadget& gadget, const Map& map) {
  for (Placed& piece : gadget.pieces) piece.square = map(piece.square);
  std::sort(gadget.pieces.begin(), gadget.pieces.end(),
            [](const Placed& a, const Placed& b) { return a.square < b.square; });
  for (Port& port : gadget.ports)
    for (Square& square : port.squares) square = map(square);
  const Square a = map(gadget.tile->low), b = map(gadget.tile->high);
  gadget.tile = Box{a, a};
  gadget.tile->include(b);
}

Gadget read_tile(std::string_view game, std::string_view kind) {
  const LibraryFile* const file = library_file(fmt::format("{}-tile-{}", game, kind));
  promise(file != nullptr, "the library has all tiles of the game");
  Gadget gadget = read_library(*file);
  promise(gadget.tile.has_value(), "a tile's gadget says what its tile is");
  const Square low = gadget.tile->low;
  move_squares(gadget, [&](Square s) { return Square{s.x - low.x, s.y - low.y}; });
  return gadget;
}

// Left and right exchanged. Squares of a port that one letter draws stay in the order of reading.
Gadget mirrored(Gadget gadget) {
  const std::int32_t right = gadget.tile->high.x;
  gadget.name += " mirrored";
  move_squares(gadget, [&](Square s) { return Square{right - s.x, s.y}; });
  for (Port& port : gadget.ports) {
    if (port.side == Side::left || port.side == Side::right)
      port.side = port.side == Side::left ? Side::right : Side::left;
    if (port.letters.size() == 1)
      std::sort(port.squares.begin(), port.squares.end(),
                [](Square a, Square b) { return a.y != b.y ? a.y > b.y : a.x < b.x; });
  }
  return gadget;
}

Macro macro_of(const Gadget& gadget, std::int32_t cell) {
  const auto width = static_cast<std::int32_t>(gadget.tile->width());
  const auto height = static_cast<std::int32_t>(gadget.tile->height());
  promise(width % cell == 0 && height % cell == 0, "a tile has whole cells");
  Macro macro{width / cell, height / cell, 0, 0};
  for (const Port& port : gadget.ports) {
    const Square square = port.squares[0];
    if (is_upright(port))
      macro.column = square.x / cell;
    else
      macro.row = macro.height - 1 - square.y / cell;
  }
  return macro;
}

}  // namespace

TileSet read_tile_set(std::string_view game) {
  TileSet set;
  for (std::size_t i = 0; i < macro_kinds; ++i) {
    set.tiles[i][0] = read_tile(game, kind_names[i]);
    set.tiles[i][1] = mirrored(set.tiles[i][0]);
    if (i == 0) set.cell = static_cast<std::int32_t>(set.tiles[0][0].tile->width());
    set.macros.by_kind[i] = macro_of(set.tiles[i][0], set.cell);
  }
  return set;
}

TileSet with_truth_values(TileSet set, std::string_view false_name, std::string_view true_name) {
  for (std::array<Gadget, 2>& tiles : set.tiles)
    for (Gadget& tile : tiles) {
      std::vector<Signal> values;
      for (const std::string_view name : {false_name, true_name})
        for (const Signal& signal : tile.signals)
          if (signal.name == name) values.push_back({signal.name, {signal.forms[0]}});
      promise(values.size() == 2, "two signals of a tile stand for false and true");
      tile.signals = std::move(values);
      tile.table.clear();
    }
  return set;
}

}  // namespace hardboard::gadgets
