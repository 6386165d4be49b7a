// The gadgets that stand for the macros of an And-Or embedding: of each game ten files of the
// library, and their mirror images.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "gadgets/embedding.h"
#include "gadgets/found.h"
#include "gadgets/gadget.h"

namespace hardboard::gadgets {

// The lower left square of each tile is 0,0. `cell` is the width and height of a cell in squares.
struct TileSet {
  std::int32_t cell = 0;
  Macros macros;
  std::array<std::array<Gadget, 2>, macro_kinds> tiles;  // as drawn, and mirrored

  const Gadget& gadget(const PlacedMacro& placed) const {
    return tiles[static_cast<std::size_t>(placed.kind)][placed.is_mirrored ? 1 : 0];
  }
};

// The library's gadgets GAME-tile-KIND: king-tile-or-down and so on. Each has its inputs above and
// at the left, its outputs below and at the right, and a tile of whole cells; promises that they
// fit each other. O(size of the files).
TileSet read_tile_set(std::string_view game);

// What a tile must make of truth values: those that come in, and those that go out, in the order of
// the gadget's ports.
struct Signals {
  std::vector<bool> in, out;
  friend auto operator<=>(const Signals&, const Signals&) = default;
};

// A play of a gadget by which it turns these signals into those. Two signals of the gadget stand
// for false and true, here by name; each comes and goes in its first form, so that plays of
// neighbours fit together. Promises that there is such a play. The cost is that of one row of its
// table.
Play play_of(const Gadget& gadget, const Signals& signals, std::string_view false_name,
             std::string_view true_name);

}  // namespace hardboard::gadgets
