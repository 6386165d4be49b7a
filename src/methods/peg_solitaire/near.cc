#include "methods/peg_solitaire/near.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <fmt/format.h>
#include <future>
#include <mutex>
#include <utility>

#include "base/limits_of_threads.h"
#include "engines/mip/lp.h"
#include "methods/peg_solitaire/ball_beam.h"
#include "methods/peg_solitaire/ball_search.h"
#include "methods/peg_solitaire/ball_weights.h"

namespace hardboard::peg_solitaire {
namespace {

using End = BallSearch::End;

// A first beam is narrow. Then there is one of each way, and all of them again, wider, up to the
// widest. Balls of this radius hold most plays.
constexpr std::uint32_t narrowest = 64, first_width = 256, most_growths = 3;
constexpr std::uint32_t first_wide = 1 + beam_ways, first_widest = first_wide + 2 * beam_ways,
                        rounds_alone = 1 + beam_ways * (most_growths + 1), most_rounds = 1'000;
constexpr std::uint32_t beam_radius = 28, usual_jumps = 200;

// A glance at a small ball, before the trees. The nodes of a tree grow fewer as its ball grows, and
// take longer each. Most refusals are quickest in the first ball; hard ones, where the pegs weigh
// about twice the goal, in the second and the next ones.
constexpr std::uint32_t glance = 30, first_lag = 6, second_lag = 8, first_tree = 250,
                        tree_doublings = 2, most_trees = 10;
constexpr double most_at_a_glance = 1.7;
constexpr double rich = 2.2;  // of pegs so heavy, beams find what trees hardly ever refuse
constexpr std::uint32_t most_holes_near = 3'000;

class Decider {
public:
  Decider(const Puzzle& puzzle, const Limits& limits)
      : puzzle_(puzzle), limits_(limits), inner_(limits), around_(puzzle) {}

  Near run() {
    if (around_.golden.back() < 1) refuse(golden_case(around_));
    if (is_open()) beam();
    if (!is_open()) return std::move(near_);
    first_radius_ = first_radius();
    if (!mip::available() || within(first_radius_) > most_holes_near)
      beams(rounds_alone);
    else if (limits_.threads > 1)
      side_by_side();
    else
      by_turns();
    return std::move(near_);
  }

private:
  bool is_open() const { return !is_over_ && !inner_.reached(); }

  void by_turns() {
    look(true);
    // On small boards trees are quick.
    if (around_.golden.back() >= rich && around_.golden.size() > beam_radius) beams(first_widest);
    trees(0, 1, true);
    beams(rounds_alone);
  }

  // Each of two threads takes every other tree, and one of them the beams as well; what decides
  // ends both. This thread passes interruptions on.
  void side_by_side() {
    constexpr std::chrono::milliseconds nap(10);
    inner_ = limits_of_threads(limits_, is_over_);
    const auto begin = [&](auto work) {
      return std::async(std::launch::async, [this, work] {
        try {
          work();
        } catch (...) {
          is_over_ = true;
          throw;
        }
      });
    };
    std::array both{begin([this] {
                      look(false);
                      trees(0, 2, false);
                    }),
                    begin([this] {
                      trees(1, 2, true);
                      beams(rounds_alone);
                    })};
    for (std::future<void>& one : both)
      while (one.wait_for(nap) != std::future_status::ready)
        if (limits_.reached()) is_over_ = true;
    for (std::future<void>& one : both) one.get();
  }

  // The least radius such that three quarters of the golden weight of all pegs lie within.
  std::uint32_t first_radius() const {
    constexpr double share = 0.75;
    const auto at = std::lower_bound(around_.golden.begin(), around_.golden.end(),
                                     share * around_.golden.back());
    return static_cast<std::uint32_t>(at - around_.golden.begin()) + 1;
  }

  std::uint32_t within(std::uint32_t radius) const {
    return static_cast<std::uint32_t>(
        std::count_if(around_.steps.begin(), around_.steps.end(),
                      [&](std::uint32_t steps) { return steps <= radius; }));
  }

  // The radius, or less where its ball would be too large for linear programmes, or hold the whole
  // board.
  std::uint32_t at_most(std::uint32_t radius) const {
    radius = std::min(radius, static_cast<std::uint32_t>(around_.golden.size()));
    while (radius > first_radius_ && within(radius) > most_holes_near) --radius;
    return radius;
  }

  static std::uint32_t width_of(std::uint32_t round) {
    if (round == 0) return narrowest;
    return first_width << (2 * std::min((round - 1) / beam_ways, most_growths));
  }

  // About as long as a node of a tree takes in a ball of this area, for a beam of `usual_jumps`.
  static std::uint64_t work_of(std::uint32_t round) {
    constexpr std::uint64_t area_of_state = 8;
    return area_of_state * width_of(round);
  }

  void beam() {
    const std::uint32_t round = round_++;
    if (inner_.progress) inner_.progress(fmt::format("near the goal, round {}", round_));
    const std::uint32_t number = std::max(round, 1U) - 1;
    const std::uint32_t seed = round < rounds_alone ? number % beam_ways : number;
    BallSearch found = search_by_beam(around_, beam_radius, width_of(round), seed, inner_);
    beam_work_ += work_of(round) * found.nodes / usual_jumps;
    if (found.end == End::solved) solve(std::move(found));
  }

  // Those of the first rounds.
  void beams(std::uint32_t rounds) {
    while (is_open() && round_ < rounds) beam();
  }

  // Of heavier pegs a glance sees no more than the first relaxation.
  void look(bool with_beams) {
    const bool is_light = around_.golden.back() < most_at_a_glance;
    search(first_radius_, is_light ? glance : 1, with_beams);
  }

  // The trees with these numbers: first, first + step, ...; the nodes and the ball grow with them.
  void trees(std::uint32_t first, std::uint32_t step, bool with_beams) {
    for (std::uint32_t i = first; i < most_trees && is_open(); i += step) {
      const std::uint32_t radius =
          at_most(first_radius_ + (i == 0 ? first_lag : second_lag + i - 1));
      const End end = search(radius, first_tree << (tree_doublings * i), with_beams);
      if (end == End::outside && at_most(radius + 1) == radius) return;
    }
  }

  // A tree; beams, if they are wanted, go on between its nodes.
  End search(std::uint32_t radius, std::uint32_t nodes, bool with_beams) {
    const auto go_on = [&] {
      if (with_beams) {
        tree_work_ += std::uint64_t{radius} * radius;
        while (is_open() && wants_beam()) beam();
      }
      return is_open();
    };
    BallSearch found = search_ball(around_, radius, nodes, go_on, inner_);
    const End end = found.end;
    if (end == End::solved) solve(std::move(found));
    if (end == End::refused) refuse(std::move(found.proof));
    return end;
  }

  // The first beams get as much work as the trees, unless the pegs weigh too little for most plays.
  // Wide ones get as much if the pegs weigh too much for most refusals; else they get a quarter,
  // and trees do their share of the work first.
  bool wants_beam() const {
    constexpr std::uint32_t share_of_trees = 4;
    constexpr double enough = 1.9;
    const bool is_wide = round_ >= first_wide;
    const double weight = around_.golden.back();
    const bool is_likely = weight >= (is_wide ? rich : enough) && round_ < rounds_alone;
    const std::uint64_t work = beam_work_ + (is_wide && !is_likely ? work_of(round_) : 0);
    return round_ < most_rounds && work * (is_likely ? 1 : share_of_trees) < tree_work_;
  }

  void solve(BallSearch found) {
    const std::lock_guard lock(deciding_);
    if (near_.verdict != Verdict::unknown) return;
    near_.verdict = Verdict::solvable;
    near_.jumps = std::move(found.jumps);
    is_over_ = true;
  }

  // A proof that rounding has spoilt proves nothing.
  void refuse(Cases proof) {
    if (refute(puzzle_, proof)) return;
    const std::lock_guard lock(deciding_);
    if (near_.verdict != Verdict::unknown) return;
    near_.verdict = Verdict::unsolvable;
    near_.proof = std::move(proof);
    is_over_ = true;
  }

  const Puzzle& puzzle_;
  const Limits& limits_;
  Limits inner_;  // those of beams and trees, which also end together
  Surroundings around_;
  std::uint32_t first_radius_ = 0;
  std::uint32_t round_ = 0;                      // of beams
  std::uint64_t beam_work_ = 0, tree_work_ = 0;  // nodes times the areas of their balls
  std::mutex deciding_;
  Near near_;
  std::atomic<bool> is_over_ = false;  // decided, or interrupted from outside
};

}  // namespace

Near decide_near(const Puzzle& puzzle, const Limits& limits) {
  if (limits.reached()) return {};
  return Decider(puzzle, limits).run();
}

}  // namespace hardboard::peg_solitaire
