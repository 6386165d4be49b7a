#include "methods/peg_solitaire/reach_lp.h"

#include <algorithm>
#include <cmath>
#include <span>

#include "engines/mip/lp.h"

namespace hardboard::peg_solitaire {
namespace {

// Weights of positions, the goal's being `scale`, such that the pegs weigh least together.
mip::Model weights_model(const ReachCore& core, double scale, double slack) {
  mip::Model model;
  std::vector<std::vector<mip::Entry>> columns(core.holes.size());
  for (const HoleJump& jump : core.jumps) {
    const int row = model.add_row(slack, mip::infinity);
    columns[jump.from].push_back({row, 1});
    columns[jump.over].push_back({row, 1});
    columns[jump.to].push_back({row, -1});
  }
  for (std::uint32_t i = 0; i < columns.size(); ++i) {
    const bool goal = i == core.goal();
    model.add_column(goal ? scale : 0, goal ? scale : mip::infinity, core.has_peg(i) ? 1 : 0, false,
                     columns[i]);
  }
  return model;
}

// The weights of the core's holes, made a function on all holes: those that can't matter weigh
// nothing, those that never hold a peg more than any other.
std::optional<Pagodas> proof_from(const Puzzle& puzzle, const ReachCore& core,
                                  std::span<const double> values, double factor) {
  std::vector<std::int64_t> weights(puzzle.holes.size(), 0);
  std::int64_t largest = 1;
  for (std::uint32_t i = 0; i < core.holes.size(); ++i) {
    if (!(values[i] * factor < 1e11)) return std::nullopt;
    weights[core.holes[i]] = std::max<std::int64_t>(std::llround(values[i] * factor), 0);
    largest = std::max(largest, weights[core.holes[i]]);
  }
  Pagoda pagoda;
  for (std::uint32_t hole = 0; hole < puzzle.holes.size(); ++hole) {
    const std::int64_t weight = core.fillable[hole] != 0 ? weights[hole] : largest;
    if (weight != 0) pagoda.weights.push_back({puzzle.holes[hole], weight});
  }
  Pagodas proof{{std::move(pagoda)}, {}};
  if (refute(puzzle, proof)) return std::nullopt;
  return proof;
}

std::optional<Pagodas> weigh(const Puzzle& puzzle, const ReachCore& core, const Limits& limits) {
  mip::Relaxation relaxation(weights_model(core, 1, 0));
  if (relaxation.solve(limits, 1 - 1e-6) != mip::LpStatus::optimal) return std::nullopt;
  // Weights of a basis are fractions, and most often small ones.
  constexpr int denominators = 60;
  for (int factor = 1; factor <= denominators; ++factor)
    if (auto proof = proof_from(puzzle, core, relaxation.values(), factor)) return proof;
  // Else any, with slack for three roundings by a half in each row.
  constexpr double scale = 1e9, slack = 2;
  mip::Relaxation rough(weights_model(core, scale, slack));
  if (rough.solve(limits, scale) != mip::LpStatus::optimal) return std::nullopt;
  return proof_from(puzzle, core, rough.values(), 1);
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

ReachByLp reach_by_lp(const Puzzle& puzzle, const ReachCore& core, const Limits& limits) {
  ReachByLp result;
  const mip::Model programme = programme_of(core);
  if (!core.jumps.empty()) {
    mip::Relaxation relaxation(programme);
    if (relaxation.solve(limits) == mip::LpStatus::optimal) {
      const std::vector<std::int64_t> values = mip::rounded(programme, relaxation.values());
      if (!mip::satisfies(programme, values)) return result;
      result.x.assign(values.begin(), values.end());
      return result;
    }
  }
  result.proof = weigh(puzzle, core, limits);
  return result;
}

}  // namespace hardboard::peg_solitaire
