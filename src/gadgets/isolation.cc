#include "gadgets/isolation.h"

#include <algorithm>
#include <fmt/format.h>
#include <set>

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

bool find_pegs(const Gadget& gadget, const Limits& limits, std::vector<Leak>& leaks) {
  const Layout layout = with_all_inputs(gadget);
  const Box box = peg_box(layout);
  std::vector<Square> outside;
  for (std::uint64_t i = 0; i < box.squares(); ++i)
    if (!gadget.tile->contains(box.square(i))) outside.push_back(box.square(i));
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
  if (!gadget.tile) return true;
  if (gadget.game == Game::pegs) return find_pegs(gadget, limits, leaks);
  if (gadget.game == Game::rooks) return find_rook_leaks(gadget, limits, leaks);
  if (is_leaper(gadget.game)) find_attacks(gadget, leaks);
  return true;
}

}  // namespace hardboard::gadgets
