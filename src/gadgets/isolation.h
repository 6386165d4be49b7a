// What happens at the border of a gadget's tile: do its pieces meet other gadgets elsewhere than at
// ports?
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/limits.h"
#include "gadgets/gadget.h"

namespace hardboard::gadgets {

struct Leak {
  std::string words;  // how a piece meets other gadgets
  // With these pieces it does, whatever else stands on the board; nothing if that is not known.
  std::optional<std::vector<Square>> pieces;
};

// Adds what is wrong with a gadget that claims a tile, or is one of Push Fight; false if the limits
// were reached.
//
// Kings and knights: all pieces but those on ports stand in the tile, and a piece that attacks a
// square outside belongs to the wire at a port. So if no tiles overlap, pieces of two gadgets
// attack each other only at joined ports, and there as in a wire. Pegs: whatever comes in, no play
// brings a peg out of the tile or back to an input. So if an empty line lies between tiles, pegs of
// two gadgets are never neighbours. Rooks: all rooks but those on ports and on the shell stand in
// the tile, whose rows and columns belong to the gadget alone; only the lines of the shell and of
// outputs go on beyond it. Rooks of other shells do not change the table, and a gadget that reads
// an output is cleared if the table says true, and only then. Push Fight's rows end where the
// bounds say, so these gadgets claim no tile; of them play that the table can't tell is found.
bool find_leaks(const Gadget& gadget, const Limits& limits, std::vector<Leak>& leaks);

// The same for a gadget of rooks, with a tile.
bool find_rook_leaks(const Gadget& gadget, const Limits& limits, std::vector<Leak>& leaks);

// The leaks of each row of a gadget of Push Fight (pushes.h).
bool find_push_leaks(const Gadget& gadget, const Limits& limits, std::vector<Leak>& leaks);

}  // namespace hardboard::gadgets
