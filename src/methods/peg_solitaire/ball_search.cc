#include "methods/peg_solitaire/ball_search.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

#include "engines/mip/lp.h"
#include "methods/peg_solitaire/ball_weights.h"
#include "methods/peg_solitaire/weight_pool.h"

namespace hardboard::peg_solitaire {
namespace {

class Search {
public:
  using End = BallSearch::End;

  Search(const Surroundings& around, std::uint32_t radius, std::uint32_t most_nodes,
         const GoOn& go_on, const Limits& limits)
      : around_(around),
        ball_(around, radius),
        limits_(limits),
        go_on_(go_on),
        most_nodes_(most_nodes),
        most_cost_(around.golden.back() - 1 + for_mending),
        relaxation_(ball_.model, mip::Scaling::none),
        first_basis_(relaxation_.basis()),
        pool_(ball_.jumps.size()),
        made_(ball_.jumps.size(), 0),
        into_(ball_.holes.size()),
        inner_first_(inner_first(around, ball_)) {
    std::vector<std::uint32_t> row(around.steps.size(), no_hole);
    for (std::uint32_t i = 0; i < ball_.holes.size(); ++i) {
      row[ball_.holes[i]] = i;
      pegs_.push_back(ball_.holes[i] == around.goal ? -1 : around.puzzle.pegs[ball_.holes[i]]);
      alone_.emplace_back(Case{0, {}, {{around.puzzle.holes[ball_.holes[i]], 1}}});
    }
    for (std::uint32_t j = 0; j < ball_.jumps.size(); ++j) {
      const HoleJump& jump = around.jumps[ball_.jumps[j]];
      rows_.push_back({row[jump.from], row[jump.over], row[jump.to]});
      if (row[jump.to] != no_hole) into_[row[jump.to]].push_back(j);
    }
  }

  BallSearch run() {
    found_.end = descend(0, {}, nullptr);
    if (found_.end != End::refused) found_.proof = {};
    return std::move(found_);
  }

private:
  // A solution of the relaxation, and its basis.
  struct Point {
    std::vector<double> values;
    std::vector<unsigned char> basis;
  };

  // What play holds that makes the present jumps, and others besides. The point, if there is one,
  // solved the relaxation before the last jump was made.
  End descend(std::uint32_t depth, WeightPool::Left left, const Point* before) {
    constexpr std::uint32_t visits_of_node = 16;
    if (++visits_ > std::uint64_t{visits_of_node} * most_nodes_ || depth > most_depth ||
        found_.proof.cases.size() >= most_cases)
      return End::unknown;
    if (refuse_by_pool(depth, left)) return End::refused;
    const auto is_open = [&](std::uint32_t j) { return !pool_.refuses_after(left, j); };
    const std::uint32_t hole = next_asking(is_open);
    if (hole == no_hole) return take_made(depth);
    std::vector<std::uint32_t> columns = into_[hole];
    const Point* point = before != nullptr && holds_last_jump(*before) ? before : nullptr;
    Point own;
    if (point == nullptr && !columns.empty() &&
        (depth == 0 || std::count_if(columns.begin(), columns.end(), is_open) > 1)) {
      if (const std::optional<End> end = relax(depth, own)) return *end;
      point = &own;
    }
    if (point != nullptr) {
      const auto wanted = [&](std::uint32_t j) {
        return point->values[j] - static_cast<double>(made_[j]);
      };
      std::stable_sort(columns.begin(), columns.end(),
                       [&](std::uint32_t a, std::uint32_t b) { return wanted(a) < wanted(b); });
    }
    return branch(depth, std::move(left), hole, columns, point);
  }

  // One of the jumps to the hole is made once more. The cases of a proof come in their order: no
  // such jump, then the last of them.
  End branch(std::uint32_t depth, WeightPool::Left left, std::uint32_t hole,
             const std::vector<std::uint32_t>& columns, const Point* point) {
    const std::size_t splits = found_.proof.splits.size(), cases = found_.proof.cases.size();
    for (const std::uint32_t j : columns)
      found_.proof.splits.push_back({on_squares(around_.puzzle, around_.jumps[ball_.jumps[j]]),
                                     static_cast<std::uint32_t>(made_[j])});
    alone_[hole].write(static_cast<std::uint32_t>(depth + columns.size()), found_.proof);
    for (std::size_t i = columns.size(); i-- > 0;) {
      const std::uint32_t j = columns[i];
      make(j, 1);
      const End end =
          descend(static_cast<std::uint32_t>(depth + i + 1), pool_.after(left, j), point);
      make(j, -1);
      if (end != End::refused) return end;
      if (point != nullptr) relaxation_.set_basis(point->basis);
      pool_.extend(left, chain_);
      if (!WeightPool::refusing(left)) continue;
      found_.proof.splits.resize(splits);
      found_.proof.cases.resize(cases);
      pool_.forget_beyond(cases);
      for (KeptCase& kept : alone_) kept.forget_beyond(cases);
      refuse_by_pool(depth, left);
      return End::refused;
    }
    return End::refused;
  }

  bool holds_last_jump(const Point& point) const {
    constexpr double tolerance = 1e-7;
    const std::uint32_t column = chain_.back();
    return point.values[column] > static_cast<double>(made_[column]) - tolerance;
  }

  // Nothing if the relaxation has a fractional solution, which `point` gets.
  std::optional<End> relax(std::uint32_t depth, Point& point) {
    if (++found_.nodes > most_nodes_ || !go_on_()) return End::unknown;
    const mip::LpStatus status = relaxation_.solve(limits_, most_cost_);
    if (status == mip::LpStatus::unknown) return End::unknown;
    const bool infeasible = status == mip::LpStatus::infeasible;
    // Clp does not always say why a relaxation is infeasible; then its children may tell.
    if (infeasible && refuse(depth) == End::refused) return End::refused;
    if (!infeasible && is_whole()) return take(whole_values());
    const std::span<const double> values = relaxation_.values();
    point = {{values.begin(), values.end()}, relaxation_.basis()};
    return std::nullopt;
  }

  // The innermost hole that asks for a peg, or one to which the weights leave one open jump or
  // none: what must be needs no relaxation.
  template <class IsOpen>
  std::uint32_t next_asking(const IsOpen& is_open) const {
    std::uint32_t innermost = no_hole, forced = no_hole;
    for (const std::uint32_t row : inner_first_) {
      if (pegs_[row] >= 0) continue;
      if (innermost == no_hole) innermost = row;
      const auto ways = std::count_if(into_[row].begin(), into_[row].end(), is_open);
      if (ways == 0) return row;
      if (ways == 1 && forced == no_hole) forced = row;
    }
    return forced != no_hole ? forced : innermost;
  }

  // Makes a jump once more, or takes it back.
  void make(std::uint32_t column, std::int32_t times) {
    for (std::size_t i = 0; i < rows_[column].size(); ++i)
      if (rows_[column][i] != no_hole) pegs_[rows_[column][i]] += i < 2 ? -times : times;
    made_[column] += times;
    if (times > 0)
      chain_.push_back(column);
    else
      chain_.pop_back();
    relaxation_.set_bounds(static_cast<int>(column), static_cast<double>(made_[column]),
                           mip::infinity);
  }

  // Refuses the present jumps by weights that refused others; else `left` knows all weights.
  bool refuse_by_pool(std::uint32_t depth, WeightPool::Left& left) {
    pool_.extend(left, chain_);
    const std::optional<std::size_t> weights = WeightPool::refusing(left);
    if (weights) pool_.write(*weights, depth, found_.proof);
    return weights.has_value();
  }

  bool is_whole() const {
    constexpr double tolerance = 1e-6;
    const std::span<const double> values = relaxation_.values();
    return std::all_of(values.begin(), values.end(), [&](double value) {
      return std::abs(value - std::round(value)) <= tolerance;
    });
  }

  std::vector<std::int64_t> whole_values() const {
    std::vector<std::int64_t> times;
    for (const double value : relaxation_.values()) times.push_back(std::llround(value));
    return times;
  }

  // The present jumps leave no hole of the ball asking for a peg. Those that use holes outside may
  // take more there than there is.
  End take_made(std::uint32_t depth) {
    const End end = take(made_);
    if (end != End::outside) return end;
    if (++found_.nodes > most_nodes_ || !go_on_()) return End::unknown;
    const mip::LpStatus status = relaxation_.solve(limits_, most_cost_);
    return status == mip::LpStatus::infeasible ? refuse(depth) : end;
  }

  // A whole solution of the programme.
  End take(std::span<const std::int64_t> times) {
    for (std::size_t j = 0; j < times.size(); ++j)
      if (times[j] != 0 && ball_.crosses[j] != 0) return End::outside;
    auto jumps = play_of(around_, ball_, times);
    if (!jumps) return End::unknown;
    found_.jumps = *std::move(jumps);
    return End::solved;
  }

  // The last row bounds from above alone: its entry is below 0 by rounding, if at all.
  static RowWeights weights_of(std::span<const double> entries, double sign, double golden) {
    RowWeights weights{{}, golden};
    for (const double entry : entries) weights.entries.push_back(sign * entry);
    weights.entries.back() = std::max(weights.entries.back(), 0.0);
    return weights;
  }

  RowWeights of_duals() const { return weights_of(relaxation_.duals(), -1, 1); }

  // Refuses an infeasible relaxation. Now and then Clp ends with neither a ray nor duals beyond the
  // cutoff: a step before these show, or when its presolve finds the fault. The
  // programme goes on without a cutoff then, or begins anew.
  End refuse(std::uint32_t depth) {
    if (refuse_by_last_solve(depth) == End::refused) return End::refused;
    for (const bool anew : {false, true}) {
      if (anew) relaxation_.set_basis(first_basis_);
      const double most = anew ? most_cost_ : mip::infinity;
      if (relaxation_.solve(limits_, most) == mip::LpStatus::unknown) return End::unknown;
      if (refuse_by_last_solve(depth) == End::refused) return End::refused;
    }
    return End::unknown;
  }

  // A ray has the weights (Farkas), up to its sign, or, where Clp stopped at the cutoff, golden
  // weights and the duals.
  End refuse_by_last_solve(std::uint32_t depth) {
    const std::vector<double> ray = relaxation_.ray();
    if (ray.empty()) return refuse(depth, of_duals());
    const End end = refuse(depth, weights_of(ray, 1, 0));
    return end == End::refused ? end : refuse(depth, weights_of(ray, -1, 0));
  }

  // Refuses the present jumps if the weights do so.
  End refuse(std::uint32_t depth, const RowWeights& weights) {
    std::optional<BallRefusal> refusal = refusal_by(around_, ball_, weights, made_);
    if (!refusal) return End::unknown;
    pool_.add(*std::move(refusal), depth, found_.proof);
    return End::refused;
  }

  const Surroundings& around_;
  Ball ball_;
  const Limits& limits_;
  const GoOn& go_on_;
  std::uint32_t most_nodes_;
  double most_cost_;
  mip::Relaxation relaxation_;
  std::vector<unsigned char> first_basis_;
  WeightPool pool_;
  std::vector<std::int64_t> made_;                  // how often each column is made at least, and
  std::vector<std::uint32_t> chain_;                // the columns in their order
  std::vector<std::array<std::uint32_t, 3>> rows_;  // of each column: from, over, to
  std::vector<std::vector<std::uint32_t>> into_;    // the columns that put a peg on each row
  std::vector<std::uint32_t> inner_first_;          // rows, by steps from the goal
  std::vector<std::int32_t> pegs_;  // of each row; below 0 while the hole asks for pegs
  // Of each row: its hole has a weight, and no other. This refuses play in which the hole asks for
  // a peg and no more jumps may bring one.
  std::vector<KeptCase> alone_;
  std::uint64_t visits_ = 0;
  BallSearch found_;
};

}  // namespace

BallSearch search_ball(const Surroundings& around, std::uint32_t radius, std::uint32_t most_nodes,
                       const GoOn& go_on, const Limits& limits) {
  return Search(around, radius, most_nodes, go_on, limits).run();
}

}  // namespace hardboard::peg_solitaire
