// The outcomes of gadgets of rooks and pegs by search over all play, with positions as bits and
// with plays left out that cannot matter: for gadgets that are too large for the plainer search of
// gadget_brute_force.h, which judges this one.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "gadgets/layout.h"

namespace hardboard::oracle {

// The greatest outcomes, sorted; nothing if there are more than `most_positions`, or more than 32
// rooks.
//
// Left out are positions in which rooks that must go cannot: too few captures are left; or a group
// of rooks that shares no line with others has no place where a rook may remain; or rooks without
// captures lack helpers. For the piece that leaves the place of such a rook came there by a capture
// and makes another one: so it had two captures, stood where it began, on a line of the place, and
// helps no other.
std::optional<std::vector<gadgets::Outcome>> outcomes_of_rooks(const gadgets::Layout& layout,
                                                               std::size_t most_positions);

// The same of pegs; nothing if they can come to more than 512 squares.
//
// A jump is possible in a position if its two pegs can come to stand there, whatever else happens,
// and if Conway's weights let a peg come where it ends. It matters if its peg ends on an output
// that still wants one, or where a jump that matters starts or leads over; or if it empties a
// square where a jump that matters ends. Other jumps are left out, and pegs that no jump that
// matters touches: without them, those that matter are still a play. A jump that is legal, matters
// and meets no other one (none uses its two pegs, none ends where it ends) is made at once: each
// play can begin with it, whether the play has it or not.
std::optional<std::vector<gadgets::Outcome>> outcomes_of_pegs(const gadgets::Layout& layout,
                                                              std::size_t most_positions);

// The outcomes of a gadget of Push Fight, by all pushes and all turns; nothing if there are more
// than `most_positions`.
std::optional<std::vector<gadgets::Outcome>> outcomes_of_pushes(const gadgets::Layout& layout,
                                                                std::size_t most_positions);

}  // namespace hardboard::oracle
