// The formula without any order, for one type of piece that nothing blocks and budgets up to 2. Its
// models are sets of hubs: steps lead from each hub to the root through hubs alone, every other
// location is one step away from a hub, and each hub but the root has its own match: a location
// with a budget of 2 that is no hub, and one step away. docs/hubs.md proves that this suffices.
//
// No clause makes the hubs reach the root; lemmas do so where a model needs them.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "base/watch.h"
#include "methods/capture/arena.h"
#include "methods/capture/graph.h"
#include "methods/capture/solve_lazily.h"
#include "methods/capture/wires.h"
#include "puzzles/capture/sat_refusal.h"

namespace hardboard::capture {

// All pieces have one type, no piece must be last, and no budget is above 2 (with three locations
// or fewer, every larger budget equals 2): each solution has hubs. O(locations).
bool hubs_are_needed(const Arena& arena);

// Hubs are needed, and no location ever lies between: hubs suffice. O(steps).
bool hubs_apply(const Arena& arena);

struct HubModel {
  sat::Formula formula;
  Graph out, in;  // the steps and their reverses
  bool one_root = true;
  bool may_be_blocked = false;  // hubs are needed, but they need not suffice
  // By location: a step leads from here out of the window, or from outside to here. A hub
  // outside serves such a location.
  std::vector<bool> open;
  std::vector<std::uint32_t> budget;
  // By location: the only other location with a budget of 2 from which a step leads here; `size` if
  // there are none or several.
  std::vector<Location> sole_match;
  std::vector<sat::Literal> hub;   // by location; 0 outside of the window
  std::vector<sat::Literal> root;  // by location; 0 where no piece can remain
  // match[i]: the piece of in.heads[i] comes to the hub of this row and goes on from there; 0 if
  // that is impossible.
  std::vector<sat::Literal> match;
  Wires wires;                      // none but by add_wires() (hub_wires.h)
  std::vector<sat::Literal> whole;  // by wire: each of its rungs has a hub

  std::uint32_t size() const { return out.size(); }
};

// Whether the formula fits the memory; a formula that is too large for it isn't made. O(1).
bool hub_model_fits(const Arena& arena, std::uint32_t pieces_left, const Limits& limits);

// The formula for an arena that needs hubs. Where pieces may be blocked, models are not solutions
// but hints, and refusals alone count; such a formula also counts what is wasted, where counting
// pays (slack.h). Arguments, and words instead of a model, as in exit_model.h. O(steps +
// (pieces_left + counted slack) * locations).
//
// With a `window`, by location, the formula is only what the whole one says about the locations
// within, when all hubs outside may be or not be: few clauses of the whole. Its refusals count, its
// models say nothing.
std::variant<HubModel, std::string> hub_model(const Arena& arena, std::span<const Location> roots,
                                              std::uint32_t pieces_left, const Limits& limits,
                                              const std::vector<bool>& window = {});

// Lemmas for the hubs of a model that lead to no root, or the moves of a solution; no moves if the
// model is that of a window, where hubs may also lead to open locations. Some lemmas, or
// the moves, may be missing once the watch's limits are reached. O(steps) for each lemma.
Refinement refine(const HubModel& model, const Holds& holds, Watch& watch);

// Assumes hubs that grow from a root near the middle: each new hub is next to an earlier hub and
// has most new neighbours, until every location is next to a hub. O(steps log steps). Incomplete
// once the watch's limits are reached. Where hubs may be blocked: assumes the root alone, a piece
// with the smallest budget, which wastes least, and of these the one with most steps to it.
Guess guess_hubs(const HubModel& model, Watch& watch);

// Assumes these hubs and this root.
Guess guess_these(const HubModel& model, const std::vector<bool>& hub, Location root);

// A location near the middle where a piece can remain.
Location central_root(const HubModel& model, Watch& watch);

}  // namespace hardboard::capture
