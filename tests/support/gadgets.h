// Gadgets for tests: read from text, and damaged by one square.
#pragma once

#include <string>
#include <vector>

#include "gadgets/found.h"
#include "gadgets/gadget.h"

namespace hardboard {

// The signals of each game, as files of gadgets write them.
inline const std::string king_signals =
    "signal 0 0. .0 01 10\nsignal 1 1. .1 02 20 11\nsignal 2 12 21 2. .2\n";
inline const std::string knight_signals =
    "signal 00 .0\nsignal 01 .1\nsignal 10 20\nsignal 11 21\n";
inline const std::string rook_signals = "signal 0 . 0 1\nsignal 1 2\n";
inline const std::string peg_signals = "signal 0 .\nsignal 1 o\n";

// The gadget of a file that must be right.
gadgets::Gadget gadget_of(const std::string& text);

// The outcomes that a method found, which must not have failed.
std::vector<gadgets::Outcome> outcomes_in(const gadgets::Found& found);

// May the square be filled, or emptied? Ports, shell and blanks stay, and the king of Push Fight.
bool may_toggle(const gadgets::Gadget& gadget, Square square);

// The gadget with the square filled, or emptied.
gadgets::Gadget toggled(gadgets::Gadget gadget, Square square);

}  // namespace hardboard
