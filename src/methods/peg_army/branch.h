// Branch and bound on an army's programme, on the reversed moves nearest the goal first: once the
// inner pattern is fixed, the weak relaxation becomes a strong one.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "base/limits.h"
#include "methods/peg_army/programme.h"

namespace hardboard::peg_army {

struct BranchOptions {
  std::int64_t most_cost = 0;  // solutions that cost more are not looked for
  // Nodes are taken by bound minus this times their depth: 0 is best first, and raises the bound
  // fastest; 0.2 finds good solutions of large deserts within seconds.
  double depth_weight = 0;
  // A node with at most this many fractional columns goes to the MIP engine, with the rings inside
  // of its first fractional column fixed, and is then done with: good for finding solutions, and
  // proves nothing. 0: never.
  int engine_below = 0;
  double engine_seconds = 5;
  bool first_only = false;  // stop at the first solution
  // Not 0: the relaxation's costs are perturbed at random by less than a move altogether, so that
  // searches with different seeds go different ways. Bounds are proved all the same.
  std::uint64_t perturbation = 0;
  std::uint64_t most_nodes = 0;  // 0: as many as it takes
  std::function<void(const std::vector<std::int64_t>&, std::int64_t cost)> found;  // may be empty
};

struct BranchOutcome {
  std::vector<std::int64_t> best;  // x, or empty
  std::int64_t cost = 0;           // of best
  // No solution costs less than this, whatever `best` is: min(most_cost + 1, cost, open nodes).
  // It rests on integers (exact_bound.h) wherever `proved`; -1 if nothing is known.
  std::int64_t bound = -1;
  bool proved = true;     // every node that was closed was closed by an exact bound
  bool complete = false;  // no node is left open
  std::uint64_t nodes = 0;
};

// Exponential; some 10 kB for each open node, bounded by the limits' memory.
BranchOutcome branch(const Programme& programme, const BranchOptions& options,
                     const Limits& limits);

}  // namespace hardboard::peg_army
