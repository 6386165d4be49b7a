// What the shape of an arena tells before any search: which types can come where, where the final
// piece can be, and the refusals that need no search at all.
#pragma once

#include <cstdint>
#include <vector>

#include "methods/capture/arena.h"
#include "methods/capture/components.h"
#include "puzzles/capture/answer.h"

namespace hardboard::capture {

struct Survey {
  // ClosedSets, Stranded or BudgetSum if the arena is refused; else monostate.
  Proof<Location> refusal;
  // Where the final piece of a solution may stand; sorted, not empty unless there is a refusal.
  std::vector<Location> roots;
  // possible[t * size + u]: a piece of type t that can still capture might come to stand on u.
  std::vector<bool> possible;
};

// O(types * (locations + steps)). The definitions and their proofs are in docs/refusals.md.
Survey survey(const Arena& arena);

// The capture graph of docs/refusals.md, both directions of each edge, and the immediate one: only
// steps that can be made at once. O(steps log steps).
Graph capture_graph(const Arena& arena);
Graph immediate_capture_graph(const Arena& arena);

// Can it be made at once, whatever else stands around? Only a start of the last piece may lie
// between.
bool is_immediate(const Arena& arena, const Step& step);

}  // namespace hardboard::capture
