// A strategy of Push Fight as the functions that show the formula of push_fight_to_qbf.h true, and
// back.
#pragma once

#include "problems/formulas/aig.h"
#include "puzzles/push_fight/puzzle.h"
#include "puzzles/push_fight/strategy.h"
#include "reductions/push_fight_to_qbf.h"

namespace hardboard {

// The bits of each own turn, and then the gates of the trace's circuit, as functions of the other
// side's bits: the first turn is `first`, and each later one is the turn that the strategy has for
// the position on the board. A position without a turn has all bits false.
// O(turns * positions * squares) gates.
formulas::Aig functions_of(const push_fight::Puzzle& source, const PushFightWin::Trace& trace,
                           const push_fight::Strategy& strategy, const push_fight::Turn& first);

// Plays functions of a true formula, with an input for each of the other side's bits and outputs
// for the own ones, against every turn of the other side: the strategy has a turn for each position
// that play comes to. An illegal turn stays in the strategy, whose check reports it.
push_fight::Strategy strategy_of(const push_fight::Puzzle& source, const PushFightWin::Trace& trace,
                                 const formulas::Aig& functions);

// The first own turn by such functions. O(gates).
push_fight::Turn first_turn_of(const push_fight::Puzzle& source, const PushFightWin::Trace& trace,
                               const formulas::Aig& functions);

}  // namespace hardboard
