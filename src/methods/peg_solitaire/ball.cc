#include "methods/peg_solitaire/ball.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "base/contract.h"
#include "methods/peg_army/relaxed.h"
#include "methods/peg_solitaire/by_hole.h"
#include "puzzles/peg_solitaire/jump_cases.h"

namespace hardboard::peg_solitaire {

double golden_weight(std::uint32_t steps) {
  return std::pow((std::sqrt(5.0) - 1) / 2, steps);
}

Surroundings::Surroundings(const Puzzle& board)
    : puzzle(board), goal(*hole_at(board, board.at)), steps(steps_from_goal(board)) {
  promise(board.goal == Goal::peg, "the goal is a peg on a hole");
  for_each_line(board, [&](std::uint32_t first, std::uint32_t middle, std::uint32_t last) {
    if (middle == goal || steps[middle] == no_hole) return;
    if (first != goal) jumps.push_back({first, middle, last});
    if (last != goal) jumps.push_back({last, middle, first});
  });
  for (std::uint32_t hole = 0; hole < steps.size(); ++hole) {
    if (steps[hole] == no_hole) continue;
    if (golden.size() <= steps[hole]) golden.resize(steps[hole] + 1);
    if (board.pegs[hole] != 0) golden[steps[hole]] += golden_weight(steps[hole]);
  }
  std::partial_sum(golden.begin(), golden.end(), golden.begin());
}

Ball::Ball(const Surroundings& around, std::uint32_t within) : radius(within) {
  std::vector<std::uint32_t> row(around.steps.size(), no_hole);
  const std::vector<std::uint8_t>& pegs = around.puzzle.pegs;
  for (std::uint32_t hole = 0; hole < row.size(); ++hole) {
    if (around.steps[hole] > radius) continue;
    row[hole] = static_cast<std::uint32_t>(holes.size());
    holes.push_back(hole);
    if (hole == around.goal)
      model.add_row(-1, -1);
    else
      model.add_row(0, pegs[hole] != 0 ? 1 : 0);
  }
  const double here = golden_weight(radius);
  const double weight =
      radius < around.golden.size() ? around.golden.back() - around.golden[radius] : 0;
  const int outside = model.add_row(-mip::infinity, std::max(weight, 0.0) / here);
  for (std::uint32_t j = 0; j < around.jumps.size(); ++j) {
    const HoleJump& jump = around.jumps[j];
    const std::array<std::uint32_t, 3> used{jump.from, jump.over, jump.to};
    std::array<mip::Entry, 4> entries;
    std::size_t count = 0;
    double taken = 0, loss = 0;  // of golden weight: outside, and in all
    for (std::size_t i = 0; i < used.size(); ++i) {
      const double factor = i < 2 ? 1 : -1;
      loss += factor * golden_weight(around.steps[used[i]]);
      if (row[used[i]] != no_hole)
        entries[count++] = {static_cast<int>(row[used[i]]), factor};
      else
        taken += factor * golden_weight(around.steps[used[i]]) / here;
    }
    const bool crossing = count < used.size();
    if (count == 0) continue;
    if (crossing) entries[count++] = {outside, taken};
    model.add_column(0, mip::infinity, loss, true, std::span(entries.data(), count));
    jumps.push_back(j);
    crosses.push_back(crossing ? 1 : 0);
  }
}

std::vector<std::uint32_t> inner_first(const Surroundings& around, const Ball& ball) {
  std::vector<std::uint32_t> rows(ball.holes.size());
  std::iota(rows.begin(), rows.end(), 0U);
  const auto steps = [&](std::uint32_t row) { return around.steps[ball.holes[row]]; };
  std::stable_sort(rows.begin(), rows.end(),
                   [&](std::uint32_t a, std::uint32_t b) { return steps(a) < steps(b); });
  return rows;
}

std::optional<std::vector<Jump>> play_of(const Surroundings& around, const Ball& ball,
                                         std::span<const std::int64_t> times) {
  ReachCore core;
  core.holes = ball.holes;
  const auto position = [&](std::uint32_t hole) {
    return static_cast<std::uint32_t>(std::lower_bound(ball.holes.begin(), ball.holes.end(), hole) -
                                      ball.holes.begin());
  };
  for (const std::uint32_t hole : core.holes) core.game.allowed.push_back(around.puzzle.pegs[hole]);
  core.game.start = position(around.goal);
  std::vector<std::uint32_t> x;
  for (std::size_t j = 0; j < times.size(); ++j) {
    if (times[j] == 0) continue;
    const HoleJump& jump = around.jumps[ball.jumps[j]];
    core.jumps.push_back({position(jump.from), position(jump.over), position(jump.to)});
    core.game.add_column(core.jumps.back().to, sources(core.jumps.back()));
    x.push_back(static_cast<std::uint32_t>(times[j]));
  }
  drop_surplus(core, x);
  if (!peg_army::solves(core.game, x)) return std::nullopt;
  return forward_jumps(around.puzzle, core, x);
}

}  // namespace hardboard::peg_solitaire
