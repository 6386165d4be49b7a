// The formula without any order, for one type of piece that nothing blocks and budgets up to 2. Its
// models are sets of hubs: steps lead from each hub to the root through hubs alone, every other
// location is one step away from a hub, and each hub has its own neighbour that is no hub.
// docs/hubs.md proves that this suffices.
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
#include "puzzles/capture/sat_refusal.h"

namespace hardboard::capture {

// All pieces have one type, no piece must be last, no location ever lies between, and no budget is
// above 2 (with three locations or fewer, every larger budget equals 2). O(steps).
bool hubs_apply(const Arena& arena);

struct HubModel {
  sat::Formula formula;
  Graph out, in;  // the steps and their reverses
  bool one_root = true;
  std::vector<std::uint32_t> budget;
  std::vector<sat::Literal> hub;   // by location
  std::vector<sat::Literal> root;  // by location; 0 where no piece can remain
  // match[i]: the piece of in.heads[i] comes to the hub of this row and goes on from there; 0 if
  // that is impossible.
  std::vector<sat::Literal> match;

  std::uint32_t size() const { return out.size(); }
};

// The formula for an arena to which hubs apply. Arguments, and words instead of a model, as in
// exit_model.h. O(steps + pieces_left * locations).
std::variant<HubModel, std::string> hub_model(const Arena& arena, std::span<const Location> roots,
                                              std::uint32_t pieces_left, const Limits& limits);

// Lemmas for the hubs of a model that lead to no root, or the moves of a solution. Some lemmas, or
// the moves, may be missing once the watch's limits are reached. O(steps) for each lemma.
Refinement refine(const HubModel& model, const Holds& holds, Watch& watch);

// Assumes hubs that grow from a root near the middle: each new hub is next to an earlier hub and
// has most new neighbours, until every location is next to a hub. O(steps log steps). Incomplete
// once the watch's limits are reached.
Guess guess_hubs(const HubModel& model, Watch& watch);

}  // namespace hardboard::capture
