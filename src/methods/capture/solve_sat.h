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

// How much work SAT may do before it gives up, where another attempt follows. Counted in steps of
// the solver and not in time, so that answers are the same on every machine.
struct Effort {
  std::uint64_t rounds = UINT64_MAX;            // of models and lemmas
  std::optional<std::uint32_t> conflicts = {};  // in all rounds together
};

// For each of the two searches of solve_around_hubs().
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
  // Sets the solver up for formulas that have models: these models come sooner, and refusals later.
  bool expects_models = false;
};

// The same options for formulas that have models.
inline SatOptions for_models(SatOptions options) {
  options.expects_models = true;
  return options;
}

// Decides any arena with the formula of exit_model.h; unknown, with a remark, if the limits are
// reached or the formula would be too large for them. Where pieces have few steps, the formula in
// order (sat_search.h) follows a short attempt. On tight arenas (slack.h) it makes a short
// attempt with this formula alone, and then calls solve_around_hubs(), if the arena needs hubs, and
// solve_by_counting().
Answer<Location> solve_by_exits(const Arena& arena, const SatOptions& options);

// Finds hubs as if nothing stood between, and then an order of captures on these hubs. A refusal of
// either search holds. Gives up, with `unknown`, after `effort_around_hubs` for each search. Only
// for arenas that need hubs (hub_model.h).
Answer<Location> solve_around_hubs(const Arena& arena, SatOptions options);

// Decides the arena with the formula of exits and a count of what is wasted; unknown as
// solve_by_exits(). Only for arenas with a countable slack (slack.h).
Answer<Location> solve_by_counting(const Arena& arena, const SatOptions& options);

// Decides an arena that needs hubs with the formula of hub_model.h; unknown as solve_by_exits(). On
// an arena where hubs do not apply, a refusal holds, but the moves of a solution may pass pieces
// that stand in their way.
Answer<Location> solve_by_hubs(const Arena& arena, const SatOptions& options);

}  // namespace hardboard::capture
