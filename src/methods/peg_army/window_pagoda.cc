// For each last move: weights with the least sum over the squares outside of the desert, if the
// pegs that the last move takes weigh `scale`. If that sum is less than `scale`, no army makes this
// move last.
#include "methods/peg_army/window_pagoda.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <vector>

#include "engines/mip/lp.h"
#include "methods/peg_army/instance.h"

namespace hardboard::peg_army {
namespace {

constexpr double scale = 1e8;

// The weights for one last move, if their sum is less than the scale. Each row has slack for the
// rounding of its weights to integers.
std::optional<Weights> weights_for(const Instance& instance, std::uint32_t last_column,
                                   const Limits& limits) {
  const Relaxed& game = instance.game;
  if (!mip::can_begin(game.columns(), limits)) return std::nullopt;
  mip::Model model;
  std::vector<std::vector<mip::Entry>> columns(game.positions());
  for (std::uint32_t j = 0; j < game.columns(); ++j) {
    const std::span<const std::uint32_t> added = game.added(j);
    const bool uses_goal = game.removed[j] == game.start ||
                           std::find(added.begin(), added.end(), game.start) != added.end();
    if (uses_goal) continue;
    const int row = model.add_row(0.5 * static_cast<double>(added.size() + 1), mip::infinity);
    for (const std::uint32_t position : added) columns[position].push_back({row, 1});
    columns[game.removed[j]].push_back({row, -1});
  }
  const int last = model.add_row(scale, scale);
  for (const std::uint32_t position : game.added(last_column)) {
    columns[position].push_back({last, 1});
  }
  for (std::uint32_t i = 0; i < game.positions(); ++i) {
    model.add_column(0, mip::infinity, game.allowed[i], false, columns[i]);
  }
  mip::Relaxation relaxation(model);
  if (relaxation.solve(limits, scale) != mip::LpStatus::optimal) return std::nullopt;
  Weights weights;
  weights.last = instance.moves[last_column].tuple;
  weights.box = instance.window;
  for (const double value : relaxation.values()) weights.values.push_back(std::llround(value));
  return weights;
}

}  // namespace

std::optional<WindowPagoda> refuse_in_window(const Puzzle& puzzle, const Limits& limits) {
  if (!puzzle.margin) return std::nullopt;
  const std::optional<Instance> instance = instance_of(puzzle, *puzzle.margin, limits);
  if (!instance) return std::nullopt;
  const Relaxed& game = instance->game;
  WindowPagoda proof;
  proof.margin = *puzzle.margin;
  // The checker knows which last moves need no case: those that leave the window, and those that a
  // symmetry exchanges for others. So the checker looks before the first case and after each.
  if (!refute(puzzle, proof)) return proof;
  for (std::uint32_t j = 0; j < game.columns(); ++j) {
    if (game.removed[j] != game.start) continue;
    if (limits.progress)
      limits.progress(fmt::format("weights for last move {}", proof.cases.size() + 1));
    std::optional<Weights> weights = weights_for(*instance, j, limits);
    if (!weights) return std::nullopt;
    proof.cases.push_back(std::move(*weights));
    if (!refute(puzzle, proof)) return proof;
  }
  return std::nullopt;
}

}  // namespace hardboard::peg_army
