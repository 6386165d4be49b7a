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
  // Runs number `from` to `to` - 1. Only for arenas that have trees of exits (tree_steps.h). With
  // `may_leave_many`, runs have several roots where open steps don't lead from all places to one;
  // such runs find plays, but no solutions. The arena and the limits must outlive the object.
  // O(steps log steps).
  TreeAnnealing(const Arena& arena, const Limits& limits, unsigned from, unsigned to,
                bool may_leave_many = false);
  ~TreeAnnealing();

  // Makes the next run: some 15 ms for 300 pieces in run 0, half a second from run 5 on.
  Turn turn();

  // The tree of the last run: by location, where its exit leads, or itself for the root. With a
  // last piece, its start and the roots lead one to the next. Empty if the last run had no tree, or
  // the limits ended it.
  const std::vector<Location>& exits() const;
  // All locations in the order in which that tree empties them; empty if there is no tree.
  const std::vector<Location>& order() const;

  // How much was wrong with the best tree so far: its exits without a carrier, and its capturers in
  // excess. Before the first run, the number of places.
  std::size_t fewest_wrong() const;

  // With `may_leave_many`, the captures of the run that left the fewest pieces when the pieces of
  // faults stay. Empty before the first run, and for an arena with a last piece.
  const std::vector<Capture<Location>>& best_play() const;

private:
  struct State;
  std::unique_ptr<State> state_;
};

// How many runs a board of so many places needs until one makes as many proposals for each place as
// run 0 does on boards of up to 5,000 places: 1 run on these boards, 6 runs on 90,000 places.
unsigned first_runs(std::size_t places);

// Up to a hundred runs. Unknown, with a remark, if none finds a solution or the limits are reached.
// Only for arenas that have trees of exits (tree_steps.h).
Answer<Location> solve_by_exit_trees(const Arena& arena, const Limits& limits);

}  // namespace hardboard::capture
