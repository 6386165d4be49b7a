// Reachability by linear programmes: sometimes an integer solution, else weights that refuse the
// puzzle, or at least many of its jumps.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/limits.h"
#include "engines/mip/model.h"
#include "methods/peg_solitaire/reach_core.h"

namespace hardboard::peg_solitaire {

// The core's integer programme: the columns are its jumps, each made at most most[j] times, the
// rows its positions, and the cost is the number of jumps. O(jumps).
mip::Model programme_of(const ReachCore& core);

// A solution of the programme's relaxation, in which a jump may be made a fractional number of
// times.
struct ReachByLp {
  enum class Status : std::uint8_t { unknown, whole, fractional, infeasible };
  Status status = Status::unknown;
  std::vector<std::uint32_t> x;  // `whole`: a solution of the core's game
};
ReachByLp relax(const ReachCore& core, const Limits& limits);

// A sieve of the jumps by weights of the core's positions. The weights are at least 0, and no jump
// raises their sum over the pegs. No play contains a jump that lowers this sum by more than the
// weight of the pegs minus that of the goal. Exact integers.
struct Sifted {
  std::vector<std::int64_t> weights;  // empty: none found
  std::vector<std::uint8_t> keep;     // for each jump: may it be part of a play?
  std::uint32_t dropped = 0;          // jumps that may not
};

// Weights by which the pegs weigh less than the goal, so that all jumps drop out. Such weights
// exist if the relaxation is infeasible (linear programming duality).
Sifted refuse(const ReachCore& core, const Limits& limits);

// Weights that drop many of the core's jumps. On large cores the linear programme aims at about a
// thousand jumps, which differ from round to round: that is much faster, and pairs (full_pairs.h)
// drop many of the other jumps afterwards.
Sifted sift(const ReachCore& core, std::uint32_t round, const Limits& limits);

}  // namespace hardboard::peg_solitaire
