// The formula without any order, for one type of piece that nothing blocks and budgets up to 2:
// hubs that reach the root through each other, next to every other location, each with a location
// of its own that is none. docs/hubs.md proves that this is enough.
//
// The formula leaves out that hubs reach the root; that is added where a model needs it.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "methods/capture/arena.h"
#include "methods/capture/components.h"
#include "methods/capture/solve_lazily.h"
#include "puzzles/capture/sat_refusal.h"

namespace hardboard::capture {

// All pieces of one type, none that must be last, nothing ever between, and no budget above 2
// (with three locations or fewer any budget is as good as 2). O(steps).
bool hubs_apply(const Arena& arena);

struct HubModel {
  sat::Formula formula;
  Graph out, in;  // the steps and their reverses
  bool one_root = true;
  std::vector<std::uint32_t> budget;
  std::vector<sat::Literal> hub;
  std::vector<sat::Literal> root;  // 0 where no piece can remain
  // match[i] says that in.heads[i] brings its piece to the hub in whose row i lies; 0 if it can't.
  std::vector<sat::Literal> match;

  std::uint32_t size() const { return out.size(); }
};

// For arenas to which hubs apply. Arguments as in exit_model.h. O(steps).
HubModel hub_model(const Arena& arena, std::span<const Location> roots, std::uint32_t pieces_left);

// Cuts for the hubs of a model that reach no root, or the moves of a solution. O(steps) for each
// cut.
Refinement refine(const HubModel& model, const Holds& holds);

// Assumes hubs that grow from a root near the middle, each next to an earlier one and chosen for
// most new neighbours, until every location is next to one. O(steps log steps).
Guess guess_hubs(const HubModel& model);

}  // namespace hardboard::capture
