#include "reductions/leaper_board.h"

#include <algorithm>

#include "base/contract.h"
#include "gadgets/plays.h"

namespace hardboard::leaper_board {
namespace {

using gadgets::Embedding;
using gadgets::Gadget;
using gadgets::MacroKind;
using gadgets::no_net;
using gadgets::PlacedMacro;
using gadgets::Port;
using gadgets::Side;

// The signals of a tile's inputs, or of its outputs, under the values of the nets.
std::vector<std::uint8_t> signals_of(const Gadget& gadget, const PlacedMacro& placed, bool inputs,
                                     const std::vector<bool>& values) {
  std::vector<std::uint8_t> signals;
  for (const Port& port : gadget.ports) {
    if (port.takes() != inputs) continue;
    const std::uint32_t net = !inputs                 ? net_at(placed, port.side)
                              : port.side == Side::up ? placed.vertical
                                                      : placed.horizontal;
    signals.push_back(values[net] ? 1 : 0);
  }
  return signals;
}

Game game_of(gadgets::TileSet tiles, char letter, std::string_view false_signal,
             std::string_view true_signal) {
  gadgets::TileSet plain = gadgets::with_truth_values(tiles, false_signal, true_signal);
  return Game{std::move(tiles), std::move(plain), letter, true_signal};
}

}  // namespace

std::vector<Square> corners_of(const Game& game, const Embedding& embedding,
                               const PlacedMacro& placed) {
  const gadgets::Macro& macro = game.tiles.macros[placed.kind];
  const std::int32_t cell = game.tiles.cell;
  std::vector<Square> corners;
  for (std::int32_t i = 0; i < placed.length; ++i) {
    const bool runs_right = placed.kind == MacroKind::wire_right;
    const std::int32_t step = placed.is_mirrored ? placed.length - 1 - i : i;
    const std::int32_t x = placed.x + (runs_right ? step : 0);
    const std::int32_t y = placed.y + (runs_right ? 0 : i);
    corners.push_back({x * cell + 1, (embedding.height - y - macro.height) * cell + 1});
  }
  return corners;
}

std::uint32_t net_at(const PlacedMacro& placed, Side side) {
  if (placed.made != no_net) return placed.made;
  if (placed.kind == MacroKind::foot) return placed.vertical;
  if (placed.kind == MacroKind::turn) return placed.horizontal;
  return side == Side::down ? placed.vertical : placed.horizontal;
}

solo_chess::Puzzle board_of(const Game& game, const Embedding& embedding) {
  solo_chess::Puzzle board;
  board.types = {*solo_chess::standard_type(game.letter)};
  board.budget = 2;
  board.frame = solo_chess::Frame{{1, 1},
                                  std::max(1, embedding.width * game.tiles.cell),
                                  std::max(1, embedding.height * game.tiles.cell)};
  if (embedding.macros.empty()) board.pieces.push_back({{1, 1}, 2, 0});
  for (const PlacedMacro& placed : embedding.macros) {
    const Gadget& gadget = game.tiles.gadget(placed);
    for (const Square corner : corners_of(game, embedding, placed))
      for (const gadgets::Placed& piece : gadget.pieces)
        if (gadget.tile->contains(piece.square))
          board.pieces.push_back({corner + piece.square, 2, 0});
  }
  std::sort(board.pieces.begin(), board.pieces.end(),
            [](const solo_chess::Piece& a, const solo_chess::Piece& b) {
              return std::pair(-a.square.y, a.square.x) < std::pair(-b.square.y, b.square.x);
            });
  return board;
}

std::pair<std::uint64_t, std::uint64_t> most_squares(const Game& game, std::uint32_t variables) {
  std::int32_t width = 1, height = 1;
  for (const gadgets::Macro& macro : game.tiles.macros.by_kind) {
    width = std::max(width, macro.width);
    height = std::max(height, macro.height);
  }
  const auto squares = [&](std::int32_t cells) {
    return static_cast<std::uint64_t>(cells) * static_cast<std::uint64_t>(game.tiles.cell);
  };
  return {squares(width) * (std::uint64_t{variables} + 4),
          squares(height) * (2 * std::uint64_t{variables} + 1)};
}

Captures captures_of(const Game& game, const Embedding& embedding,
                     const formulas::Assignment& assignment) {
  const std::vector<bool> values = values_of(embedding, assignment);
  gadgets::Plays plays;
  Captures captures;
  for (const PlacedMacro& placed : embedding.macros) {
    const Gadget& gadget = game.plain.gadget(placed);
    const auto& found = plays.of(gadget, signals_of(gadget, placed, true, values));
    const gadgets::Outcome wanted = signals_of(gadget, placed, false, values);
    const auto play = std::find_if(found.begin(), found.end(),
                                   [&](const auto& outcome) { return outcome.outcome == wanted; });
    promise(play != found.end(), "a tile does what its macro is for");
    for (const Square corner : corners_of(game, embedding, placed))
      for (const auto& [from, to] : play->play) captures.push_back({corner + from, corner + to});
  }
  return captures;
}

Area area_of(const Game& game, const Embedding& embedding) {
  const auto cell = static_cast<std::uint64_t>(game.tiles.cell);
  const std::uint64_t cells =
      static_cast<std::uint64_t>(embedding.width) * static_cast<std::uint64_t>(embedding.height);
  const std::uint64_t squares = cell * cell;
  return {cells * squares, (embedding.covered - embedding.wires) * squares,
          embedding.wires * squares};
}

const Game& kings() {
  static const Game game = game_of(gadgets::read_tile_set("king"), 'K', "0", "1");
  return game;
}

// Mirror images of vertical wires of knights lie on other columns, so no tile is mirrored.
const Game& knights() {
  static const Game game = [] {
    gadgets::TileSet tiles = gadgets::read_tile_set("knight");
    tiles.macros.may_mirror = false;
    return game_of(std::move(tiles), 'N', "00", "10");
  }();
  return game;
}

}  // namespace hardboard::leaper_board
