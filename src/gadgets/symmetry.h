// The symmetries of what a search asks for: turns and mirrors of the drawing that keep the ports,
// the fixed squares, the tile and the table. If a layout is refuted, so are its images.
#pragma once

#include <vector>

#include "gadgets/gadget.h"

namespace hardboard::gadgets {

// A turn or mirror of a box onto itself: first x and y change places, then each is counted from the
// other end.
struct Symmetry {
  bool swaps = false, flips_x = false, flips_y = false;
  Box box;

  Square operator()(Square square) const;
  Side operator()(Side side) const;
};

// The squares of the drawing that belong to every layout as they are: blanks, the shell, ports, and
// squares of pieces that no search moves. Sorted.
std::vector<Square> fixed_squares(const Gadget& gadget);

// All but the identity. A symmetry takes each port to one of the same role (all inputs to outputs
// and back if the gadget is reversible) on the side that it should have, with signals that read the
// same there; and the table to itself. So verify() says the same of a layout and of its image.
// O(size log size) for each of the eight candidates.
std::vector<Symmetry> symmetries_of(const Gadget& gadget);

}  // namespace hardboard::gadgets
