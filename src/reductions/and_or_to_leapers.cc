#include "reductions/and_or_to_leapers.h"

#include <algorithm>
#include <optional>
#include <unordered_map>

#include "base/contract.h"
#include "gadgets/chess.h"
#include "gadgets/plays.h"

namespace hardboard::leaper_board {
namespace {

using gadgets::Embedding;
using gadgets::Gadget;
using gadgets::MacroKind;
using gadgets::Net;
using gadgets::no_net;
using gadgets::PlacedMacro;
using gadgets::Port;
using gadgets::Side;

bool is_wire(MacroKind kind) {
  return kind == MacroKind::wire_right || kind == MacroKind::wire_down;
}

// The lower left square of each tile of a placed macro, in the order in which its signals run: a
// wire has a tile for each of its cells.
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

// The net that leaves a macro at a side.
std::uint32_t net_at(const PlacedMacro& placed, Side side) {
  if (placed.made != no_net) return placed.made;
  if (placed.kind == MacroKind::foot) return placed.vertical;
  if (placed.kind == MacroKind::turn) return placed.horizontal;
  return side == Side::down ? placed.vertical : placed.horizontal;
}

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

// What a port shows once the head's pieces have done their work: of each of its places a captured
// piece with the budget that captures from the head's places left to it, or an untouched piece that
// goes elsewhere. (The captures of a solution can be made in such an order that the head comes
// first; docs/kings.md.)
class Heads {
public:
  Heads(const Game& game, const Embedding& embedding, const Captures& captures)
      : game_(game), embedding_(embedding) {
    for (const PlacedMacro& placed : embedding.macros)
      if (placed.kind == MacroKind::head)
        for (const Port& port : game.tiles.gadget(placed).ports)
          for (const Square square : port.squares)
            seen_.emplace(corners_of(game, embedding, placed)[0] + square, Seen{});
    for (const auto& [from, to] : captures) {
      if (const auto found = seen_.find(to); found != seen_.end()) found->second.by = from;
      if (const auto found = seen_.find(from); found != seen_.end()) found->second.to = to;
    }
  }

  bool is_true(const PlacedMacro& head, const Port& port) const {
    const Gadget& gadget = game_.tiles.gadget(head);
    const Square corner = corners_of(game_, embedding_, head)[0];
    const auto is_inside = [&](const std::optional<Square>& square) {
      return square && gadget.tile->contains({square->x - corner.x, square->y - corner.y});
    };
    std::string form;
    for (const Square square : port.squares) {
      const Seen& seen = seen_.at(corner + square);
      if (seen.by)
        form += is_inside(seen.by) ? '1' : '0';
      else
        form += is_inside(seen.to) ? '.' : '2';
    }
    const std::optional<std::uint8_t> signal = gadgets::signal_of(gadget, form);
    return signal && gadgets::at_most(gadget, true_signal(gadget), *signal);
  }

private:
  struct SquareHash {
    std::size_t operator()(Square s) const {
      return (static_cast<std::uint64_t>(static_cast<std::uint32_t>(s.x)) << 32 |
              static_cast<std::uint32_t>(s.y)) *
             0x9E3779B97F4A7C15U;
    }
  };
  struct Seen {
    std::optional<Square> by, to;  // of the last capture onto the place, and of its piece's exit
  };

  std::uint8_t true_signal(const Gadget& gadget) const {
    const auto found = std::find_if(
        gadget.signals.begin(), gadget.signals.end(),
        [&](const gadgets::Signal& signal) { return signal.name == game_.true_signal; });
    promise(found != gadget.signals.end(), "a head has the signal for true");
    return static_cast<std::uint8_t>(found - gadget.signals.begin());
  }

  const Game& game_;
  const Embedding& embedding_;
  std::unordered_map<Square, Seen, SquareHash> seen_;
};

std::string literal_words(formulas::Literal literal) {
  return (literal < 0 ? "not x" : "x") + std::to_string(formulas::variable_of(literal));
}

// "variable x3", "not x3" where its wire turns, "x1 crosses x4", "or 2" and "clause 2" of gates of
// clause 2, "join 2" of the one that joins the clause to those above.
std::string name_of(const PlacedMacro& placed, const std::vector<Net>& nets) {
  const auto words = [&](std::uint32_t net) {
    return nets[net].kind == Net::Kind::literal ? literal_words(nets[net].literal) : "the chain";
  };
  if (placed.made != no_net) {
    const Net& made = nets[placed.made];
    const std::string_view gate = made.is_chain                        ? "join"
                                  : placed.kind == MacroKind::or_right ? "clause"
                                  : placed.kind == MacroKind::or_down  ? "or"
                                                                       : "and";
    return fmt::format("{} {}", gate, made.clause + 1);
  }
  switch (placed.kind) {
    case MacroKind::head:
      return fmt::format("variable x{}", formulas::variable_of(nets[placed.vertical].literal));
    case MacroKind::foot:
      return words(placed.vertical);
    case MacroKind::crossing:
      return fmt::format("{} crosses {}", words(placed.horizontal), words(placed.vertical));
    case MacroKind::test:
      return "test";
    default:
      return "";
  }
}

}  // namespace

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

formulas::Assignment assignment_of(const Game& game, const Embedding& embedding,
                                   const Captures& captures) {
  const Heads heads(game, embedding, captures);
  formulas::Assignment assignment;
  for (const Net& net : embedding.nets)
    if (net.kind == Net::Kind::literal && net.literal > 0) assignment.push_back(-net.literal);
  for (const PlacedMacro& placed : embedding.macros) {
    if (placed.kind != MacroKind::head) continue;
    for (const Port& port : game.tiles.gadget(placed).ports) {
      const formulas::Literal literal = embedding.nets[net_at(placed, port.side)].literal;
      if (heads.is_true(placed, port)) assignment[formulas::variable_of(literal) - 1] = literal;
    }
  }
  return assignment;
}

Area area_of(const Game& game, const Embedding& embedding) {
  const auto cell = static_cast<std::uint64_t>(game.tiles.cell);
  const std::uint64_t cells =
      static_cast<std::uint64_t>(embedding.width) * static_cast<std::uint64_t>(embedding.height);
  const std::uint64_t squares = cell * cell;
  return {cells * squares, (embedding.covered - embedding.wires) * squares,
          embedding.wires * squares};
}

std::vector<Part> parts_of(const Game& game, const Embedding& embedding) {
  std::vector<Part> parts;
  for (const PlacedMacro& placed : embedding.macros) {
    std::string name = name_of(placed, embedding.nets);
    if (is_wire(placed.kind) || name.empty()) continue;
    Part& part = parts.emplace_back(Part{std::move(name)});
    const Gadget& gadget = game.tiles.gadget(placed);
    const Square corner = corners_of(game, embedding, placed)[0];
    for (const gadgets::Placed& piece : gadget.pieces)
      if (gadget.tile->contains(piece.square)) part.squares.push_back(corner + piece.square);
  }
  return parts;
}

std::vector<std::string> meanings_of(const Game& game, const Embedding& embedding,
                                     const Captures& captures) {
  std::vector<std::string> meanings(captures.size());
  if (embedding.macros.empty()) return meanings;
  const std::vector<bool> values = values_of(embedding, assignment_of(game, embedding, captures));
  // The macro of each cell, and then of each macro the last capture that begins there.
  const auto width = static_cast<std::size_t>(embedding.width);
  std::vector<std::uint32_t> owner(width * static_cast<std::size_t>(embedding.height), no_net);
  for (std::uint32_t i = 0; i < embedding.macros.size(); ++i) {
    const PlacedMacro& placed = embedding.macros[i];
    if (is_wire(placed.kind)) continue;
    const gadgets::Macro& macro = game.tiles.macros[placed.kind];
    for (std::int32_t y = placed.y; y < placed.y + macro.height; ++y)
      for (std::int32_t x = placed.x; x < placed.x + macro.width; ++x)
        owner[static_cast<std::size_t>(y) * width + static_cast<std::size_t>(x)] = i;
  }
  std::vector<std::size_t> last(embedding.macros.size(), SIZE_MAX);
  for (std::size_t m = 0; m < captures.size(); ++m) {
    const std::int32_t x = (captures[m].from.x - 1) / game.tiles.cell;
    const std::int32_t y = embedding.height - 1 - (captures[m].from.y - 1) / game.tiles.cell;
    const std::uint32_t i =
        owner[static_cast<std::size_t>(y) * width + static_cast<std::size_t>(x)];
    if (i != no_net) last[i] = m;
  }
  for (std::size_t i = 0; i < last.size(); ++i) {
    const PlacedMacro& placed = embedding.macros[i];
    if (last[i] == SIZE_MAX) continue;
    if (placed.kind == MacroKind::head) {
      const formulas::Literal literal = embedding.nets[placed.vertical].literal;
      const bool value = values[placed.vertical] == (literal > 0);
      meanings[last[i]] = fmt::format("x{} is {}", formulas::variable_of(literal), value);
    } else if (placed.made != no_net) {
      meanings[last[i]] = fmt::format("{} is {}", name_of(placed, embedding.nets),
                                      static_cast<bool>(values[placed.made]));
    }
  }
  return meanings;
}

namespace {

Game game_of(gadgets::TileSet tiles, char letter, std::string_view false_signal,
             std::string_view true_signal) {
  gadgets::TileSet plain = gadgets::with_truth_values(tiles, false_signal, true_signal);
  return Game{std::move(tiles), std::move(plain), letter, true_signal};
}

}  // namespace

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
