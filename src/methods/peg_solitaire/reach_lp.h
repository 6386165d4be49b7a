// The linear relaxation of reachability: a pagoda function if it has no solution, and with luck a
// whole solution if it has one.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/limits.h"
#include "engines/mip/model.h"
#include "methods/peg_solitaire/reach_core.h"
#include "puzzles/peg_solitaire/refusals.h"

namespace hardboard::peg_solitaire {

// The core's integer programme: columns are its jumps, each made at most most[j] times, rows its
// positions; the cost is the number of jumps.
mip::Model programme_of(const ReachCore& core);

struct ReachByLp {
  std::optional<Pagodas> proof;  // accepted by the checker
  std::vector<std::uint32_t> x;  // solves the core's game, or empty
};

// Two linear programmes of the size of the core; the weights come from the second one.
ReachByLp reach_by_lp(const Puzzle& puzzle, const ReachCore& core, const Limits& limits);

}  // namespace hardboard::peg_solitaire
