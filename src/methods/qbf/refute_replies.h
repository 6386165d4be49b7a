// Shows by SAT that a strategy of a quantified formula wins, where trying all values is too long.
#pragma once

#include <optional>

#include "base/limits.h"
#include "problems/formulas/aig.h"
#include "problems/formulas/refutation.h"
#include "problems/qbf/puzzle.h"

namespace hardboard::qbf {

// A refutation of the replies to the strategy (problems/qbf/replies.h), found by CaDiCaL and
// trimmed; nothing if the limits are reached, no temporary file can be made, or some reply beats
// the strategy. Exponential time, as for all of SAT.
std::optional<formulas::Refutation> refute_replies(const Puzzle& puzzle, bool is_true,
                                                   const formulas::Aig& strategy,
                                                   const Limits& limits);

}  // namespace hardboard::qbf
