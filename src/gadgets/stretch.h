// Gadgets of rooks with blank lines inserted: what longer wires are to other games.
#pragma once

#include <cstdint>
#include <span>

#include "gadgets/gadget.h"

namespace hardboard::gadgets {

// The gadget with more[i] blank rows (of a port to the left or right: columns) between port i and
// all that lies on the other side of its line from the neighbour. A port keeps its line, so that
// pieces beside it move away together with it. O(size * ports).
Gadget stretched(const Gadget& gadget, std::span<const std::uint8_t> more);

}  // namespace hardboard::gadgets
