#include "puzzles/peg_army/steps.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <utility>

namespace hardboard::peg_army {
namespace {

// The step from where a jump puts its peg to the peg over which it leads; nothing if the tuple is
// no jump.
std::optional<Square> step_of(const Tuple& tuple) {
  if (tuple.taken.size() != 2) return std::nullopt;
  const Square a = minus(tuple.taken[0], tuple.put), b = minus(tuple.taken[1], tuple.put);
  if (b == a + a) return a;
  if (a == b + b) return b;
  return std::nullopt;
}

std::int32_t length(Square step) {
  return std::max(std::abs(step.x), std::abs(step.y));
}

}  // namespace

std::optional<Steps> Steps::of(const Puzzle& puzzle) {
  std::vector<Square> steps;
  for (const Tuple& tuple : tuples_of(puzzle)) {
    const std::optional<Square> step = step_of(tuple);
    if (!step || length(*step) > longest_step) return std::nullopt;
    steps.push_back(std::max(*step, minus({0, 0}, *step)));
  }
  std::sort(steps.begin(), steps.end());
  steps.erase(std::unique(steps.begin(), steps.end()), steps.end());
  return Steps(std::move(steps));
}

Steps::Steps(std::vector<Square> steps) : steps_(std::move(steps)) {
  std::int32_t longest = 1;
  for (Square step : steps_) {
    longest = std::max(longest, length(step));
    // Euclid's algorithm leaves one vector of the basis with an x; the other divides all uprights.
    while (step.x != 0) {
      if (slanted_.x != 0) {
        const std::int32_t times = step.x / slanted_.x;
        step = {step.x - times * slanted_.x, step.y - times * slanted_.y};
      }
      if (step.x != 0 || slanted_.x == 0) std::swap(step, slanted_);
    }
    upright_.y = std::gcd(upright_.y, step.y);
    if (upright_.y != 0) slanted_.y %= upright_.y;
  }
  reach_ = longest * most_steps;
  const std::int32_t side = 2 * reach_ + 1;
  distances_.assign(static_cast<std::size_t>(side) * side, more_steps);
  const auto at = [&](Square by) -> std::uint8_t& {
    return distances_[static_cast<std::size_t>(by.y + reach_) * side + (by.x + reach_)];
  };
  std::vector<Square> ring{{0, 0}}, next;
  at({0, 0}) = 0;
  for (std::uint8_t distance = 1; distance <= most_steps; ++distance) {
    next.clear();
    for (const Square from : ring) {
      for (const Square step : steps_) {
        for (const Square to : {from + step, minus(from, step)}) {
          if (at(to) != more_steps) continue;
          at(to) = distance;
          next.push_back(to);
        }
      }
    }
    ring.swap(next);
  }
}

bool Steps::in_lattice(Square by) const {
  if (slanted_.x != 0) {
    const std::int32_t times = by.x / slanted_.x;
    by = {by.x - times * slanted_.x, by.y - times * slanted_.y};
  }
  return by.x == 0 && (upright_.y == 0 ? by.y == 0 : by.y % upright_.y == 0);
}

std::uint8_t Steps::operator()(Square by) const {
  if (length(by) > reach_) return in_lattice(by) ? more_steps : no_steps;
  const std::int32_t side = 2 * reach_ + 1;
  const std::uint8_t known =
      distances_[static_cast<std::size_t>(by.y + reach_) * side + (by.x + reach_)];
  return known != more_steps || in_lattice(by) ? known : no_steps;
}

bool Steps::know(const Box& box) const {
  const std::int32_t by = 4 * longest();
  for (std::int32_t y = box.low.y - by; y <= box.high.y + by; ++y)
    for (std::int32_t x = box.low.x - by; x <= box.high.x + by; ++x)
      if ((*this)({x, y}) == more_steps) return false;
  return true;
}

Golden Steps::sum_beyond(std::optional<std::int32_t> height) const {
  constexpr std::int32_t first = most_steps + 1;
  if (steps_.size() == 2) {
    const auto [one, other] = std::pair(steps_[0], steps_[1]);
    if (one.x * other.y != one.y * other.x) {
      // 4 d squares are d steps away. Of a half-plane whose border is h steps away along one of the
      // two, 2 (d - h) + 1 are. The sums of 1 / phi^d and d / phi^d from d = m on are phi^2 / phi^m
      // and m phi^2 / phi^m + phi^3 / phi^m.
      std::int32_t factor = 4, summand = 0;
      if (height && (one.y == 0 || other.y == 0)) {
        const std::int32_t rise = std::abs(one.y + other.y);
        const std::int32_t h = std::min<std::int32_t>((*height + rise - 1) / rise, most_steps);
        factor = 2;
        summand = 1 - 2 * h;
      }
      return golden_power(first - 2) * (std::int64_t{factor} * first + summand) +
             golden_power(first - 3) * factor;
    }
  }
  // At most (2 d l + 1)^2 squares are within d steps of length l. This bound grows from each d to
  // the next by less than a thirtieth, so that the terms shrink by more than a third.
  const std::int64_t side = std::int64_t{2} * first * longest() + 1;
  return golden_power(first) * (3 * side * side);
}

}  // namespace hardboard::peg_army
