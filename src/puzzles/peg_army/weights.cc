#include "puzzles/peg_army/weights.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fmt/format.h>
#include <functional>
#include <span>

#include "base/golden.h"

namespace hardboard::peg_army {
namespace {

constexpr int images = 8;         // of the plane about the goal; number 0 leaves it as it is
constexpr std::int64_t far = 80;  // squares farther off than this are only ever overestimated
static_assert(far >= 2 * most_reach, "sums must see all of a plane box");
// The farthest squares whose tails are asked for: a jump that ends two squares off the corner of a
// box comes from two squares farther off.
constexpr std::size_t farthest = 2 * most_reach + 6;
static_assert(farthest >= far);

Square turned(Square by, int image) {
  if ((image & 4) != 0) std::swap(by.x, by.y);
  if ((image & 1) != 0) by.x = -by.x;
  if ((image & 2) != 0) by.y = -by.y;
  return by;
}

Square minus(Square a, Square b) {
  return {a.x - b.x, a.y - b.y};
}

// One case seen in one image: the square at v from the goal weighs what the case says of the one
// at turned(v).
class View {
public:
  View(const Puzzle& puzzle, const Weights& weights, int image)
      : goal_(puzzle.goal), weights_(&weights), image_(image) {
    for (std::uint32_t n = 0; n < powers_.size(); ++n) powers_[n] = golden_power(n);
  }

  Golden operator()(Square square) const {
    const Square by = minus(square, goal_), at = turned(by, image_);
    if (const std::optional<Square> seen = shifted(goal_, at);
        seen && weights_->box.contains(*seen))
      return {weights_->values[weights_->box.index(*seen)], 0};
    return tail(square);
  }
  bool in_box(Square square) const {
    const std::optional<Square> seen = shifted(goal_, turned(minus(square, goal_), image_));
    return seen && weights_->box.contains(*seen);
  }
  // What the square would weigh outside of the box.
  Golden tail(Square square) const {
    if (weights_->tail == 0) return {};
    const Square by = minus(square, goal_);
    return powers_.at(std::abs(by.x) + std::abs(by.y)) * weights_->tail;
  }

private:
  Square goal_;
  const Weights* weights_;
  int image_;
  std::array<Golden, farthest + 1> powers_{};
};

// The squares of a move that puts its peg on `put`; false if they go beyond 32-bit coordinates.
bool place(const Tuple& tuple, Square put, std::vector<Square>& taken) {
  taken.clear();
  for (const Square by : tuple.taken) {
    const std::optional<Square> square = shifted(put, minus(by, tuple.put));
    if (!square) return false;
    taken.push_back(*square);
  }
  return true;
}

// A move that raises the weight: one whose squares are all `inside`, and, if the case speaks of a
// last move, that does not use the goal. `puts` are the squares that may receive a peg.
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

// What the army's side of the scales must reach: the goal, or all that the last move takes.
Golden needed(const Puzzle& puzzle, const View& weight, std::optional<std::uint32_t> last) {
  if (!last) return weight(puzzle.goal);
  std::vector<Square> taken;
  if (!place(tuples_of(puzzle)[*last], puzzle.goal, taken)) return {};
  Golden sum;
  for (const Square square : taken) sum = sum + weight(square);
  return sum;
}

// Does the image turn the squares that one jump to the goal takes into those of another?
bool turns(const Puzzle& puzzle, int image, std::uint32_t from, std::uint32_t to) {
  const Tuple &a = tuples_of(puzzle)[from], &b = tuples_of(puzzle)[to];
  if (image == 0) return from == to;
  // Jumps take the square that the peg comes from and the one between: the first says it all.
  return turned(minus(a.taken[0], a.put), image) == minus(b.taken[0], b.put);
}

// Is every way to the goal outweighed? `outweighed(case, image, last)` says so of one way,
// `exists(last)` whether a last move by this tuple exists at all.
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

// Pegs may be left out of the army, so that weights below 0 count as 0.
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
  // A last move that takes a peg beyond the window is made by no army on the window.
  const auto exists = [&](std::uint32_t last) {
    std::vector<Square> taken;
    return place(tuples_of(puzzle)[last], puzzle.goal, taken) &&
           std::all_of(taken.begin(), taken.end(), inside);
  };
  const auto problem = uncovered(puzzle, proof.cases, exists, outweighed);
  return problem && rising ? rising : problem;
}

namespace {

// All of the plane, or of the half of it outside of the desert: 1 / phi^d summed over its squares.
Golden geometric_sum(const Puzzle& puzzle) {
  Golden sum{1, 0};
  int times = 6;
  if (puzzle.shape == Shape::halfplane) {
    sum = golden_power(static_cast<std::uint32_t>(std::min<std::int64_t>(puzzle.goal.y, far)));
    times = 5;
  }
  for (; times > 0; --times) sum = {sum.b, sum.a + sum.b};
  return sum;
}

// At least what all squares outside of the desert weigh together.
Golden plane_sum(const Puzzle& puzzle, const Weights& one, const View& weight) {
  const bool half = puzzle.shape == Shape::halfplane;
  Golden sum = geometric_sum(puzzle) * one.tail;
  for (std::int32_t dy = -far; dy <= far; ++dy) {
    const std::int32_t width = static_cast<std::int32_t>(far) - std::abs(dy);
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

}  // namespace

std::optional<std::string> refute(const Puzzle& puzzle, const PlanePagoda& proof) {
  if (!puzzle.tuples.empty()) return "golden weights are for jumps only";
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
    // Jumps off the box lose nothing in its tail (docs/armies.md); those that touch it are few.
    const Window touching{{box.low.x - 2, box.low.y - 2}, {box.high.x + 2, box.high.y + 2}};
    const auto inside = [](Square) { return true; };
    if (auto problem =
            rising_move(puzzle, View(puzzle, one, 0), one.last.has_value(), touching, inside))
      return problem;
  }
  const auto outweighed = [&](const Weights& one, int image, std::optional<std::uint32_t> last) {
    const View weight(puzzle, one, image);
    const int scales = sign(needed(puzzle, weight, last) - plane_sum(puzzle, one, weight));
    // A finite army leaves squares empty, of which all but finitely many weigh something.
    return scales > 0 || (scales == 0 && one.tail > 0);
  };
  const auto all = [](std::uint32_t) { return true; };
  return uncovered(puzzle, proof.cases, all, outweighed);
}

}  // namespace hardboard::peg_army
