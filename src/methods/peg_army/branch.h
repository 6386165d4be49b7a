// Branch and bound on an army's programme. It branches on the reversed moves nearest to the goal
// first: once the moves around the goal are fixed, the relaxation is no longer weak.
#pragma once

#include <cstdint>
#include <vector>

#include "base/limits.h"
#include "methods/peg_army/programme.h"

namespace hardboard::peg_army {

struct BranchOptions {
  std::int64_t most_cost = 0;  // solutions that cost more are not looked for
  // The node with the least relaxed cost minus depth_weight times depth comes next. 0 is best
  // first, and raises the bound fastest; 0.2 finds good solutions of large deserts within seconds.
  double depth_weight = 0;
  // A node with at most so many fractional columns is closed by the MIP engine, with the rings
  // inside of its first fractional column fixed: that finds solutions and proves nothing. 0: never.
  int engine_below = 0;
  double engine_seconds = 5;
  bool first_only = false;  // stop at the first solution
  // A seed, if not 0: random numbers raise the relaxation's costs, by less than one move in all, so
  // that searches with different seeds go different ways. The bounds proved are those of the true
  // costs.
  std::uint64_t perturbation = 0;
  std::uint64_t most_nodes = 0;  // 0: no bound on the number of nodes
};

struct BranchOutcome {
  std::vector<std::int64_t> best;  // the best solution found, or empty
  std::int64_t cost = 0;           // of `best`
  // No solution costs less: the least of most_cost + 1, `cost` and the bounds of the open nodes; -1
  // if nothing is known. It is proved in integers (exact_bound.h) if `proved`.
  std::int64_t bound = -1;
  bool proved = true;     // an exact bound closed every node that was closed
  bool complete = false;  // no node is left open
  std::uint64_t nodes = 0;
};

// Exponential; some 10 kB for each open node, and all open nodes within limits.memory_bytes.
BranchOutcome branch(const Programme& programme, const BranchOptions& options,
                     const Limits& limits);

}  // namespace hardboard::peg_army
