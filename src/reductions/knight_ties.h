// Chains of knights that tie clauses to the literals of the gadgets of figure 5.
#pragma once

#include "base/limits.h"
#include "reductions/clause_slots.h"
#include "reductions/hero_board.h"

namespace hardboard {

// A clause is a spine beside the gadgets, parallel to them, with a level chain to each of its
// slots: the spines of true literals stand to the left, those of false ones to the right, each
// outside all earlier ones between its slots. A literal without a clause is tied to the paths of
// its own gadget by a knight. False, and nothing added, if the pieces do not fit in the limits'
// memory. O(slots + pieces added).
bool tie_by_knights(HeroBoard& board, const ClauseSlots& slots, const Limits& limits);

}  // namespace hardboard
