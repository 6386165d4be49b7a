// The check that no army on the whole plane outweighs the goal: weights fall by the golden ratio
// outside a box, so that sums over the plane are exact.
#include <algorithm>
#include <cstdlib>

#include "base/golden.h"
#include "puzzles/peg_army/weighing.h"

namespace hardboard::peg_army {
namespace {

constexpr std::int64_t far = 80;  // beyond this distance weights are only ever overestimated
static_assert(far >= 2 * most_reach, "sums must see all of a plane box");
static_assert(far <= farthest);

// The sum of 1 / phi^d over all squares of the plane, or of the half-plane outside the desert.
Golden geometric_sum(const Puzzle& puzzle, Metric metric) {
  const bool half = puzzle.shape == Shape::halfplane;
  const std::int64_t height = std::min<std::int64_t>(puzzle.goal.y, far);
  if (metric == Metric::king_steps) {
    // Around a square 8 d squares are at distance d. Of the half-plane that begins h squares below
    // the goal, 4 d + 1 - 2 h are, from d = h on.
    if (!half) return {9, 16};
    const auto h = static_cast<std::uint32_t>(height);
    return golden_power(h) * (2 * height + 5) + golden_power(h - 1) * (2 * height + 9);
  }
  Golden sum{1, 0};
  int times = 6;
  if (half) {
    sum = golden_power(static_cast<std::uint32_t>(height));
    times = 5;
  }
  for (; times > 0; --times) sum = {sum.b, sum.a + sum.b};
  return sum;
}

// An upper bound on the total weight of all squares outside the desert.
Golden plane_sum(const Puzzle& puzzle, Metric metric, const Weights& one, const View& weight) {
  const bool half = puzzle.shape == Shape::halfplane;
  Golden sum = geometric_sum(puzzle, metric) * one.tail;
  for (std::int32_t dy = -far; dy <= far; ++dy) {
    const auto most = static_cast<std::int32_t>(far);
    const std::int32_t width = metric == Metric::king_steps ? most : most - std::abs(dy);
    for (std::int32_t dx = -width; dx <= width; ++dx) {
      const std::optional<Square> square = shifted(puzzle.goal, {dx, dy});
      if (!square || (half && square->y > 0)) continue;
      const bool desert = in_desert(puzzle, *square), in_box = weight.in_box(*square);
      if (desert || in_box) sum = sum - weight.tail(*square);
      if (!desert && in_box) sum = sum + at_least_zero(weight(*square));
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
  const std::optional<Metric> metric = metric_of(puzzle);
  if (!metric) return "golden weights are for jumps only";
  constexpr std::int32_t most = std::int32_t{1} << 30;
  if (std::max(std::abs(std::int64_t{puzzle.goal.x}), std::abs(std::int64_t{puzzle.goal.y})) > most)
    return "the goal lies too far out";
  for (const Weights& one : proof.cases) {
    if (const auto problem = bad_shape(puzzle, one)) return problem;
    if (const auto problem = bad_box(puzzle, one)) return problem;
    if (is_empty(one.box)) continue;
    const Window& box = one.box;
    // No jump within the tail raises the weight (docs/armies.md), so only the few jumps that touch
    // the box need checks.
    const Window touching{{box.low.x - 2, box.low.y - 2}, {box.high.x + 2, box.high.y + 2}};
    const auto inside = [](Square) { return true; };
    if (auto problem =
            rising_move(puzzle, View(puzzle, one, 0), one.last.has_value(), touching, inside))
      return problem;
  }
  const auto outweighed = [&](const Weights& one, int image, std::optional<std::uint32_t> last) {
    const View weight(puzzle, one, image);
    const int scales = sign(needed(puzzle, weight, last) - plane_sum(puzzle, *metric, one, weight));
    // With a tail, equality suffices: a finite army leaves squares of positive weight empty.
    return scales > 0 || (scales == 0 && one.tail > 0);
  };
  const auto all = [](std::uint32_t) { return true; };
  return uncovered(puzzle, proof.cases, all, outweighed);
}

}  // namespace hardboard::peg_army
