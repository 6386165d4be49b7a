#include "methods/peg_solitaire/near.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

#include "engines/mip/lp.h"
#include "methods/peg_solitaire/ball_march.h"
#include "methods/peg_solitaire/ball_search.h"

namespace hardboard::peg_solitaire {
namespace {

using End = BallSearch::End;

// Searches go to balls of several radii by turns: the first radius, and farther by a lag.
constexpr std::uint32_t radii = 4, stride = 2;

// Dives that end early waste no time on a wrong way: their nodes grow slowly.
constexpr std::uint32_t first_dive = 40;

// Marches look for play of more and more jumps, and then again of few, on another way.
constexpr std::int64_t first_jumps = 16, most_jumps = 1'000;
constexpr std::uint64_t first_march = 250;  // nodes
constexpr std::uint32_t march_lag = 4, marches_each_dive = 3;

// Trees refuse most boards within 300 nodes. Small open balls have the larger trees, but for boards
// that a glance refuses.
constexpr std::uint32_t glance = 30, first_tree = 300, tree_growth = 3, tree_radii = 2,
                        first_tree_lag = 4;

constexpr std::uint32_t most_holes_near = 3'000, most_rounds = 10'000;

class Decider {
public:
  Decider(const Puzzle& puzzle, const Limits& limits)
      : puzzle_(puzzle), limits_(limits), around_(puzzle) {}

  Near run() {
    if (around_.golden.back() < 1) refuse(golden_case(around_));
    if (near_.verdict != Verdict::unknown || !mip::available()) return std::move(near_);
    first_radius_ = first_radius();
    while (tree_lag_ > 0 && !is_small(first_radius_ + tree_lag_)) tree_lag_ -= stride;
    if (is_small(first_radius_)) search_open(first_radius_, glance);
    tree_work_ = 0;  // the glance costs next to nothing
    for (std::uint32_t round = 0; is_open() && round < most_rounds; ++round) {
      const std::uint32_t lag = round % radii * stride;
      if (!is_small(first_radius_ + lag)) break;
      if (limits_.progress)
        limits_.progress(fmt::format("within {} steps of the goal", first_radius_ + lag));
      dive(first_radius_ + lag, round);
      for (std::uint32_t i = 0; i < marches_each_dive && is_open(); ++i) march();
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

  void march() {
    const std::uint32_t radius = first_radius_ + march_lag;
    BallSearch found = march_in_ball(around_, radius, march_, limits_);
    dive_work_ += std::uint64_t{found.nodes} * radius * radius;
    if (found.end == End::solved) solve(std::move(found));
    march_.most_jumps += march_.most_jumps / 4;
    if (march_.most_jumps <= most_jumps) return;
    march_.most_jumps = first_jumps;
    march_.most_nodes *= 2;
    ++march_.seed;
  }

  // Which radius makes the smallest tree is not known beforehand.
  void tree() {
    std::uint32_t lag = tree_lag_ + trees_++ % tree_radii * stride;
    if (!is_small(first_radius_ + lag)) lag = tree_lag_;
    if (search_open(first_radius_ + lag, tree_nodes_) == End::outside) tree_lag_ = lag + stride;
    if (trees_ % tree_radii == 0) tree_nodes_ *= tree_growth;
  }

  End search_open(std::uint32_t radius, std::uint32_t nodes) {
    BallSearch found = search_ball(around_, radius, Rim::open, nodes, 0, limits_);
    tree_work_ += std::uint64_t{found.nodes} * radius * radius;
    const End end = found.end;
    if (end == End::solved) solve(std::move(found));
    if (end == End::refused) refuse(std::move(found.proof));
    return end;
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
  std::uint32_t first_radius_ = 0, tree_lag_ = first_tree_lag, empty_ = 0;
  std::uint32_t trees_ = 0, tree_nodes_ = first_tree;
  MarchLimits march_{first_jumps, first_march, 1};
  std::uint64_t dive_work_ = 0, tree_work_ = 0;  // nodes times the areas of their balls
  Near near_;
};

}  // namespace

Near decide_near(const Puzzle& puzzle, const Limits& limits) {
  if (limits.reached()) return {};
  return Decider(puzzle, limits).run();
}

}  // namespace hardboard::peg_solitaire
