// Large boards by SAT: solve a formula, look what its model breaks, add lemmas, go on with the same
// solver until a model breaks nothing or none is left.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "base/limits.h"
#include "methods/capture/arena.h"
#include "puzzles/capture/answer.h"

namespace hardboard::capture {

struct SatOptions {
  const Limits& limits;
  // Where a refusal writes its proof (docs/proof-format.md); empty for none.
  std::string proof_file = {};
  // Where the final piece may stand, if something is known; not used when a proof is wanted, which
  // must stand alone, nor with several pieces left.
  std::span<const Location> roots = {};
  // How many pieces may remain; one of them on the goal if there is one.
  std::uint32_t pieces_left = 1;
};

// Decides any arena with the formula of exit_model.h; unknown beyond the limits, or if the formula
// would be too large. Give no proof file with pieces_left > 1: the proof does not say how many.
Answer<Location> solve_by_exits(const Arena& arena, const SatOptions& options);

// The same with the formula of hub_model.h, only for arenas to which hubs apply.
Answer<Location> solve_by_hubs(const Arena& arena, const SatOptions& options);

}  // namespace hardboard::capture
