#include "puzzles/peg_army/metric.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace hardboard::peg_army {
namespace {

// The step to the neighbour over which a jump leads, seen from where it puts its peg; nothing if
// the tuple is no jump.
std::optional<Square> step_of(const Tuple& tuple) {
  if (tuple.taken.size() != 2) return std::nullopt;
  Square near = minus(tuple.taken[0], tuple.put), other = minus(tuple.taken[1], tuple.put);
  if (distance(Metric::king_steps, near) != 1) std::swap(near, other);
  const bool is_jump =
      distance(Metric::king_steps, near) == 1 && other == Square{2 * near.x, 2 * near.y};
  return is_jump ? std::optional(near) : std::nullopt;
}

}  // namespace

std::int32_t distance(Metric metric, Square by) {
  const std::int32_t x = std::abs(by.x), y = std::abs(by.y);
  return metric == Metric::steps ? x + y : std::max(x, y);
}

std::optional<Metric> metric_of(const Puzzle& puzzle) {
  Metric metric = Metric::steps;
  for (const Tuple& tuple : tuples_of(puzzle)) {
    const std::optional<Square> step = step_of(tuple);
    if (!step) return std::nullopt;
    if (distance(Metric::steps, *step) > 1) metric = Metric::king_steps;
  }
  return metric;
}

}  // namespace hardboard::peg_army
