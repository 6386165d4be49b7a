#include "methods/peg_solitaire/ball_march.h"

#include <utility>

#include "methods/peg_army/branch.h"
#include "methods/peg_army/programme.h"

namespace hardboard::peg_solitaire {

BallSearch march_in_ball(const Surroundings& around, std::uint32_t radius, const MarchLimits& march,
                         const Limits& limits) {
  Ball ball(around, radius, Rim::closed);
  BallSearch found;
  if (ball.jumps.empty()) return found;
  peg_army::Programme programme;
  for (const std::uint32_t j : ball.jumps)
    programme.ring.push_back(around.steps[around.jumps[j].to]);
  programme.inner_first = ball.inner_first;
  programme.model = std::move(ball.model);
  peg_army::BranchOptions options;
  options.most_cost = march.most_jumps;
  options.most_nodes = march.most_nodes;
  options.seed = march.seed;
  options.depth_weight = 0.2;
  options.raise = 0.5;
  options.first_only = true;
  const peg_army::BranchOutcome outcome = peg_army::branch(programme, options, limits);
  found.nodes = static_cast<std::uint32_t>(2 * outcome.nodes);
  if (outcome.best.empty()) {
    if (outcome.complete) found.end = BallSearch::End::refused;
    return found;
  }
  if (auto jumps = play_of(around, ball, outcome.best)) {
    found.end = BallSearch::End::solved;
    found.jumps = *std::move(jumps);
  }
  return found;
}

}  // namespace hardboard::peg_solitaire
