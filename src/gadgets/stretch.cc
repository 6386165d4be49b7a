#include "gadgets/stretch.h"

#include <algorithm>

#include "gadgets/layout.h"

namespace hardboard::gadgets {
namespace {

// How far a square lies towards the side.
std::int32_t towards(Side side, Square square) {
  const Square unit = moved({0, 0}, side, 1);
  return square.x * unit.x + square.y * unit.y;
}

// Moves all squares at least as far towards the side as the line by so many steps.
void pull(Gadget& gadget, Side side, std::int32_t line, std::int32_t steps) {
  const auto shift = [&](Square& square) {
    if (towards(side, square) >= line) square = moved(square, side, steps);
  };
  for (Placed& piece : gadget.pieces) shift(piece.square);
  for (Square& square : gadget.shell) shift(square);
  for (Square& square : gadget.blanks) shift(square);
  for (Port& port : gadget.ports)
    for (Square& square : port.squares) shift(square);
}

}  // namespace

Gadget stretched(const Gadget& gadget, std::span<const std::uint8_t> more) {
  Gadget result = gadget;
  for (std::size_t i = 0; i < more.size(); ++i) {
    const Port& port = result.ports[i];
    pull(result, port.side, towards(port.side, port.squares[0]), more[i]);
  }
  std::sort(result.pieces.begin(), result.pieces.end(),
            [](const Placed& a, const Placed& b) { return a.square < b.square; });
  return result;
}

}  // namespace hardboard::gadgets
