// What the games ask of signals, ports and pieces, so that the methods need not look.
#pragma once

#include <optional>
#include <string>

#include "gadgets/gadget.h"

namespace hardboard::gadgets {

struct Misfit {
  std::string key;    // the line of the file that must change
  std::string words;  // what the game asks for
};

// What is wrong with a gadget whose file has been read line by line; nothing if it fits its game.
// O(pieces + ports + rows).
std::optional<Misfit> misfit_of(const Gadget& gadget);

}  // namespace hardboard::gadgets
