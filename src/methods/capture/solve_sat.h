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
  // The file for the proof of a refusal (docs/proof-format.md); empty for no proof.
  std::string proof_file = {};
  // The possible places of the final piece, if known; ignored for a proof, which must stand alone,
  // and with several pieces left.
  std::span<const Location> roots = {};
  // How many pieces may remain; with a goal one of them on the goal.
  std::uint32_t pieces_left = 1;
  // With a proof file: SHA-256 of the canonical text of the arena's puzzle.
  std::string puzzle_hash = {};
};

// Decides any arena with the formula of exit_model.h; unknown, with a remark, if the limits are
// reached or the formula would be too large for them.
Answer<Location> solve_by_exits(const Arena& arena, const SatOptions& options);

// The same with the formula of hub_model.h, only for arenas to which hubs apply.
Answer<Location> solve_by_hubs(const Arena& arena, const SatOptions& options);

}  // namespace hardboard::capture
