// The check that no army on the whole plane outweighs the goal: weights fall by the golden ratio
// outside a box, so that what lies far away has a bound.
#include <algorithm>
#include <cstdlib>
#include <fmt/format.h>

#include "base/golden.h"
#include "puzzles/peg_army/steps.h"
#include "puzzles/peg_army/weighing.h"

namespace hardboard::peg_army {
namespace {

static_assert(most_steps >= most_reach, "sums must see all of a plane box");

// An upper bound on the total weight of all squares outside the desert.
Golden plane_sum(const Puzzle& puzzle, const Steps& steps, const Weights& one, const View& weight) {
  const bool half = puzzle.shape == Shape::halfplane;
  Golden sum = steps.sum_beyond(half ? std::optional(puzzle.goal.y) : std::nullopt) * one.tail;
  for (std::int32_t dy = -steps.reach(); dy <= steps.reach(); ++dy) {
    for (std::int32_t dx = -steps.reach(); dx <= steps.reach(); ++dx) {
      const Square square{puzzle.goal.x + dx, puzzle.goal.y + dy};
      const bool is_seen = steps({dx, dy}) <= most_steps || weight.in_box(square);
      if (is_seen && !in_desert(puzzle, square)) sum = sum + at_least_zero(weight(square));
    }
  }
  return sum;
}

bool is_empty(const Window& box) {
  return box.low == Square{1, 1} && box.high == Square{0, 0};
}

// The fault of a box that is neither empty nor around the goal and in its reach, or that has not
// one weight for each square.
std::optional<std::string> bad_box(const Puzzle& puzzle, const Weights& one) {
  const auto near = [](std::int64_t a, std::int64_t b) { return std::abs(a - b) <= most_reach; };
  const Window& box = one.box;
  const bool empty = is_empty(box);
  const bool in_reach = near(box.low.x, puzzle.goal.x) && near(box.low.y, puzzle.goal.y) &&
                        near(box.high.x, puzzle.goal.x) && near(box.high.y, puzzle.goal.y);
  if (!empty && (!in_reach || box.low.x > box.high.x || box.low.y > box.high.y))
    return "the box of weights is empty or reaches too far from the goal";
  if (one.values.size() != (empty ? 0 : box.squares()))
    return "the weights are not those of the box's squares";
  if (!empty && !box.contains(puzzle.goal)) return "the goal lies outside of the box of weights";
  return std::nullopt;
}

}  // namespace

std::optional<std::string> refute(const Puzzle& puzzle, const PlanePagoda& proof) {
  const std::optional<Steps> steps = Steps::of(puzzle);
  if (!steps)
    return fmt::format("golden weights are for jumps only, over squares up to {} away",
                       longest_step);
  constexpr std::int32_t most = std::int32_t{1} << 30;
  if (std::max(std::abs(std::int64_t{puzzle.goal.x}), std::abs(std::int64_t{puzzle.goal.y})) > most)
    return "the goal lies too far out";
  for (const Weights& one : proof.cases) {
    if (const auto problem = bad_shape(puzzle, one)) return problem;
    if (const auto problem = bad_box(puzzle, one)) return problem;
    if (is_empty(one.box)) continue;
    const Window& box = one.box;
    if (!steps->know({minus(box.low, puzzle.goal), minus(box.high, puzzle.goal)}))
      return "the box of weights reaches too many steps out";
    // No jump within the tail raises the weight (docs/armies.md), so only the few jumps that touch
    // the box need checks.
    const std::int32_t by = 2 * steps->longest();
    const Window touching{{box.low.x - by, box.low.y - by}, {box.high.x + by, box.high.y + by}};
    const auto inside = [](Square) { return true; };
    const View weight(puzzle, one, 0, &*steps);
    if (auto problem = rising_move(puzzle, weight, one.last.has_value(), touching, inside))
      return problem;
  }
  const auto outweighed = [&](const Weights& one, int image, std::optional<std::uint32_t> last) {
    const View weight(puzzle, one, image, &*steps);
    const int scales = sign(needed(puzzle, weight, last) - plane_sum(puzzle, *steps, one, weight));
    // With a tail, equality suffices: a finite army leaves squares of positive weight empty.
    return scales > 0 || (scales == 0 && one.tail > 0);
  };
  const auto all = [](std::uint32_t) { return true; };
  return uncovered(puzzle, proof.cases, all, outweighed);
}

}  // namespace hardboard::peg_army
