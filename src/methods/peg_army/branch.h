// Branch and bound on an army's programme. Branches on the reversed moves nearest to the goal
// first: with the moves around the goal fixed, the relaxation is no longer weak.
#pragma once

#include <cstdint>
#include <vector>

#include "base/limits.h"
#include "methods/peg_army/programme.h"

namespace hardboard::peg_army {

struct BranchOptions {
  std::int64_t most_cost = 0;  // ignores solutions that cost more
  // The search takes the node with the least relaxed cost minus depth_weight times depth. The
  // weight 0 means best first and raises the bound fastest; 0.2 finds good solutions of large
  // deserts within seconds.
  double depth_weight = 0;
  // The MIP engine closes a node with at most this number of fractional columns: it fixes the rings
  // inside of the first fractional column, which finds solutions and proves nothing. 0: never.
  int engine_below = 0;
  std::uint64_t engine_nodes = 300;  // of the MIP engine, for each such node
  bool first_only = false;           // stop at the first solution
  // Random numbers of this seed raise the relaxation's costs, by less than `raise` in all
  // (raised_costs.h); below 1. Searches with different seeds differ the more, the larger the raise
  // is, and bounds come the sooner, the smaller it is; all bounds hold for the true costs.
  std::uint64_t seed = 1;
  double raise = 0.01;
  std::uint64_t most_nodes = 0;  // 0: no bound on the number of nodes
};

struct BranchOutcome {
  std::vector<std::int64_t> best;  // the best solution found, or empty
  std::int64_t cost = 0;           // of `best`
  // No solution costs less: the least of most_cost + 1, `cost` and the bounds of the open nodes; -1
  // if unknown. If `proved`, integers prove the bound (exact_bound.h).
  std::int64_t bound = -1;
  bool proved = true;     // an exact bound closed every closed node
  bool complete = false;  // no node is open
  std::uint64_t nodes = 0;
};

// Exponential; some 10 kB for each open node, and all open nodes within limits.memory_bytes. Knows
// nothing where the limits leave no room for the first relaxation.
//
// The same programme and options give the same outcome, unless the limits end the search.
BranchOutcome branch(const Programme& programme, const BranchOptions& options,
                     const Limits& limits);

}  // namespace hardboard::peg_army
