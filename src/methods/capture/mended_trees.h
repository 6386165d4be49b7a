// The search for trees of exits by annealing and SAT, turn by turn.
#pragma once

#include "methods/capture/exit_model.h"
#include "methods/capture/race.h"
#include "methods/capture/sat_search.h"
#include "methods/capture/tree_annealing.h"

namespace hardboard::capture {

// Does a short run of annealing, of 50 ms for 200 pieces, leave so few faults that longer runs are
// likely to leave none? False where trees don't fit into the limits' memory.
bool trees_come_near(const Arena& arena, const Limits& limits);

// Each turn anneals a tree of exits (tree_annealing.h). Where some exits of the tree lack a
// carrier, SAT mends the tree: the solver assumes the tree's exits and order, gives up the
// assumptions that refute one another, and looks for other exits there. All lemmas stay for later
// turns. Only for arenas that have trees of exits (tree_steps.h).
class MendedTrees {
public:
  // Runs number `from` to `to` - 1 of annealing; up to `in_first_turn` of them in the first turn,
  // as long as the best tree has few faults.
  struct Runs {
    unsigned from, to, in_first_turn;
  };
  // The arena and the options' limits must outlive the search.
  MendedTrees(const Arena& arena, const SatOptions& options, Runs runs);

  // Anneals once, but in the first turn perhaps more often, and mends once. `method` of the answer
  // says which of the two decided. Takes half a second for 300 pieces.
  Turn turn();

  // Adds the proof of the last turn's refusal, as LazySearch::prove() does.
  void prove(Answer<Location>& refused);

private:
  const Arena& arena_;
  SatOptions options_;
  TreeAnnealing annealing_;
  unsigned in_first_turn_;
  const ExitModel* model_ = nullptr;  // of the search
  SatSearch made_;                    // by the first turn that needs it
};

}  // namespace hardboard::capture
