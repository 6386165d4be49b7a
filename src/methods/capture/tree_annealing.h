// Local search for trees of exits with a carrier for each exit (exit_tree.h).
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "base/watch.h"
#include "methods/capture/arena.h"
#include "methods/capture/race.h"
#include "puzzles/capture/answer.h"

namespace hardboard::capture {

// Runs of annealing, one a turn, each from another root; the first is the shortest. Finds
// solutions, and refuses nothing.
class TreeAnnealing {
public:
  // Runs number `from` to `to` - 1. Only for arenas that have trees of exits. With `may_leave_many`
  // runs have several roots where open steps don't lead from all places to one; these are no
  // solutions, but plays. O(steps log steps).
  TreeAnnealing(const Arena& arena, const Limits& limits, unsigned from, unsigned to,
                bool may_leave_many = false);
  ~TreeAnnealing();

  // Run 0 takes some 15 ms for 300 pieces, runs from 5 on half a second.
  Turn turn();

  // The tree of the last run: by location, where its exit leads, or itself for the root. With a
  // last piece, its start and the roots lead one to the next. Empty if the last run had no tree, or
  // the limits ended it.
  const std::vector<Location>& exits() const;
  // All locations in the order in which that tree empties them; empty if there is no tree.
  const std::vector<Location>& order() const;

  // The fewest faults that a run has left: exits without a carrier, and capturers beyond what may.
  // The number of places before the first run.
  std::size_t fewest_wrong() const;

  // With `may_leave_many`, the captures of the run that left the fewest pieces: those of faults
  // stay. None with a last piece, and before a run.
  const std::vector<Capture<Location>>& best_play() const;

private:
  struct State;
  std::unique_ptr<State> state_;
};

// So many of the first runs that the last of them has as many proposals for each place as run 0 has
// on boards of up to 5,000 places: 1 on these, 6 on 90,000 places.
unsigned first_runs(std::size_t places);

// A hundred runs, unless the limits are reached before.
Answer<Location> solve_by_exit_trees(const Arena& arena, const Limits& limits);

}  // namespace hardboard::capture
