#include "methods/solo_chess/hero_refusal.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace hardboard::solo_chess {

HeroRefusal refuse_goal_at_start(std::uint32_t places, std::uint32_t start) {
  capture::ClosedSets<std::uint32_t> closed{{}, {start}};
  for (std::uint32_t u = 0; u < places; ++u)
    if (u != start) closed.first.push_back(u);
  return closed;
}

HeroRefusal refuse_by_reach(HeroBoard& board, HeroWalks& walks, std::uint32_t start,
                            std::optional<std::uint32_t> goal, std::uint32_t lost) {
  // The reach of a hero that may pass over the goal: closed sets know of no goal on the way.
  walks.find_reach(start, std::nullopt);
  std::vector<std::uint32_t> reach = walks.places();
  if (goal && !walks.has(*goal))
    return capture::ClosedSets<std::uint32_t>{{*goal}, std::move(reach)};
  board.take_off(start);
  walks.begin(lost);
  walks.spread(Side::villain);
  board.put_back(start);
  if (std::any_of(reach.begin(), reach.end(), [&](std::uint32_t u) { return walks.has(u); }))
    return std::nullopt;
  capture::ClosedSets<std::uint32_t> closed{walks.places(), std::move(reach)};
  std::sort(closed.first.begin(), closed.first.end());
  std::sort(closed.second.begin(), closed.second.end());
  return closed;
}

}  // namespace hardboard::solo_chess
