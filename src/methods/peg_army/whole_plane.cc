#include "methods/peg_army/whole_plane.h"

#include <cmath>
#include <cstdlib>
#include <span>
#include <vector>

#include "engines/mip/lp.h"
#include "puzzles/peg_army/metric.h"

namespace hardboard::peg_army {
namespace {

// The weight of the pegs that the last jump takes. Rounding weights to integers changes the sum of
// a row by at most 1.5 and the rounding of the tail, so each row has that much slack.
constexpr double scale = 1e7;
constexpr double slack = 2.5;
// An army is refused if all squares outside of the desert weigh less than the scale. A larger box
// lowers their weight by a few hundredths, so that above this weight a larger box cannot help.
constexpr double hopeful = 1.08 * scale;

constexpr std::int32_t far = 80;  // the tail's weights are summed up to this distance from the goal

Weights golden_weights() {
  Weights weights;
  weights.box = {{1, 1}, {0, 0}};
  weights.tail = 1;
  return weights;
}

// The linear programme for one last jump. Its columns are the weights of the squares of the box,
// and of the tail outside of it.
class Programme {
public:
  Programme(const Puzzle& puzzle, const Window& box, std::uint32_t last)
      : puzzle_(puzzle), box_(box), last_(last), tail_(static_cast<int>(box.squares())) {
    columns_.resize(box.squares() + 1);
    for (std::uint64_t i = 0; i < box.squares(); ++i) add_jumps_to(box.square(i));
    // Jumps that leave the box.
    for (std::int32_t x = box.low.x - 2; x <= box.high.x + 2; ++x)
      for (std::int32_t y = box.low.y - 2; y <= box.high.y + 2; ++y)
        if (!box.contains({x, y})) add_jumps_to({x, y});
    const Square put = tuples_of(puzzle)[last].put;
    const int row = model_.add_row(scale, scale);
    for (const Square by : tuples_of(puzzle)[last].taken)
      columns_[box.index({puzzle.goal.x + by.x - put.x, puzzle.goal.y + by.y - put.y})].push_back(
          {row, 1});
    for (std::uint64_t i = 0; i < box.squares(); ++i) {
      const bool desert = in_desert(puzzle, box.square(i));
      model_.add_column(desert ? -mip::infinity : 0, mip::infinity, desert ? 0 : 1, false,
                        columns_[i]);
    }
    model_.add_column(0, mip::infinity, tail_cost(), false, columns_[tail_]);
  }

  // The weights that minimise the total weight of the squares outside of the desert, if this is
  // less than `hopeful`.
  std::optional<Weights> solve(const Limits& limits) {
    mip::Relaxation relaxation(model_);
    if (relaxation.solve(limits, hopeful) != mip::LpStatus::optimal) return std::nullopt;
    const std::span<const double> values = relaxation.values();
    Weights weights;
    weights.last = last_;
    weights.box = box_;
    for (int i = 0; i < tail_; ++i) weights.values.push_back(std::llround(values[i]));
    weights.tail = std::llround(values[tail_]);
    return weights;
  }

private:
  std::int32_t distance(Square square) const {
    return peg_army::distance(Metric::steps, minus(square, puzzle_.goal));
  }

  // The weight of all squares outside of box and desert for a tail of 1.
  double tail_cost() const {
    double cost = 0;
    for (std::int32_t dy = -far; dy <= far; ++dy) {
      for (std::int32_t dx = std::abs(dy) - far; dx <= far - std::abs(dy); ++dx) {
        const Square square{puzzle_.goal.x + dx, puzzle_.goal.y + dy};
        if (!box_.contains(square) && !in_desert(puzzle_, square)) cost += power(distance(square));
      }
    }
    return cost;
  }
  static double power(std::int32_t n) { return std::pow((std::sqrt(5.0) - 1) / 2, n); }

  void add_jumps_to(Square put) {
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
      double tail = 0;
      for (int i = 0; i < 3; ++i) {
        const double factor = i < 2 ? 1 : -1;
        if (box_.contains(squares[i]))
          columns_[box_.index(squares[i])].push_back({row, factor});
        else
          tail += factor * power(distance(squares[i]));
      }
      if (tail != 0) columns_[tail_].push_back({row, tail});
    }
  }

  const Puzzle& puzzle_;
  Window box_;
  std::uint32_t last_;
  int tail_;  // the tail's column, behind the columns of the box
  mip::Model model_;
  std::vector<std::vector<mip::Entry>> columns_;
};

// The window of the margin, if it lies within the reach of a proof.
std::optional<Window> window_within_reach(const Puzzle& puzzle, std::int32_t margin) {
  const Window window = window_of(puzzle, margin);
  const Square goal = puzzle.goal;
  if (window.low.x < goal.x - most_reach || window.high.x > goal.x + most_reach ||
      window.low.y < goal.y - most_reach || window.high.y > goal.y + most_reach)
    return std::nullopt;
  return window;
}

}  // namespace

std::optional<PlanePagoda> refuse_on_plane(const Puzzle& puzzle, const Limits& limits) {
  const std::optional<Metric> metric = metric_of(puzzle);
  if (!metric) return std::nullopt;
  PlanePagoda proof{{golden_weights()}};
  if (!refute(puzzle, proof)) return proof;
  // With diagonals the programmes take minutes, which a search for an army needs.
  if (*metric == Metric::king_steps) return std::nullopt;
  for (const std::int32_t margin : {6, 12}) {
    const std::optional<Window> box = window_within_reach(puzzle, margin);
    if (!box) continue;
    if (limits.progress) limits.progress("weights on the whole plane");
    proof.cases.clear();
    for (std::uint32_t last = 0; last < tuples_of(puzzle).size(); ++last) {
      std::optional<Weights> weights = Programme(puzzle, *box, last).solve(limits);
      if (!weights) return std::nullopt;
      proof.cases.push_back(*std::move(weights));
      if (!refute(puzzle, proof)) return proof;
    }
  }
  return std::nullopt;
}

}  // namespace hardboard::peg_army
