#include "puzzles/peg_army/weights.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fmt/format.h>
#include <functional>
#include <span>

#include "base/golden.h"
#include "puzzles/peg_army/steps.h"

namespace hardboard::peg_army {
namespace {

constexpr int images = 8;  // reflections and rotations about the goal; 0 is the identity
static_assert(most_steps >= most_reach, "sums must see all of a plane box");

Square turned(Square by, int image) {
  if ((image & 4) != 0) std::swap(by.x, by.y);
  if ((image & 1) != 0) by.x = -by.x;
  if ((image & 2) != 0) by.y = -by.y;
  return by;
}

// A case seen through an image: the square at v from the goal has the weight of the square at
// turned(v) in the case.
class View {
public:
  // Weights with a tail need steps, and the tail is seen up to most_steps steps away.
  View(const Puzzle& puzzle, const Weights& weights, int image, const Steps* steps = nullptr)
      : goal_(puzzle.goal), weights_(&weights), image_(image), steps_(steps) {
    for (std::uint32_t n = 0; n < powers_.size(); ++n) powers_[n] = golden_power(n);
  }

  Golden operator()(Square square) const {
    if (const std::optional<Square> seen = in_box(square))
      return {weights_->values[weights_->box.index(*seen)], 0};
    if (steps_ == nullptr) return {};
    const std::uint8_t distance = (*steps_)(minus(square, goal_));
    return distance == no_steps ? Golden{} : powers_.at(distance) * weights_->tail;
  }
  // The square of the box whose weight the image gives to this square.
  std::optional<Square> in_box(Square square) const {
    const std::optional<Square> seen = shifted(goal_, turned(minus(square, goal_), image_));
    return seen && weights_->box.contains(*seen) ? seen : std::nullopt;
  }

private:
  Square goal_;
  const Weights* weights_;
  int image_;
  const Steps* steps_;
  std::array<Golden, most_steps + 1> powers_{};
};

// Places a tuple so that the move puts its peg on `put`: sets the taken squares; false if one of
// them lies outside 32-bit coordinates.
bool place(const Tuple& tuple, Square put, std::vector<Square>& taken) {
  taken.clear();
  for (const Square by : tuple.taken) {
    const std::optional<Square> square = shifted(put, minus(by, tuple.put));
    if (!square) return false;
    taken.push_back(*square);
  }
  return true;
}

// A move that raises the weight, described in words; nothing if there is none. The search covers
// moves that put a peg on a square of `puts`, that lie `inside`, and that do not use the goal if
// `off_goal`.
std::optional<std::string> rising_move(const Puzzle& puzzle, const View& weight, bool off_goal,
                                       const Window& puts,
                                       const std::function<bool(Square)>& inside) {
  std::vector<Square> taken;
  for (std::uint64_t i = 0; i < puts.squares(); ++i) {
    const Square put = puts.square(i);
    if (!inside(put) || (off_goal && put == puzzle.goal)) continue;
    for (const Tuple& tuple : tuples_of(puzzle)) {
      if (!place(tuple, put, taken) || !std::all_of(taken.begin(), taken.end(), inside)) continue;
      if (off_goal && std::find(taken.begin(), taken.end(), puzzle.goal) != taken.end()) continue;
      Golden change = weight(put);
      for (const Square square : taken) change = change - weight(square);
      if (sign(change) > 0)
        return fmt::format("the move from {} to {} raises the weight", name(taken.front()),
                           name(put));
    }
  }
  return std::nullopt;
}

// The weight that the army must reach: that of the goal, or of the pegs that the last move takes.
Golden needed(const Puzzle& puzzle, const View& weight, std::optional<std::uint32_t> last) {
  if (!last) return weight(puzzle.goal);
  std::vector<Square> taken;
  if (!place(tuples_of(puzzle)[*last], puzzle.goal, taken)) return {};
  Golden sum;
  for (const Square square : taken) sum = sum + weight(square);
  return sum;
}

// Does the image turn the squares taken by one jump to the goal into those taken by another?
bool turns(const Puzzle& puzzle, int image, std::uint32_t from, std::uint32_t to) {
  const Tuple &a = tuples_of(puzzle)[from], &b = tuples_of(puzzle)[to];
  if (image == 0) return from == to;
  // A jump takes two squares in a line from the goal; the far one determines both.
  return turned(minus(a.taken[0], a.put), image) == minus(b.taken[0], b.put);
}

// The first way to the goal that no case outweighs; nothing if all ways are outweighed.
// `outweighed(case, image, last)` decides this for a way, `exists(last)` whether any move by this
// tuple can be the last one.
template <class Exists, class Outweighed>
std::optional<std::string> uncovered(const Puzzle& puzzle, const std::vector<Weights>& cases,
                                     Exists exists, Outweighed outweighed) {
  for (const Weights& one : cases)
    if (!one.last && outweighed(one, 0, std::nullopt)) return std::nullopt;
  const int seen = puzzle.tuples.empty() ? images : 1;
  for (std::uint32_t last = 0; last < tuples_of(puzzle).size(); ++last) {
    bool done = !exists(last);
    for (const Weights& one : cases)
      for (int image = 0; image < seen && !done; ++image)
        done = one.last && turns(puzzle, image, last, *one.last) && outweighed(one, image, last);
    if (!done)
      return fmt::format("the weights outside of the desert are not less than what move {} needs",
                         last);
  }
  return std::nullopt;
}

std::optional<std::string> bad_shape(const Puzzle& puzzle, const Weights& one) {
  if (one.last && *one.last >= tuples_of(puzzle).size())
    return fmt::format("there is no move {}", *one.last);
  const auto small = [](std::int64_t w) { return -most_weight <= w && w <= most_weight; };
  if (one.tail < 0 || one.tail > most_weight) return "the tail's weight is negative or too large";
  if (!std::all_of(one.values.begin(), one.values.end(), small)) return "a weight is too large";
  return std::nullopt;
}

// An army may leave pegs out, so that weights below 0 count as 0.
Golden at_least_zero(Golden weight) {
  return sign(weight) < 0 ? Golden{} : weight;
}

}  // namespace

std::optional<std::string> refute(const Puzzle& puzzle, const WindowPagoda& proof) {
  if (proof.margin < 0 || proof.margin > most_margin) return "the margin is negative or too large";
  if (puzzle.margin != proof.margin)
    return puzzle.margin ? fmt::format("the weights are for a margin of {}, the puzzle's is {}",
                                       proof.margin, *puzzle.margin)
                         : "the puzzle has no margin, and the weights are for one";
  const Window window = window_of(puzzle, proof.margin);
  for (const Weights& one : proof.cases) {
    if (const auto problem = bad_shape(puzzle, one)) return problem;
    if (one.tail != 0) return "weights for a window have no tail";
    if (one.box.low != window.low || one.box.high != window.high ||
        one.values.size() != window.squares())
      return "the weights are not those of the window's squares";
  }
  const auto inside = [&](Square square) { return window.contains(square); };
  std::optional<std::string> rising;
  const auto outweighed = [&](const Weights& one, int image, std::optional<std::uint32_t> last) {
    const View weight(puzzle, one, image);
    Golden all;
    for (std::uint64_t i = 0; i < window.squares(); ++i)
      if (const Square square = window.square(i); !in_desert(puzzle, square))
        all = all + at_least_zero(weight(square));
    if (sign(needed(puzzle, weight, last) - all) <= 0) return false;
    const auto problem = rising_move(puzzle, weight, last.has_value(), window, inside);
    if (problem && !rising) rising = problem;
    return !problem;
  };
  // No army on the window makes a last move that takes a peg outside the window.
  const auto exists = [&](std::uint32_t last) {
    std::vector<Square> taken;
    return place(tuples_of(puzzle)[last], puzzle.goal, taken) &&
           std::all_of(taken.begin(), taken.end(), inside);
  };
  const auto problem = uncovered(puzzle, proof.cases, exists, outweighed);
  return problem && rising ? rising : problem;
}

namespace {

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

}  // namespace

std::optional<std::string> refute(const Puzzle& puzzle, const PlanePagoda& proof) {
  const std::optional<Steps> steps = Steps::of(puzzle);
  if (!steps)
    return fmt::format("golden weights are for jumps only, over squares up to {} away",
                       longest_step);
  constexpr std::int32_t most = std::int32_t{1} << 30;
  if (std::max(std::abs(std::int64_t{puzzle.goal.x}), std::abs(std::int64_t{puzzle.goal.y})) > most)
    return "the goal lies too far out";
  const auto near = [](std::int64_t a, std::int64_t b) { return std::abs(a - b) <= most_reach; };
  for (const Weights& one : proof.cases) {
    if (const auto problem = bad_shape(puzzle, one)) return problem;
    const Window& box = one.box;
    const bool empty = box.low == Square{1, 1} && box.high == Square{0, 0};
    const bool in_reach = near(box.low.x, puzzle.goal.x) && near(box.low.y, puzzle.goal.y) &&
                          near(box.high.x, puzzle.goal.x) && near(box.high.y, puzzle.goal.y);
    if (!empty && (!in_reach || box.low.x > box.high.x || box.low.y > box.high.y))
      return "the box of weights is empty or reaches too far from the goal";
    if (one.values.size() != (empty ? 0 : box.squares()))
      return "the weights are not those of the box's squares";
    if (!empty && !box.contains(puzzle.goal)) return "the goal lies outside of the box of weights";
    if (empty) continue;
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
