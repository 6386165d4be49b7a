// Depth first, on the linear relaxation of: the jumps, each a whole number of times, change the
// start into an end. All ends of `goal one` are in one programme, since whole numbers of jumps
// leave a whole number of pegs on each hole. The relaxation has no cost, so that no branching
// gains anything but a case that closes: the search probes fractional jumps for one of which a
// case closes at once, first those that have done so before.
#include "methods/peg_solitaire/refuse_by_cases.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "base/golden.h"
#include "engines/mip/lp.h"
#include "methods/peg_solitaire/position_class.h"
#include "puzzles/peg_solitaire/jumps.h"

namespace hardboard::peg_solitaire {
namespace {

constexpr double tolerance = 1e-6;
constexpr std::size_t most_probed = 20;  // jumps
constexpr double forgotten = 0.9;        // of a jump's successes is kept when it is probed again
constexpr double for_success = 0.3;      // as much as so great a distance from whole

// The largest weight of a case is a small number, if that closes the case exactly, or else one of
// these. Rounding then raises what a jump loses by 1.5 at most, and 2 more on each hole make up for
// that.
constexpr std::int64_t largest_exact = 60, mend = 2;
constexpr std::array large = {std::int64_t{1} << 16, std::int64_t{1} << 26, std::int64_t{1} << 36};

constexpr std::uint32_t any_number = ~std::uint32_t{0};

class Search {
public:
  using End = CaseSearch::End;

  Search(const Puzzle& puzzle, std::uint64_t most_relaxations, const Limits& limits)
      : puzzle_(puzzle),
        limits_(limits),
        most_relaxations_(most_relaxations),
        jumps_(jumps_of(puzzle)),
        bounds_(jumps_.size()),
        successes_(jumps_.size()) {
    if (puzzle.goal == Goal::one) last_ = last_pegs(puzzle, limits);
    if (puzzle.goal == Goal::one_at) last_.holes = {*hole_at(puzzle, puzzle.at)};
  }

  CaseSearch run() {
    // Without a jump, or without an end, position classes refuse.
    if (jumps_.empty() || (puzzle_.goal != Goal::target && last_.holes.empty()) ||
        !mip::can_begin(jumps_.size() + last_.holes.size(), limits_))
      return {};
    relaxation_.emplace(programme());
    relaxation_->set_basis(relaxation_->basis());  // no presolve, which would forget rays
    first_basis_ = relaxation_->basis();
    found_.end = descend(0);
    if (puzzle_.goal == Goal::one) found_.proof.colourings = std::move(last_.colourings);
    if (found_.end == End::refused && refute(puzzle_, found_.proof)) found_.end = End::unknown;
    if (found_.end != End::refused) found_.proof = {};
    return std::move(found_);
  }

private:
  struct Bounds {
    std::uint32_t least = 0, most = any_number;
  };

  // A row for each hole: what jumps put there less what they take is the end less the start. The
  // last columns are the ends, of which there is one.
  mip::Model programme() const {
    mip::Model model;
    for (std::size_t hole = 0; hole < puzzle_.holes.size(); ++hole) {
      const bool stays = puzzle_.goal == Goal::target && puzzle_.target[hole] != 0;
      const double change = double(stays) - double(puzzle_.pegs[hole] != 0);
      model.add_row(change, change);
    }
    const int one_end = puzzle_.goal == Goal::target ? 0 : model.add_row(1, 1);
    const auto row = [](std::uint32_t hole) { return static_cast<int>(hole); };
    for (const auto& [from, over, to] : jumps_) {
      const std::array<mip::Entry, 3> entries = {{{row(from), -1}, {row(over), -1}, {row(to), 1}}};
      model.add_column(0, mip::infinity, 0, true, entries);
    }
    for (const std::uint32_t hole : last_.holes) {
      const std::array<mip::Entry, 2> entries = {{{row(hole), -1}, {one_end, 1}}};
      model.add_column(0, 1, 0, true, entries);
    }
    return model;
  }

  // What the present case holds, which lies below `depth` splits.
  End descend(std::uint32_t depth) {
    const std::size_t bytes =
        (found_.proof.cases.size() + 1) * puzzle_.holes.size() * sizeof(Weight);
    if (depth == most_depth || found_.proof.cases.size() == most_cases ||
        bytes > limits_.memory_bytes)
      return End::unknown;
    const mip::LpStatus status = solve();
    if (status == mip::LpStatus::unknown) return End::unknown;
    if (status == mip::LpStatus::infeasible) {
      if (close(depth)) return End::refused;
      // The parts of the case are other programmes, of which the engine's numbers may prove more.
      const auto loose = std::find_if(bounds_.begin(), bounds_.end(),
                                      [](Bounds one) { return one.least != one.most; });
      if (loose == bounds_.end()) return End::unknown;
      return split(depth, static_cast<std::uint32_t>(loose - bounds_.begin()), loose->least);
    }
    const std::vector<double> values(relaxation_->values().begin(), relaxation_->values().end());
    const std::vector<std::uint32_t> fractional = fractional_of(values);
    if (fractional.empty()) return End::whole;
    const std::optional<std::uint32_t> chosen = probe(fractional, values);
    return chosen ? split(depth, *chosen, whole_below(values[*chosen])) : End::unknown;
  }

  // What the two parts of the present case hold, in which the jump is made at most so many times
  // and more often.
  End split(std::uint32_t depth, std::uint32_t j, std::uint32_t few) {
    const std::vector<unsigned char> basis = relaxation_->basis();
    const Bounds before = bounds_[j];
    found_.proof.splits.push_back({on_squares(puzzle_, jumps_[j]), few});
    for (const Bounds part : {Bounds{before.least, few}, Bounds{few + 1, before.most}}) {
      relaxation_->set_basis(basis);
      set_bounds(j, part);
      const End end = descend(depth + 1);
      set_bounds(j, before);
      if (end != End::refused) return end;
    }
    return End::refused;
  }

  mip::LpStatus solve() {
    if (found_.relaxations == most_relaxations_) return mip::LpStatus::unknown;
    if (++found_.relaxations % 256 == 0 && limits_.progress)
      limits_.progress(fmt::format("cases of how often jumps are made: {} relaxations, {} closed",
                                   found_.relaxations, found_.proof.cases.size()));
    return relaxation_->solve(limits_);
  }

  void set_bounds(std::uint32_t j, Bounds bounds) {
    bounds_[j] = bounds;
    relaxation_->set_bounds(static_cast<int>(j), bounds.least,
                            bounds.most == any_number ? mip::infinity : bounds.most);
  }

  static std::uint32_t whole_below(double value) {
    return static_cast<std::uint32_t>(std::max(std::floor(value), 0.0));
  }
  static double from_whole(double value) { return std::abs(value - std::round(value)); }

  // The jumps made a fractional number of times: first those that have closed cases and are far
  // from whole.
  std::vector<std::uint32_t> fractional_of(std::span<const double> values) const {
    std::vector<std::pair<double, std::uint32_t>> order;
    for (std::uint32_t j = 0; j < jumps_.size(); ++j)
      if (const double distance = from_whole(values[j]); distance > tolerance)
        order.push_back({-distance - for_success * successes_[j], j});
    std::sort(order.begin(), order.end());
    std::vector<std::uint32_t> jumps;
    for (const auto& [merit, j] : order) jumps.push_back(j);
    return jumps;
  }

  // The first of some fractional jumps of which a case closes at once, or else the first one.
  // Nothing if the limits are reached.
  std::optional<std::uint32_t> probe(std::span<const std::uint32_t> fractional,
                                     std::span<const double> values) {
    const std::vector<unsigned char> basis = relaxation_->basis();
    for (const std::uint32_t j : fractional.first(std::min(fractional.size(), most_probed))) {
      const std::uint32_t few = whole_below(values[j]);
      const Bounds before = bounds_[j];
      successes_[j] *= forgotten;
      for (const Bounds part : {Bounds{before.least, few}, Bounds{few + 1, before.most}}) {
        relaxation_->set_basis(basis);
        set_bounds(j, part);
        const mip::LpStatus status = solve();
        set_bounds(j, before);
        if (status == mip::LpStatus::unknown) return std::nullopt;
        if (status != mip::LpStatus::infeasible) continue;
        successes_[j] += 1;
        relaxation_->set_basis(basis);
        return j;
      }
    }
    relaxation_->set_basis(basis);
    return fractional[0];
  }

  // Adds the present case, whose relaxation is infeasible, to the proof. False if the numbers of
  // the engine prove nothing, not even when the engine begins anew.
  bool close(std::uint32_t depth) {
    for (const bool anew : {false, true}) {
      if (anew) {
        relaxation_->set_basis(first_basis_);
        if (solve() != mip::LpStatus::infeasible) return false;
      }
      const std::vector<double> ray = relaxation_->ray();
      if (ray.empty()) continue;
      for (const double sign : {1.0, -1.0}) {
        const std::optional<std::vector<std::int64_t>> weights = whole_weights(ray, sign);
        if (!weights) continue;
        Case& one = found_.proof.cases.emplace_back();
        one.depth = depth;
        for (std::size_t hole = 0; hole < weights->size(); ++hole)
          if ((*weights)[hole] != 0) one.weights.push_back({puzzle_.holes[hole], (*weights)[hole]});
        return true;
      }
    }
    return false;
  }

  // Weights that close the present case, by a direction in which the duals grow (Farkas).
  std::optional<std::vector<std::int64_t>> whole_weights(std::span<const double> ray,
                                                         double sign) const {
    const std::span<const double> entries = ray.first(puzzle_.holes.size());
    double most = 0;
    for (const double entry : entries) most = std::max(most, std::abs(entry));
    if (most == 0) return std::nullopt;
    std::vector<std::int64_t> weights(entries.size());
    const auto close_by = [&](std::int64_t largest, std::int64_t more) {
      const double share = sign * static_cast<double>(largest) / most;
      for (std::size_t hole = 0; hole < weights.size(); ++hole)
        weights[hole] = std::llround(entries[hole] * share) + more;
      return closes(weights);
    };
    for (std::int64_t denominator = 1; denominator <= largest_exact; ++denominator)
      if (close_by(denominator, 0)) return weights;
    for (const std::int64_t largest : large)
      if (close_by(largest, mend)) return weights;
    return std::nullopt;
  }

  // Do jumps within the bounds lose more than the start weighs beyond each end?
  bool closes(std::span<const std::int64_t> weights) const {
    Wide spare = 0;
    for (std::size_t hole = 0; hole < weights.size(); ++hole) {
      if (puzzle_.pegs[hole] != 0) spare += weights[hole];
      if (puzzle_.goal == Goal::target && puzzle_.target[hole] != 0) spare -= weights[hole];
    }
    if (puzzle_.goal != Goal::target) {
      std::int64_t lightest = weights[last_.holes[0]];
      for (const std::uint32_t hole : last_.holes) lightest = std::min(lightest, weights[hole]);
      spare -= lightest;
    }
    for (std::size_t j = 0; j < jumps_.size(); ++j) {
      const auto& [from, over, to] = jumps_[j];
      const std::int64_t loss = weights[from] + weights[over] - weights[to];
      if (loss < 0 && bounds_[j].most == any_number) return false;
      spare -= Wide{loss} * (loss < 0 ? bounds_[j].most : bounds_[j].least);
    }
    return spare < 0;
  }

  const Puzzle& puzzle_;
  const Limits& limits_;
  std::uint64_t most_relaxations_;
  std::vector<HoleJump> jumps_;
  LastPegs last_;  // of goals of one peg
  std::optional<mip::Relaxation> relaxation_;
  std::vector<unsigned char> first_basis_;
  std::vector<Bounds> bounds_;     // of each jump, in the present case
  std::vector<double> successes_;  // of each jump when it was probed, the older the less
  CaseSearch found_;
};

}  // namespace

CaseSearch refuse_by_cases(const Puzzle& puzzle, std::uint64_t most_relaxations,
                           const Limits& limits) {
  if (!mip::available() || puzzle.goal == Goal::peg) return {};
  return Search(puzzle, most_relaxations, limits).run();
}

}  // namespace hardboard::peg_solitaire
