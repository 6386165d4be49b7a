#include "methods/peg_solitaire/near.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

#include "engines/mip/lp.h"
#include "methods/peg_solitaire/ball_search.h"

namespace hardboard::peg_solitaire {
namespace {

using End = BallSearch::End;

// Searches that end early waste no time on a wrong way: their nodes grow slowly.
constexpr std::uint32_t first_dive = 40, first_tree = 60;
constexpr std::uint32_t radii = 4, stride = 2;  // dives go to balls of several radii by turns
constexpr std::uint32_t most_holes_near = 3'000, most_rounds = 10'000;

class Decider {
public:
  Decider(const Puzzle& puzzle, const Limits& limits)
      : puzzle_(puzzle), limits_(limits), around_(puzzle) {}

  Near run() {
    if (around_.golden.back() < 1) refuse(golden_case(around_));
    if (near_.verdict != Verdict::unknown || !mip::available()) return std::move(near_);
    first_radius_ = first_radius();
    for (std::uint32_t round = 0; is_open() && round < most_rounds; ++round) {
      const std::uint32_t lag = round % radii * stride;
      if (!is_small(first_radius_ + lag)) break;
      if (limits_.progress)
        limits_.progress(fmt::format("within {} steps of the goal", first_radius_ + lag));
      dive(first_radius_ + lag, round);
      while (is_open() && tree_work_ <= dive_work_ && is_small(first_radius_ + tree_lag_)) tree();
    }
    return std::move(near_);
  }

private:
  bool is_open() const { return near_.verdict == Verdict::unknown && !limits_.reached(); }

  // The least radius such that three quarters of the golden weight of all pegs lie within.
  std::uint32_t first_radius() const {
    constexpr double share = 0.75;
    const auto at = std::lower_bound(around_.golden.begin(), around_.golden.end(),
                                     share * around_.golden.back());
    return static_cast<std::uint32_t>(at - around_.golden.begin()) + 1;
  }

  // Is the ball small enough for linear programmes? A ball that holds the whole board is the last.
  bool is_small(std::uint32_t radius) const {
    const auto holes = std::count_if(around_.steps.begin(), around_.steps.end(),
                                     [&](std::uint32_t steps) { return steps <= radius; });
    return holes <= most_holes_near && radius < around_.golden.size() + radii * stride;
  }

  void dive(std::uint32_t radius, std::uint32_t round) {
    const std::uint32_t nodes = first_dive * (1 + round / (2 * radii));
    BallSearch found = search_ball(around_, radius, Rim::closed, nodes, round, limits_);
    dive_work_ += std::uint64_t{found.nodes} * radius * radius;
    if (found.end == End::solved) solve(std::move(found));
    // Nothing so near: larger balls.
    if (found.end == End::refused) ++empty_;
    if (empty_ < radii) return;
    empty_ = 0;
    first_radius_ += std::max(stride, first_radius_ / 4);
  }

  void tree() {
    const std::uint32_t radius = first_radius_ + tree_lag_;
    BallSearch found = search_ball(around_, radius, Rim::open, tree_nodes_, 0, limits_);
    tree_work_ += std::uint64_t{found.nodes} * radius * radius;
    if (found.end == End::solved) solve(std::move(found));
    if (found.end == End::refused) refuse(std::move(found.proof));
    if (found.end == End::outside) tree_lag_ += stride;
    if (found.end == End::unknown || found.end == End::refused) tree_nodes_ *= 2;
  }

  void solve(BallSearch found) {
    near_.verdict = Verdict::solvable;
    near_.jumps = std::move(found.jumps);
  }

  // A proof that rounding has spoilt proves nothing.
  void refuse(Cases proof) {
    if (refute(puzzle_, proof)) return;
    near_.verdict = Verdict::unsolvable;
    near_.proof = std::move(proof);
  }

  const Puzzle& puzzle_;
  const Limits& limits_;
  Surroundings around_;
  std::uint32_t first_radius_ = 0, tree_lag_ = 0, empty_ = 0;
  std::uint32_t tree_nodes_ = first_tree;
  std::uint64_t dive_work_ = 0, tree_work_ = 0;  // nodes times the area of their balls
  Near near_;
};

}  // namespace

Near decide_near(const Puzzle& puzzle, const Limits& limits) {
  if (limits.reached()) return {};
  return Decider(puzzle, limits).run();
}

}  // namespace hardboard::peg_solitaire
