#include "gadgets/isolation.h"

#include <algorithm>
#include <fmt/format.h>
#include <set>
#include <utility>

#include "gadgets/chess.h"
#include "gadgets/layout.h"
#include "gadgets/pegs.h"

namespace hardboard::gadgets {
namespace {

Side opposite(Side side) {
  return static_cast<Side>((static_cast<unsigned>(side) + 2) % 4);
}

// The squares of the ports, and of their wires for one period into the gadget.
std::set<Square> wire_squares(const Gadget& gadget) {
  Gadget inward;
  inward.game = gadget.game;
  inward.ports = gadget.ports;
  for (Port& port : inward.ports) {
    port.role = Role::out;
    port.side = opposite(port.side);
  }
  std::set<Square> squares;
  for (const Port& port : gadget.ports) squares.insert(port.squares.begin(), port.squares.end());
  const std::vector<std::uint8_t> one(gadget.ports.size(), 1);
  for (const Placed& piece : layout_of(inward, {}, one).pieces) squares.insert(piece.square);
  return squares;
}

void find_attacks(const Gadget& gadget, std::vector<Leak>& leaks) {
  const std::set<Square> wires = wire_squares(gadget);
  const solo_chess::PieceType& type = *solo_chess::standard_type(words_of(gadget.game).letters[0]);
  for (const Placed& piece : gadget.pieces) {
    if (wires.contains(piece.square)) continue;
    if (!gadget.tile->contains(piece.square)) {
      leaks.push_back({fmt::format("{} lies outside of the tile", name(piece.square)),
                       std::vector{piece.square}});
      continue;
    }
    for (const solo_chess::Ride& ride : type.rides) {
      const Square attacked{piece.square.x + ride.dx, piece.square.y + ride.dy};
      if (gadget.tile->contains(attacked)) continue;
      leaks.push_back(
          {fmt::format("{} attacks {} outside of the tile", name(piece.square), name(attacked)),
           std::vector{piece.square}});
      break;
    }
  }
}

// Signals are monotone: with all inputs true there is all play that there ever is.
Layout with_all_inputs(const Gadget& gadget) {
  const std::vector<std::uint8_t> inputs(gadget.inputs().size(),
                                         static_cast<std::uint8_t>(gadget.signals.size() - 1));
  return layout_of(gadget, inputs);
}

// The squares at most two away from a tile, beyond each of its sides: a peg that comes out of the
// tile comes to one of them first. The squares beyond a side with inputs, where pegs stand at the
// border and questions are harder, are listed line by line.
std::vector<std::vector<Square>> ways_out(const Gadget& gadget) {
  const Box& tile = *gadget.tile;
  std::vector<std::vector<Square>> ways;
  for (const Side side : {Side::up, Side::right, Side::down, Side::left}) {
    const bool is_flat = side == Side::up || side == Side::down;
    const bool has_inputs =
        std::any_of(gadget.ports.begin(), gadget.ports.end(),
                    [&](const Port& port) { return port.takes() && port.side == side; });
    const Square corner = side == Side::up || side == Side::right ? tile.high : tile.low;
    const Square last = is_flat ? Square{tile.high.x, corner.y} : Square{corner.x, tile.high.y};
    std::vector<Square> way;
    for (Square at = is_flat ? Square{tile.low.x, corner.y} : Square{corner.x, tile.low.y};;
         at = moved(at, is_flat ? Side::right : Side::up, 1)) {
      way.push_back(moved(at, side, 1));
      way.push_back(moved(at, side, 2));
      if (has_inputs || at == last) ways.push_back(std::exchange(way, {}));
      if (at == last) break;
    }
  }
  return ways;
}

bool find_pegs(const Gadget& gadget, const Limits& limits, std::vector<Leak>& leaks) {
  const Layout layout = with_all_inputs(gadget);
  const Box box = peg_box(layout);
  for (std::vector<Square>& outside : ways_out(gadget)) {
    std::erase_if(outside, [&](Square square) { return !box.contains(square); });
    while (!outside.empty()) {
      const PegAnswer answer = bring_pegs(layout, {outside}, limits);
      if (answer.verdict == Verdict::unknown) return false;
      if (answer.verdict == Verdict::unsolvable) break;
      // The peg that comes out leaves the board at the end of the play.
      const Square square = answer.play.back().first;
      leaks.push_back({fmt::format("a peg can come to {} outside of the tile", name(square)),
                       squares_used(answer.play)});
      std::erase(outside, square);
    }
  }
  for (const Port& port : gadget.ports) {
    if (port.role != Role::in) continue;
    for (const Side side : {Side::up, Side::right, Side::down, Side::left}) {
      const Square over = moved(port.squares[0], side, 1), from = moved(over, side, 1);
      if (!box.contains(from)) continue;
      const PegAnswer answer = bring_pegs(layout, {{from}, {over}}, limits);
      if (answer.verdict == Verdict::unknown) return false;
      if (answer.verdict == Verdict::solvable) {
        leaks.push_back({fmt::format("a peg can come back from {} to the input {}", name(from),
                                     name(port.squares[0])),
                         squares_used(answer.play)});
      }
    }
  }
  return true;
}

}  // namespace

bool find_leaks(const Gadget& gadget, const Limits& limits, std::vector<Leak>& leaks) {
  if (gadget.game == Game::push_fight) return find_push_leaks(gadget, limits, leaks);
  if (!gadget.tile) return true;
  if (gadget.game == Game::pegs) return find_pegs(gadget, limits, leaks);
  if (gadget.game == Game::rooks) return find_rook_leaks(gadget, limits, leaks);
  if (is_leaper(gadget.game)) find_attacks(gadget, leaks);
  return true;
}

}  // namespace hardboard::gadgets
