#include "methods/capture/mended_trees.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "methods/capture/exit_guess.h"
#include "methods/capture/tree_steps.h"

namespace hardboard::capture {
namespace {

// The rounds and conflicts that mend the tree of a run. Any number from 1,000 to 16,000 conflicts
// does well.
constexpr Effort tree_effort{32, 4'000};

// Run 3 tells boards apart on which longer runs pay: on 200 rooks it leaves 1 to 9 faults, on
// images of dominating sets 10 for 190 rooks and 18 for 376.
constexpr unsigned run_of_probe = 3;

// Trees near a solution have some faults. Trees are no use where a run leaves faults at one place
// in eight or more. On boards so large that one run is too short for all places, the faults of the
// first runs say nothing.
bool are_no_use(std::size_t places, std::size_t faults) {
  return first_runs(places) == 1 && faults > std::max<std::size_t>(20, places / 8);
}

// Has the best tree so few faults that longer runs are likely to find a tree without?
bool is_near(std::size_t places, std::size_t faults) {
  return faults <= places / 25;
}

}  // namespace

bool trees_come_near(const Arena& arena, const Limits& limits) {
  if (!exit_tree_why_not(arena, limits).empty()) return false;
  TreeAnnealing annealing(arena, limits, run_of_probe, run_of_probe + 1);
  return annealing.turn().answer.verdict == Verdict::solvable ||
         is_near(arena.size(), annealing.fewest_wrong());
}

MendedTrees::MendedTrees(const Arena& arena, const SatOptions& options, Runs runs)
    : arena_(arena),
      options_(for_models(options)),
      annealing_(arena, options.limits, runs.from, runs.to),
      in_first_turn_(runs.in_first_turn) {}

Turn MendedTrees::turn() {
  Turn turn = annealing_.turn();
  const auto goes_on = [&] {
    return turn.may_go_on && turn.answer.verdict == Verdict::unknown &&
           is_near(arena_.size(), annealing_.fewest_wrong());
  };
  for (unsigned runs = std::exchange(in_first_turn_, 1); runs > 1 && goes_on(); --runs)
    turn = annealing_.turn();
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
