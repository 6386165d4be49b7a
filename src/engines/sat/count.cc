#include "engines/sat/count.h"

#include <algorithm>
#include <array>

namespace hardboard::sat {

std::vector<Literal> add_counter(Solver& solver, std::span<const Literal> literals,
                                 std::uint32_t most, Literal& fresh, Watch& watch) {
  // before[j]: more than j of the literals so far are true; after[j]: the same with one more.
  std::vector<Literal> before, after;
  for (const Literal literal : literals) {
    if (watch.reached(10 * std::uint64_t{most})) break;
    after.clear();
    for (std::size_t j = 0; j < std::min<std::size_t>(most, before.size() + 1); ++j) {
      after.push_back(fresh++);
      if (j < before.size()) solver.add(std::array{-before[j], after[j]});
      if (j == 0)
        solver.add(std::array{-literal, after[j]});
      else
        solver.add(std::array{-before[j - 1], -literal, after[j]});
    }
    before.swap(after);
  }
  return before;
}

}  // namespace hardboard::sat
