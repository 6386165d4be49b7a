// Large boards by SAT, with the formula of exits or that of hubs.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "base/limits.h"
#include "methods/capture/arena.h"
#include "puzzles/capture/answer.h"

namespace hardboard::capture {

// How much work SAT may spend before it gives up: for attempts that another one follows. The same
// on every machine.
struct Effort {
  std::uint64_t rounds = UINT64_MAX;            // of models and lemmas
  std::optional<std::uint32_t> conflicts = {};  // in all rounds together
};

// For the hubs as if nothing stood between, and again for the order of captures on them.
inline constexpr Effort effort_around_hubs{300, 20'000};

struct SatOptions {
  const Limits& limits;
  // The file for the proof of a refusal (docs/proof-format.md); empty for no proof.
  std::string proof_file = {};
  // The possible places of the final piece, if known; ignored for a proof, which must stand alone,
  // and with several pieces left.
  std::span<const Location> roots = {};
  // How many pieces may remain; with a goal one of them on the goal.
  std::uint32_t pieces_left = 1;
  // With a proof file: the line by which proofs name the arena's puzzle.
  std::string puzzle_line = {};
  Effort effort = {};
  // If not empty, any number of pieces may remain on these places, and none elsewhere; then there
  // is no goal and no proof, and `roots` and `pieces_left` say nothing.
  std::span<const Location> rests = {};
  // Sets the solver up for formulas that have models; refusals take longer.
  bool expects_models = false;
};

// The same options for formulas that have models.
inline SatOptions for_models(SatOptions options) {
  options.expects_models = true;
  return options;
}

// Decides any arena with the formula of exit_model.h; unknown, with a remark, if the limits are
// reached or the formula would be too large for them. On tight arenas (slack.h) a short attempt
// with this formula alone, and then the two functions below.
Answer<Location> solve_by_exits(const Arena& arena, const SatOptions& options);

// First the hubs, as if nothing stood between; then the order of captures on these hubs. Gives up,
// with `unknown`, after an effort that does not depend on the machine. Only for arenas that need
// hubs (hub_model.h).
Answer<Location> solve_around_hubs(const Arena& arena, SatOptions options);

// The formula of exits with a count of what is wasted. Only for arenas with a countable
// slack (slack.h).
Answer<Location> solve_by_counting(const Arena& arena, const SatOptions& options);

// The same with the formula of hub_model.h, only for arenas that need hubs. Where they don't apply
// a refusal holds, but the moves take no notice of what stands between.
Answer<Location> solve_by_hubs(const Arena& arena, const SatOptions& options);

}  // namespace hardboard::capture
