// Closed sets that refuse a puzzle with one hero before any move (docs/refusals.md, docs/hero.md).
#pragma once

#include <cstdint>
#include <optional>

#include "methods/solo_chess/hero_board.h"
#include "methods/solo_chess/hero_walks.h"
#include "puzzles/capture/answer.h"

namespace hardboard::solo_chess {

using HeroRefusal = std::optional<capture::ClosedSets<std::uint32_t>>;

// Refuses a board of so many places, two or more, whose goal is the hero's own place: the hero may
// not move, and villains never capture on its place. O(n) for n places.
HeroRefusal refuse_goal_at_start(std::uint32_t places, std::uint32_t start);

// Refuses a board on which the hero can't come to the goal, or on which the villain `lost` can't
// come into the reach of the hero; `lost` says nothing if the goal is out of reach. Nothing if the
// hero passes over the goal on its way to places of the lost villain: the two sets are not closed
// then. Leaves another search in `walks`, and restores the board at the end. O(n * rides) for n
// places. Incomplete once the limits of the walks' watch are reached.
HeroRefusal refuse_by_reach(HeroBoard& board, HeroWalks& walks, std::uint32_t start,
                            std::optional<std::uint32_t> goal, std::uint32_t lost);

}  // namespace hardboard::solo_chess
