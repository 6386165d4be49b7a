// Strategies of a quantified formula as strategies on its board of Push Fight, and back.
#pragma once

#include <string>

#include "base/result.h"
#include "puzzles/push_fight/strategy.h"
#include "reductions/q3sat_layout.h"

namespace hardboard::q3sat {

// White's rules for a true formula: the king's square tells the push, and the number of White's
// turns until there tells the two wasted moves. `functions` is an AIGER text with an output for
// each existential variable and an input for each universal one; on the board, an input is whether
// the variable's black pawn stands above. O(length of the way + size of the functions).
push_fight::Strategy strategy_of_white(const Layout& layout, const std::string& functions);

// Black's rules for a false formula: the threats of the move-wasting gadget; the pawn of a
// universal variable moves, if at all, when the king has entered the gadget; the rest are the two
// pushes of the move-wasting gadget. An input of `functions` is whether an existential variable has
// become true, which its gadget shows behind the king.
push_fight::Strategy strategy_of_black(const Layout& layout, const std::string& functions);

// The functions by which a strategy that wins on the board plays the formula, as an AIGER text: the
// strategy is played against the other side's values of its variables, all of them. An error in
// words if the strategy leaves the way of section 4, or if the other side has more than 2^20 lines
// of play. O(lines * length of the way * squares).
Result<std::string> functions_of(const Layout& layout, const push_fight::Puzzle& board,
                                 const push_fight::Strategy& strategy, push_fight::Side winner);

}  // namespace hardboard::q3sat
