#include "methods/peg_solitaire/reach_window.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>

#include "base/golden.h"
#include "engines/mip/lp.h"

namespace hardboard::peg_solitaire {
namespace {

// The programme of lean play in the window: of each hole, jumps take the pegs that they put there
// and at most the peg of the start; one jump puts a peg on the goal. A last row bounds what the
// jumps take of the tail weights. At first each jump counts once at most, and the cost rewards
// jumps made: the solution shows that most jumps can be made.
mip::Model programme_of(const Window& window) {
  mip::Model model;
  for (std::uint32_t hole = 0; hole < window.pegs.size(); ++hole) {
    const double goal = hole == window.goal ? 1 : 0;
    model.add_row(-goal, window.pegs[hole] - goal);
  }
  const int last =
      model.add_row(-mip::infinity, static_cast<double>(window.tail) / window.tail_scale);
  for (const WindowJump& jump : window.jumps) {
    std::array<mip::Entry, 4> entries;
    std::size_t count = 0;
    for (std::size_t i = 0; i < 3; ++i)
      if (jump.holes[i] != outside_window)
        entries[count++] = {static_cast<int>(jump.holes[i]), i < 2 ? 1.0 : -1.0};
    if (jump.tail_loss != 0)
      entries[count++] = {last, static_cast<double>(jump.tail_loss) / window.tail_scale};
    model.add_column(0, std::min<std::uint32_t>(jump.most, 1), -1, false,
                     std::span(entries.data(), count));
  }
  return model;
}

class Bounds {
public:
  Bounds(const Window& window, const Limits& limits)
      : window_(window),
        limits_(limits),
        relaxation_(programme_of(window)),
        seen_(window.jumps.size(), 0),
        loss_(window.jumps.size()) {
    for (const WindowJump& jump : window.jumps) most_.push_back(jump.most);
  }

  std::vector<std::uint32_t> improve(bool asks_twice) {
    if (!solves()) return most_;
    for (std::uint32_t j = 0; j < most_.size(); ++j) {
      relaxation_.set_cost(static_cast<int>(j), 0);
      set_bounds(j, 0);
    }
    for (std::uint32_t times = 1; times <= (asks_twice ? 2U : 1U); ++times)
      for (std::uint32_t j = 0; j < most_.size(); ++j)
        if (window_.jumps[j].is_asked != 0 && seen_[j] < times && most_[j] >= times) {
          if (limits_.reached()) return most_;
          set_bounds(j, times);
          solves();
          set_bounds(j, 0);
        }
    return most_;
  }

private:
  void set_bounds(std::uint32_t j, std::uint32_t least) {
    relaxation_.set_bounds(static_cast<int>(j), least, std::max(most_[j], least));
  }

  // Whether the relaxation has a solution, which shows how often jumps can be made; weights that
  // refuse the relaxation improve bounds.
  bool solves() {
    const mip::LpStatus status = relaxation_.solve(limits_);
    if (status == mip::LpStatus::infeasible) {
      // A ray has the weights (Farkas), up to its sign.
      std::vector<double> ray = relaxation_.ray();
      if (!ray.empty() && !learn(ray)) {
        for (double& entry : ray) entry = -entry;
        learn(ray);
      }
    }
    if (status != mip::LpStatus::optimal) return false;
    constexpr double tolerance = 1e-7;
    const std::span<const double> values = relaxation_.values();
    for (std::size_t j = 0; j < seen_.size(); ++j)
      seen_[j] =
          std::max(seen_[j], static_cast<std::uint8_t>(std::min(values[j] + tolerance, 2.0)));
    return true;
  }

  // The entries of a ray as integers: a weight for each hole, and a factor of the tail weights.
  struct Weights {
    std::vector<std::int64_t> holes;
    std::int64_t tail = 0;
  };

  // The factor of the tail is made whole first; the weights of the holes follow, so that rounding
  // changes the loss of a jump by 1.5 at most, and no tail is rounded.
  std::optional<Weights> whole(std::span<const double> ray) const {
    constexpr double largest = double{std::int64_t{1} << 36}, next_to_nothing = 1.0 / 64;
    constexpr double most = double{std::int64_t{1} << 42};  // no sum below exceeds 128 bits
    double size = 0;
    for (const double entry : ray) size = std::max(size, std::abs(entry));
    if (!(size > 0)) return std::nullopt;
    const double tail = std::max(ray.back(), 0.0) / window_.tail_scale;
    double scale = largest / size;
    Weights weights;
    if (tail * scale > next_to_nothing) {
      weights.tail = std::max<std::int64_t>(std::llround(tail * scale), 1);
      scale = static_cast<double>(weights.tail) / tail;
    }
    for (const double entry : ray.first(window_.pegs.size())) {
      if (!(std::abs(entry * scale) < most)) return std::nullopt;
      weights.holes.push_back(std::llround(entry * scale));
    }
    return weights;
  }

  // Improves bounds by weights of any numbers, which are the entries of a ray; whether a bound
  // became less. Exact. O(jumps).
  bool learn(std::span<const double> ray) {
    const std::optional<Weights> weights = whole(ray);
    if (!weights) return false;
    // What the pegs weigh at most, less the goal.
    Wide spare = Wide{weights->tail} * window_.tail;
    for (std::uint32_t hole = 0; hole < window_.pegs.size(); ++hole) {
      const std::int64_t weight = weights->holes[hole];
      if (window_.pegs[hole] != 0) spare += std::max<std::int64_t>(weight, 0);
      if (hole == window_.goal) spare -= weight;
    }
    for (std::size_t j = 0; j < loss_.size(); ++j) {
      const WindowJump& jump = window_.jumps[j];
      Wide loss = Wide{weights->tail} * jump.tail_loss;
      for (std::size_t i = 0; i < 3; ++i)
        if (jump.holes[i] != outside_window)
          loss += (i < 2 ? 1 : -1) * weights->holes[jump.holes[i]];
      if (loss < 0) spare -= loss * most_[j];
      loss_[j] = loss;
    }
    bool improved = false;
    for (std::uint32_t j = 0; j < loss_.size(); ++j) {
      if (spare >= 0 && (loss_[j] <= 0 || spare >= loss_[j] * most_[j])) continue;
      improved = improved || most_[j] > 0;
      most_[j] = spare < 0 ? 0 : static_cast<std::uint32_t>(spare / loss_[j]);
      set_bounds(j, 0);
    }
    return improved;
  }

  const Window& window_;
  const Limits& limits_;
  mip::Relaxation relaxation_;
  std::vector<std::uint32_t> most_;
  std::vector<std::uint8_t> seen_;  // so often, 2 at most, some solution makes each jump
  std::vector<Wide> loss_;          // of each jump, by the weights of the last ray
};

}  // namespace

std::vector<std::uint32_t> bounds_of(const Window& window, bool asks_twice, const Limits& limits) {
  return Bounds(window, limits).improve(asks_twice);
}

}  // namespace hardboard::peg_solitaire
