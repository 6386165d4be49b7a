#include "methods/peg_solitaire/near.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

#include "engines/mip/lp.h"
#include "methods/peg_solitaire/ball_beam.h"
#include "methods/peg_solitaire/ball_search.h"

namespace hardboard::peg_solitaire {
namespace {

using End = BallSearch::End;

// Beams grow in the first rounds, and slowly afterwards, in balls that hold most plays; each takes
// another way.
constexpr std::uint32_t first_width = 64, quick_rounds = 2, slow_rounds = 4, most_doublings = 4;
constexpr std::uint32_t beam_radius = 20;

// A glance at a small ball, before the trees. Which radius makes the smallest tree is not known
// beforehand: trees take turns.
constexpr std::uint32_t glance = 30, first_tree = 250, tree_growth = 3, tree_radii = 2,
                        first_tree_lag = 4, stride = 2;

constexpr std::uint32_t most_holes_near = 3'000, most_rounds = 1'000;

class Decider {
public:
  Decider(const Puzzle& puzzle, const Limits& limits)
      : puzzle_(puzzle), limits_(limits), around_(puzzle) {}

  Near run() {
    if (around_.golden.back() < 1) refuse(golden_case(around_));
    if (near_.verdict != Verdict::unknown || !mip::available()) return std::move(near_);
    first_radius_ = first_radius();
    while (tree_lag_ > 0 && !has_tree()) tree_lag_ -= stride;
    beam();
    if (is_open() && is_small(first_radius_)) glance_at_ball();
    while (is_open() && round_ < most_rounds) {
      if (has_tree())
        tree();
      else if (round_ < quick_rounds + slow_rounds * most_doublings)
        beam();
      else
        break;
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
    return holes <= most_holes_near &&
           radius < around_.golden.size() + first_tree_lag + tree_radii * stride;
  }

  bool has_tree() const { return is_small(first_radius_ + tree_lag_); }

  void beam() {
    const std::uint32_t round = round_++;
    if (limits_.progress) limits_.progress(fmt::format("near the goal, round {}", round_));
    const std::uint32_t doublings =
        std::min((std::max(round, quick_rounds) - quick_rounds) / slow_rounds, most_doublings);
    const std::uint32_t width = first_width << (2 * std::min(round, quick_rounds) + doublings);
    const std::uint32_t seed = std::max(round, 1U) - 1;
    // About as long as a node of a tree takes in a ball of this area.
    constexpr std::uint64_t area_of_state = 16;
    beam_work_ += area_of_state * width;
    BallSearch found = search_by_beam(around_, beam_radius, width, seed, limits_);
    if (found.end == End::solved) solve(std::move(found));
  }

  // Beams wait for it.
  void glance_at_ball() {
    beam_work_ += std::uint64_t{glance} * first_radius_ * first_radius_;
    search(first_radius_, glance);
  }

  void tree() {
    std::uint32_t lag = tree_lag_ + trees_++ % tree_radii * stride;
    if (!is_small(first_radius_ + lag)) lag = tree_lag_;
    if (search(first_radius_ + lag, tree_nodes_) == End::outside) tree_lag_ = lag + stride;
    if (trees_ % tree_radii == 0) tree_nodes_ *= tree_growth;
  }

  // A tree; beams go on between its nodes, with the same work.
  End search(std::uint32_t radius, std::uint32_t nodes) {
    const auto go_on = [&] {
      tree_work_ += std::uint64_t{radius} * radius;
      while (is_open() && beam_work_ < tree_work_ && round_ < most_rounds) beam();
      return is_open();
    };
    BallSearch found = search_ball(around_, radius, nodes, go_on, limits_);
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
  std::uint32_t first_radius_ = 0, tree_lag_ = first_tree_lag, round_ = 0;
  std::uint32_t trees_ = 0, tree_nodes_ = first_tree;
  std::uint64_t beam_work_ = 0, tree_work_ = 0;  // nodes times the areas of their balls
  Near near_;
};

}  // namespace

Near decide_near(const Puzzle& puzzle, const Limits& limits) {
  if (limits.reached()) return {};
  return Decider(puzzle, limits).run();
}

}  // namespace hardboard::peg_solitaire
