// Reachability by linear programmes: with luck a whole solution, else weights that refuse the
// puzzle, or at least many of its jumps.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/limits.h"
#include "engines/mip/model.h"
#include "methods/peg_solitaire/reach_core.h"

namespace hardboard::peg_solitaire {

// The core's integer programme: columns are its jumps, each made at most most[j] times, rows its
// positions; the cost is the number of jumps.
mip::Model programme_of(const ReachCore& core);

enum class Relaxed : std::uint8_t { unknown, whole, broken, infeasible };

// The programme without whole numbers. `whole`: x solves the core's game.
struct ReachByLp {
  Relaxed status = Relaxed::unknown;
  std::vector<std::uint32_t> x;
};
ReachByLp relax(const ReachCore& core, const Limits& limits);

// Weights of the core's positions, at least 0, that no jump raises; a jump that loses more than
// the pegs weigh beyond the goal can't be part of a play. All exact.
struct Sifted {
  std::vector<std::int64_t> weights;  // empty: none were found
  std::vector<std::uint8_t> keep;     // for each jump
  std::uint32_t dropped = 0;
};

// Weights that leave the pegs less than the goal has, by which all jumps go. Where the relaxation
// is infeasible there are such.
Sifted refuse(const ReachCore& core, const Limits& limits);

// Weights that drop many of the core's jumps. At most about a thousand of them are aimed at, others
// each `round`: that makes the linear programme much faster, and the pairs (full_pairs.h) do the rest.
Sifted sift(const ReachCore& core, std::uint32_t round, const Limits& limits);

}  // namespace hardboard::peg_solitaire
