// The outcomes of gadgets of kings and knights by a formula that follows the rules: for gadgets
// that are too large for plain search (gadget_brute_force.h).
#pragma once

#include <vector>

#include "gadgets/layout.h"

namespace hardboard::oracle {

// The greatest outcomes, sorted. SAT decides each list of signals.
//
// Where nothing is blocked, a play is a choice of one exit (the capture by which the place is
// emptied) for each place that does not keep a piece, and of the piece that comes last to each
// place on which captures end. Captures only end on full places, so a place is emptied once, after
// all captures on it; so exits never run in a circle. Conversely, if they do not, they form trees
// whose roots keep pieces, and a tree can be played: for each place in turn, first all that
// comes by its other captures, then what comes by its last one. The piece that leaves a place, or
// stays there, is the one that came last, with one capture less than it had where it left; or the
// first one if nothing came. This is all that the formula says; circles are forbidden as they turn
// up in its models.
std::vector<gadgets::Outcome> outcomes_by_exits(const gadgets::Layout& layout);

}  // namespace hardboard::oracle
