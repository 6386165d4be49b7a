#include "methods/peg_solitaire/reach_windows.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <utility>
#include <vector>

#include "base/counted.h"
#include "methods/peg_solitaire/by_hole.h"
#include "methods/peg_solitaire/reach_window.h"

namespace hardboard::peg_solitaire {
namespace {

std::array<std::uint32_t, 3> all_holes(const HoleJump& jump) {
  return {jump.from, jump.over, jump.to};
}

// Tail weights are Fibonacci numbers: a hole at distance d from the window weighs the number of
// `tail_steps` + 1 - d. Holes that are farther, if any can matter, weigh 1 each.
constexpr std::uint32_t tail_steps = 32;
constexpr auto fibonacci = [] {
  std::array<std::int64_t, tail_steps + 1> numbers{0, 1};
  for (std::size_t i = 2; i < numbers.size(); ++i) numbers[i] = numbers[i - 1] + numbers[i - 2];
  return numbers;
}();

class Windows {
public:
  explicit Windows(const ReachCore& core)
      : core_(core),
        most_(core.most),
        users_(by_hole(core.holes.size(), core.jumps, all_holes)),
        into_(by_hole(core.holes.size(), core.jumps, target)),
        steps_(core.holes.size(), far),
        distance_(core.holes.size(), far),
        number_(core.holes.size(), outside_window),
        is_asked_(core.jumps.size(), 0),
        is_covered_(core.holes.size(), 0) {
    for (std::uint32_t hole = 0; hole < core.holes.size(); ++hole) pegs_ += core.has_peg(hole);
  }

  // Windows around holes, such that each hole lies within half of the radius of a centre.
  std::vector<std::uint32_t> look(std::uint32_t radius, bool asks_twice, const Limits& limits) {
    for (std::uint32_t hole = 0; hole < is_covered_.size() && !limits.reached(); ++hole) {
      if (is_covered_[hole] != 0) continue;
      gather(hole, radius);
      weigh_outside();
      const Window window = make_window(radius / 2);
      if (!window.jumps.empty()) {
        const std::vector<std::uint32_t> bounds = bounds_of(window, asks_twice, limits);
        for (std::size_t i = 0; i < bounds.size(); ++i) most_[jumps_[i]] = bounds[i];
      }
      forget();
    }
    return std::move(most_);
  }

private:
  static constexpr std::uint32_t far = 0xffffffff;

  // The holes within `radius` steps along remaining jumps, nearest first.
  void gather(std::uint32_t center, std::uint32_t radius) {
    constexpr std::size_t most_holes = 2'000;
    const auto reach = [&](std::uint32_t hole, std::uint32_t steps) {
      if (steps_[hole] != far) return;
      steps_[hole] = steps;
      holes_.push_back(hole);
    };
    reach(center, 0);
    for (std::size_t i = 0; i < holes_.size() && holes_.size() < most_holes; ++i) {
      const std::uint32_t hole = holes_[i], next = steps_[hole] + 1;
      if (next > radius) break;
      for (const std::uint32_t j : users_.of(hole)) {
        if (most_[j] == 0) continue;
        const HoleJump& jump = core_.jumps[j];
        reach(jump.over == hole ? jump.from : jump.over, next);
        if (jump.over == hole) reach(jump.to, next);
      }
    }
    for (std::uint32_t i = 0; i < holes_.size(); ++i) number_[holes_[i]] = i;
  }

  // The distances of the holes outside: of a jump, the hole between the two others is at most one
  // step farther away than the hole where the jump ends, and the hole where the jump starts at most
  // two. So no jump outside raises the sum of the tail weights.
  void weigh_outside() {
    std::array<std::vector<std::uint32_t>, tail_steps + 1> at;
    at[0] = holes_;
    for (const std::uint32_t hole : holes_) distance_[hole] = 0;
    const auto reach = [&](std::uint32_t hole, std::uint32_t distance) {
      if (distance_[hole] <= distance) return;
      if (distance > tail_steps) {
        goes_on_ = true;
        return;
      }
      if (distance_[hole] == far) outside_.push_back(hole);
      distance_[hole] = distance;
      at[distance].push_back(hole);
    };
    for (std::uint32_t d = 0; d <= tail_steps; ++d)
      for (const std::uint32_t hole : at[d]) {
        if (distance_[hole] != d) continue;
        for (const std::uint32_t j : into_.of(hole)) {
          if (most_[j] == 0) continue;
          reach(core_.jumps[j].over, d + 1);
          reach(core_.jumps[j].from, d + 2);
        }
      }
  }

  // The tail weight of a hole outside.
  std::int64_t tail_weight(std::uint32_t hole) const {
    if (distance_[hole] == far) return goes_on_ ? 1 : 0;
    return fibonacci[tail_steps + 1 - distance_[hole]];
  }

  // Asks for the jumps over holes within `asked_radius` steps that no other window was asked for.
  Window make_window(std::uint32_t asked_radius) {
    Window window;
    window.tail_scale = static_cast<double>(fibonacci[tail_steps]);
    window.goal = number_[core_.goal()];
    std::int64_t pegs_seen = 0;
    for (const std::uint32_t hole : holes_) {
      window.pegs.push_back(core_.has_peg(hole) ? 1 : 0);
      pegs_seen += window.pegs.back();
      if (steps_[hole] <= asked_radius) is_covered_[hole] = 1;
      for (const std::uint32_t j : users_.of(hole))
        if (most_[j] > 0) jumps_.push_back(j);
    }
    for (const std::uint32_t hole : outside_) {
      if (!core_.has_peg(hole)) continue;
      window.tail += tail_weight(hole);
      ++pegs_seen;
    }
    if (goes_on_) window.tail += pegs_ - pegs_seen;
    if (window.goal == outside_window) window.tail -= tail_weight(core_.goal());
    std::sort(jumps_.begin(), jumps_.end());
    jumps_.erase(std::unique(jumps_.begin(), jumps_.end()), jumps_.end());
    for (const std::uint32_t j : jumps_) {
      WindowJump& jump = window.jumps.emplace_back();
      const std::array<std::uint32_t, 3> used = all_holes(core_.jumps[j]);
      for (std::size_t i = 0; i < used.size(); ++i) {
        jump.holes[i] = number_[used[i]];
        if (jump.holes[i] == outside_window)
          jump.tail_loss += (i < 2 ? 1 : -1) * tail_weight(used[i]);
      }
      jump.most = most_[j];
      if (steps_[used[1]] <= asked_radius) jump.is_asked = 1 - std::exchange(is_asked_[j], 1);
    }
    return window;
  }

  void forget() {
    for (const std::uint32_t hole : holes_) {
      steps_[hole] = distance_[hole] = far;
      number_[hole] = outside_window;
    }
    for (const std::uint32_t hole : outside_) distance_[hole] = far;
    holes_.clear();
    outside_.clear();
    jumps_.clear();
    goes_on_ = false;
  }

  const ReachCore& core_;
  std::vector<std::uint32_t> most_;
  ByHole users_, into_;
  std::int64_t pegs_ = 0;
  // Of each hole: the steps from the centre, the distance from the window, the number within.
  std::vector<std::uint32_t> steps_, distance_, number_;
  std::vector<std::uint8_t> is_asked_, is_covered_;  // jumps, holes
  // Of the present window: its holes, the holes outside that have a distance, its jumps, and
  // whether holes beyond the distances matter.
  std::vector<std::uint32_t> holes_, outside_, jumps_;
  bool goes_on_ = false;
};

}  // namespace

ReachCore seen_through_windows(const ReachCore& core, std::uint32_t radius, bool asks_twice,
                               const Limits& limits) {
  return narrowed(core, Windows(core).look(radius, asks_twice, limits), limits);
}

ReachCore seen_through_windows(ReachCore core, const Limits& limits) {
  constexpr std::uint32_t first = 8, last = 128, twice_from = 32;
  for (std::uint32_t radius = first; radius <= last && !core.jumps.empty(); radius *= 2) {
    if (limits.reached()) break;
    if (limits.progress)
      limits.progress(
          fmt::format("{}, windows of {} steps", counted(core.jumps.size(), "jump"), radius));
    core = seen_through_windows(core, radius, radius >= twice_from, limits);
  }
  return core;
}

}  // namespace hardboard::peg_solitaire
