// Large boards by SAT, with the formula of exits or that of hubs.
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
  // Where a refusal writes its proof (docs/proof-format.md); empty for no proof.
  std::string proof_file = {};
  // Where the final piece may stand, if something is known of that; not used for a proof, which
  // must stand alone, nor with several pieces left.
  std::span<const Location> roots = {};
  // How many pieces may remain; one of them on the goal if there is one.
  std::uint32_t pieces_left = 1;
  // With a proof file: SHA-256 of the canonical text of the puzzle from which the arena was made.
  std::string puzzle_hash = {};
};

// Decides any arena with the formula of exit_model.h; unknown, with a remark, if the limits are
// reached or the formula would be too large for them.
Answer<Location> solve_by_exits(const Arena& arena, const SatOptions& options);

// The same with the formula of hub_model.h, only for arenas to which hubs apply.
Answer<Location> solve_by_hubs(const Arena& arena, const SatOptions& options);

}  // namespace hardboard::capture
