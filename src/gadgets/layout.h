// A gadget on the board, with signals at its inputs and its wires lengthened: what methods solve.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "gadgets/gadget.h"

namespace hardboard::gadgets {

// Pieces of Solo Chess are digits here, the captures that they may make. The squares of port i are
// ports[i]; those of an input hold its signal, those of an output a wire's pieces (pegs: nothing).
struct Layout {
  const Gadget* gadget = nullptr;
  std::vector<Placed> pieces;  // sorted by square
  std::vector<std::vector<Square>> ports;
};

// Can the wires at the ports be longer? Rooks need no wires, and in Push Fight the lengths are part
// of the drawing.
constexpr bool has_wires(Game game) {
  return is_leaper(game) || game == Game::pegs;
}

// The gadget with these signals, one for each input, and with longer[i] more columns of wire at
// port i (of knights, more pairs of columns); empty for none. The gadget must outlive the layout.
// O(n log n).
Layout layout_of(const Gadget& gadget, std::span<const std::uint8_t> inputs,
                 std::span<const std::uint8_t> longer = {});

// The square `steps` squares towards a side.
Square moved(Square square, Side side, std::int32_t steps);

}  // namespace hardboard::gadgets
