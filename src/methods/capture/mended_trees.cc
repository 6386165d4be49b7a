#include "methods/capture/mended_trees.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "methods/capture/exit_guess.h"

namespace hardboard::capture {
namespace {

// The rounds and conflicts that mend the tree of a run. Any number from 1,000 to 16,000 conflicts
// does well.
constexpr Effort tree_effort{32, 4'000};

// Trees near a solution have some faults. Trees are no use where a run leaves faults at one place
// in eight or more. On boards so large that one run is too short for all places, the faults of the
// first runs say nothing.
bool are_no_use(std::size_t places, std::size_t faults) {
  return first_runs(places) == 1 && faults > std::max<std::size_t>(20, places / 8);
}

}  // namespace

MendedTrees::MendedTrees(const Arena& arena, const SatOptions& options, unsigned from, unsigned to)
    : arena_(arena), options_(for_models(options)), annealing_(arena, options.limits, from, to) {}

Turn MendedTrees::turn() {
  Turn turn = annealing_.turn();
  turn.answer.method = "exit-trees";
  if (turn.answer.verdict != Verdict::unknown) return turn;
  if (are_no_use(arena_.size(), annealing_.fewest_wrong())) {
    turn.may_go_on = false;
    return turn;
  }
  if (annealing_.exits().empty()) return turn;
  if (model_ == nullptr && made_.why_none.empty()) made_ = search_exits(arena_, options_, model_);
  if (!made_.search) return turn;
  Watch watch(options_.limits, "guessing");
  made_.search->guess(guess_tree(*model_, annealing_.exits(), annealing_.order(), watch));
  Answer<Location> mended = made_.search->advance(tree_effort);
  if (mended.verdict != Verdict::unknown) {
    turn.answer = std::move(mended);
    turn.answer.method = "exits";
  }
  turn.may_go_on = turn.may_go_on && !made_.search->ran_out_of_memory();
  return turn;
}

void MendedTrees::prove(Answer<Location>& refused) {
  made_.search->prove(refused);
}

}  // namespace hardboard::capture
