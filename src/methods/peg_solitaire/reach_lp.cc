#include "methods/peg_solitaire/reach_lp.h"

#include <algorithm>
#include <cmath>
#include <span>

#include "engines/mip/lp.h"
#include "puzzles/peg_solitaire/refusals.h"

namespace hardboard::peg_solitaire {
namespace {

// Rounding weights to integers changes the sum of three weights by at most 1.5, so each jump gets
// some slack.
constexpr double scale = 1e6, slack = 2;

// The rows of a model for weights of the positions, whose columns the caller adds: each jump lowers
// the weight of the pegs by at least `least`. Row `spare` is the weight of the pegs minus that of
// the goal.
struct Weighing {
  mip::Model model;
  std::vector<std::vector<mip::Entry>> columns;
  int spare = 0;

  Weighing(const ReachCore& core, double least) : columns(core.holes.size()) {
    spare = model.add_row(-mip::infinity, mip::infinity);
    for (const HoleJump& jump : core.jumps) {
      const int row = model.add_row(least, mip::infinity);
      columns[jump.from].push_back({row, 1});
      columns[jump.over].push_back({row, 1});
      columns[jump.to].push_back({row, -1});
    }
    for (std::uint32_t i = 0; i < columns.size(); ++i) {
      const int share = (core.has_peg(i) ? 1 : 0) - (i == core.goal() ? 1 : 0);
      if (share != 0) columns[i].push_back({spare, static_cast<double>(share)});
    }
  }
};

// The sieve by the weights times a factor, rounded; no weights if they are too large, or if some
// jump raises them.
Sifted sift_by(const ReachCore& core, std::span<const double> weights, double factor) {
  Sifted sifted;
  for (std::uint32_t i = 0; i < core.holes.size(); ++i) {
    if (!(weights[i] * factor < static_cast<double>(most_weight))) return {};
    sifted.weights.push_back(std::max<std::int64_t>(std::llround(weights[i] * factor), 0));
  }
  const std::vector<std::int64_t>& weight = sifted.weights;
  std::int64_t spare = -weight[core.goal()];
  for (std::uint32_t i = 0; i < core.holes.size(); ++i)
    if (core.has_peg(i)) spare += weight[i];
  for (const HoleJump& jump : core.jumps) {
    const std::int64_t loss = weight[jump.from] + weight[jump.over] - weight[jump.to];
    if (loss < 0) return {};
    sifted.keep.push_back(loss > spare ? 0 : 1);
    sifted.dropped += loss > spare ? 1 : 0;
  }
  return sifted;
}

}  // namespace

mip::Model programme_of(const ReachCore& core) {
  mip::Model model;
  for (std::uint32_t i = 0; i < core.holes.size(); ++i) {
    const double goal = i == core.goal() ? 1 : 0;
    model.add_row(-goal, core.game.allowed[i] - goal);
  }
  for (std::uint32_t j = 0; j < core.jumps.size(); ++j) {
    const HoleJump& jump = core.jumps[j];
    const mip::Entry entries[] = {{static_cast<int>(jump.from), 1},
                                  {static_cast<int>(jump.over), 1},
                                  {static_cast<int>(jump.to), -1}};
    model.add_column(0, core.most[j], 1, true, entries);
  }
  return model;
}

ReachByLp relax(const ReachCore& core, const Limits& limits) {
  if (!mip::can_begin(core.jumps.size(), limits)) return {};
  const mip::Model programme = programme_of(core);
  mip::Relaxation relaxation(programme);
  const mip::LpStatus status = relaxation.solve(limits);
  if (status == mip::LpStatus::infeasible) return {ReachByLp::Status::infeasible, {}};
  if (status != mip::LpStatus::optimal) return {};
  const std::vector<std::int64_t> values = mip::rounded(programme, relaxation.values());
  if (!mip::satisfies(programme, values)) return {ReachByLp::Status::fractional, {}};
  return {ReachByLp::Status::whole, {values.begin(), values.end()}};
}

Sifted refuse(const ReachCore& core, const Limits& limits) {
  if (!mip::can_begin(core.jumps.size(), limits)) return {};
  const auto weigh = [&](double goal, double least) {
    Weighing weighing(core, least);
    mip::Model& model = weighing.model;
    for (std::uint32_t i = 0; i < core.holes.size(); ++i) {
      const bool is_goal = i == core.goal();
      model.add_column(is_goal ? goal : 0, is_goal ? goal : mip::infinity, core.has_peg(i) ? 1 : 0,
                       false, weighing.columns[i]);
    }
    mip::Relaxation relaxation(model);
    std::vector<double> weights;
    if (relaxation.solve(limits, goal) == mip::LpStatus::optimal)
      weights.assign(relaxation.values().begin(), relaxation.values().end());
    return weights;
  };
  const auto drops_all = [&](const Sifted& sifted) {
    return !sifted.weights.empty() && sifted.dropped == core.jumps.size();
  };
  const std::vector<double> exact = weigh(1, 0);
  if (exact.empty()) return {};
  // The weights of a basic solution are fractions, usually with small denominators.
  constexpr int denominators = 60;
  for (int factor = 1; factor <= denominators; ++factor)
    if (Sifted sifted = sift_by(core, exact, factor); drops_all(sifted)) return sifted;
  const std::vector<double> rough = weigh(scale, slack);
  if (rough.empty()) return {};
  Sifted sifted = sift_by(core, rough, 1);
  return drops_all(sifted) ? sifted : Sifted{};
}

Sifted sift(const ReachCore& core, std::uint32_t round, const Limits& limits) {
  constexpr std::size_t few = 3000, aimed = 1000;
  if (!mip::can_begin(core.jumps.size(), limits)) return {};
  Weighing weighing(core, slack);
  mip::Model& model = weighing.model;
  // The spare weight is at most the scale, and jumps that lose a little more than the scale are
  // dropped: maximise the sum of the losses, where each counts at most that much.
  model.row_upper[weighing.spare] = scale;
  for (const std::vector<mip::Entry>& column : weighing.columns)
    model.add_column(0, mip::infinity, 0, false, column);
  const std::size_t step = core.jumps.size() > few ? core.jumps.size() / aimed : 1;
  for (std::size_t j = round % step; j < core.jumps.size(); j += step) {
    const mip::Entry entry{static_cast<int>(j) + 1, -1};
    model.add_column(0, 1.01 * scale, -1, false, std::span(&entry, 1));
  }
  mip::Relaxation relaxation(model);
  if (relaxation.solve(limits) != mip::LpStatus::optimal) return {};
  return sift_by(core, relaxation.values(), 1);
}

}  // namespace hardboard::peg_solitaire
