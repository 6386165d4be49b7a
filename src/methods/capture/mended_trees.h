// The search for trees of exits by annealing and SAT, turn by turn.
#pragma once

#include "methods/capture/exit_model.h"
#include "methods/capture/race.h"
#include "methods/capture/sat_search.h"
#include "methods/capture/tree_annealing.h"

namespace hardboard::capture {

// Each turn anneals a tree of exits (tree_annealing.h). Where some exits of the tree lack a
// carrier, SAT mends the tree: the solver assumes the tree's exits and order, gives up the
// assumptions that refute one another, and looks for other exits there. All lemmas stay for later
// turns. Only for arenas that have trees of exits (tree_steps.h).
class MendedTrees {
public:
  // Runs number `from` to `to` - 1 of annealing. The arena and the options' limits must outlive the
  // search.
  MendedTrees(const Arena& arena, const SatOptions& options, unsigned from, unsigned to);

  // Anneals once and mends once. `method` of the answer says which of the two decided. Takes half a
  // second for 300 pieces.
  Turn turn();

  // Adds the proof of the last turn's refusal, as LazySearch::prove() does.
  void prove(Answer<Location>& refused);

private:
  const Arena& arena_;
  SatOptions options_;
  TreeAnnealing annealing_;
  const ExitModel* model_ = nullptr;  // of the search
  SatSearch made_;                    // by the first turn that needs it
};

}  // namespace hardboard::capture
