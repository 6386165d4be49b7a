#include "methods/peg_army/whole_plane.h"

#include <cmath>
#include <span>
#include <utility>
#include <vector>

#include "engines/mip/lp.h"
#include "methods/peg_army/instance.h"
#include "methods/peg_army/symmetry.h"
#include "puzzles/peg_army/steps.h"

namespace hardboard::peg_army {
namespace {

// Rounding weights to integers changes the sum of a row by at most 1.5 and the rounding of the
// tail, so each row has that much slack. Golden weights fall fast: the scale, which is the weight
// of the pegs that the last jump takes, leaves room for the slack in the corners of a box, as far
// as floating point can tell.
constexpr double slack = 2.5, room = 20;
constexpr double least_scale = 1e7, most_scale = 1e9;
// An army is refused if all squares outside of the desert weigh less than the scale. A larger box
// lowers their weight by a few hundredths, so that above this part of it a larger box cannot help.
constexpr double hopeful = 1.08;

double golden(std::int32_t steps) {
  return std::pow((std::sqrt(5.0) - 1) / 2, steps);
}

Weights golden_weights() {
  Weights weights;
  weights.box = {{1, 1}, {0, 0}};
  weights.tail = 1;
  return weights;
}

// The tuple that the symmetry makes of a move by the tuple `last` to the goal.
std::uint32_t turned(const Puzzle& puzzle, const Instance& instance, const Turned& turn,
                     std::uint32_t last) {
  const Square at = minus(puzzle.goal, tuples_of(puzzle)[last].put);
  return instance.moves[turn.columns[column_of(puzzle, instance, {at, last})]].tuple;
}

// The linear programme for one last jump. Its columns are the weights of the squares of the box,
// and of the tail outside of it. Squares that a symmetry exchanges which keeps the last jump share
// a column: the mean of a solution and its image is a solution that costs as much.
class Programme {
public:
  Programme(const Puzzle& puzzle, const Steps& steps, const Instance& instance,
            const std::vector<Turned>& turns, std::uint32_t last)
      : puzzle_(puzzle),
        steps_(steps),
        box_(instance.window),
        last_(last),
        tail_(static_cast<int>(box_.squares())) {
    std::int32_t farthest = 0;
    for (std::uint32_t i = 0; i < box_.squares(); ++i) {
      first_.push_back(i);
      if (is_reached(box_.square(i)))
        farthest = std::max<std::int32_t>(farthest, distance(box_.square(i)));
    }
    scale_ = std::clamp(room / golden(farthest), least_scale, most_scale);
    for (const Turned& turn : turns)
      if (turned(puzzle, instance, turn, last) == last)
        for (std::uint32_t i = 0; i < box_.squares(); ++i)
          first_[i] = std::min(first_[i], turn.positions[i]);
    columns_.resize(box_.squares() + 1);
    for (std::uint32_t i = 0; i < box_.squares(); ++i)
      if (first_[i] == i) add_jumps_to(box_.square(i));
    // Jumps that leave the box.
    const std::int32_t by = 2 * steps.longest();
    for (std::int32_t x = box_.low.x - by; x <= box_.high.x + by; ++x)
      for (std::int32_t y = box_.low.y - by; y <= box_.high.y + by; ++y)
        if (!box_.contains({x, y})) add_jumps_to({x, y});
    const Square put = tuples_of(puzzle)[last].put;
    const int row = model_.add_row(scale_, scale_);
    for (const Square taken : tuples_of(puzzle)[last].taken)
      add(puzzle.goal + minus(taken, put), row, 1);
    std::vector<double> costs(box_.squares(), 0);
    for (std::uint32_t i = 0; i < box_.squares(); ++i)
      if (!in_desert(puzzle, box_.square(i))) costs[first_[i]] += 1;
    for (std::uint32_t i = 0; i < box_.squares(); ++i) {
      const bool desert = in_desert(puzzle, box_.square(i));
      const double most = is_reached(box_.square(i)) ? mip::infinity : 0;
      model_.add_column(desert ? -most : 0, most, costs[i], false, merged(columns_[i]));
    }
    model_.add_column(0, mip::infinity, tail_cost(), false, columns_[tail_]);
  }

  // The weights that minimise the total weight of the squares outside of the desert, if this is
  // less than `hopeful`.
  std::optional<Weights> solve(const Limits& limits) {
    mip::Relaxation relaxation(model_);
    if (relaxation.solve(limits, hopeful * scale_) != mip::LpStatus::optimal) return std::nullopt;
    const std::span<const double> values = relaxation.values();
    Weights weights;
    weights.last = last_;
    weights.box = box_;
    for (const std::uint32_t i : first_) weights.values.push_back(std::llround(values[i]));
    weights.tail = std::llround(values[tail_]);
    return weights;
  }

private:
  std::uint8_t distance(Square square) const { return steps_(minus(square, puzzle_.goal)); }
  bool is_reached(Square square) const { return distance(square) != no_steps; }

  // The weight of a square outside of the box for a tail of 1.
  double tail(Square square) const {
    const std::uint8_t steps = distance(square);
    return steps > most_steps ? 0 : golden(steps);
  }

  // The weight of all squares outside of box and desert for a tail of 1.
  double tail_cost() const {
    double cost = 0;
    for (std::int32_t dy = -steps_.reach(); dy <= steps_.reach(); ++dy) {
      for (std::int32_t dx = -steps_.reach(); dx <= steps_.reach(); ++dx) {
        const Square square{puzzle_.goal.x + dx, puzzle_.goal.y + dy};
        if (!box_.contains(square) && !in_desert(puzzle_, square)) cost += tail(square);
      }
    }
    return cost;
  }

  void add(Square square, int row, double factor) {
    columns_[first_[box_.index(square)]].push_back({row, factor});
  }

  // The entries in the order of their rows, those of one row added up.
  static std::vector<mip::Entry> merged(std::vector<mip::Entry> entries) {
    std::vector<mip::Entry> sums;
    for (const mip::Entry entry : entries) {
      if (!sums.empty() && sums.back().row == entry.row)
        sums.back().value += entry.value;
      else
        sums.push_back(entry);
    }
    return sums;
  }

  void add_jumps_to(Square put) {
    if (!is_reached(put)) return;
    for (const Tuple& jump : tuples_of(puzzle_)) {
      Square squares[3] = {put, put, put};
      bool touches = box_.contains(put), uses_goal = put == puzzle_.goal;
      for (int i = 0; i < 2; ++i) {
        squares[i].x += jump.taken[i].x - jump.put.x;
        squares[i].y += jump.taken[i].y - jump.put.y;
        touches = touches || box_.contains(squares[i]);
        uses_goal = uses_goal || squares[i] == puzzle_.goal;
      }
      if (!touches || uses_goal) continue;
      const int row = model_.add_row(slack, mip::infinity);
      double weight = 0;
      for (int i = 0; i < 3; ++i) {
        const double factor = i < 2 ? 1 : -1;
        if (box_.contains(squares[i]))
          add(squares[i], row, factor);
        else
          weight += factor * tail(squares[i]);
      }
      if (weight != 0) columns_[tail_].push_back({row, weight});
    }
  }

  const Puzzle& puzzle_;
  const Steps& steps_;
  Window box_;
  std::uint32_t last_;
  int tail_;                          // the tail's column, behind the columns of the box
  std::vector<std::uint32_t> first_;  // of the squares that share a square's column
  double scale_ = 0;
  mip::Model model_;
  std::vector<std::vector<mip::Entry>> columns_;
};

// Does the window of the margin hold each last jump, and lie within the reach of a proof?
bool is_within_reach(const Puzzle& puzzle, const Steps& steps, std::int32_t margin) {
  const Window window = window_of(puzzle, margin);
  const Square goal = puzzle.goal;
  return margin >= 2 * steps.longest() && window.low.x >= goal.x - most_reach &&
         window.high.x <= goal.x + most_reach && window.low.y >= goal.y - most_reach &&
         window.high.y <= goal.y + most_reach &&
         steps.know({minus(window.low, goal), minus(window.high, goal)});
}

// The weights for the image of their last jump, by a symmetry of the window.
Weights turned(const Puzzle& puzzle, const Instance& instance, const Turned& turn,
               const Weights& weights) {
  Weights one = weights;
  for (std::size_t i = 0; i < weights.values.size(); ++i)
    one.values[turn.positions[i]] = weights.values[i];
  one.last = turned(puzzle, instance, turn, *weights.last);
  return one;
}

}  // namespace

std::optional<PlanePagoda> refuse_on_plane(const Puzzle& puzzle, const Limits& limits) {
  const std::optional<Steps> steps = Steps::of(puzzle);
  if (!steps) return std::nullopt;
  PlanePagoda proof{{golden_weights()}};
  if (!refute(puzzle, proof)) return proof;
  for (const std::int32_t margin : {6, 12}) {
    if (!is_within_reach(puzzle, *steps, margin)) continue;
    if (limits.progress) limits.progress("weights on the whole plane");
    const std::optional<Instance> instance = instance_of(puzzle, margin, limits);
    if (!instance) return std::nullopt;
    const std::vector<Turned> turns = symmetries(*instance, limits);
    proof.cases.clear();
    std::vector<std::uint8_t> is_done(tuples_of(puzzle).size(), 0);
    for (std::uint32_t last = 0; last < is_done.size(); ++last) {
      if (is_done[last] != 0) continue;
      const std::optional<Weights> weights =
          Programme(puzzle, *steps, *instance, turns, last).solve(limits);
      if (!weights) return std::nullopt;
      for (const Turned& turn : turns) {
        Weights one = turned(puzzle, *instance, turn, *weights);
        // The checker turns the cases of puzzles without tuples itself.
        const bool is_wanted = one.last == last || !puzzle.tuples.empty();
        if (std::exchange(is_done[*one.last], 1) == 0 && is_wanted)
          proof.cases.push_back(std::move(one));
      }
      if (!refute(puzzle, proof)) return proof;
    }
  }
  return std::nullopt;
}

}  // namespace hardboard::peg_army
