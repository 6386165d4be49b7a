// A way of the hero that visits two given places, and no place twice.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/watch.h"
#include "methods/solo_chess/hero_board.h"

namespace hardboard::solo_chess {

// A way from `reach[0]`, where the hero stands, that steps on `a` and `b` and otherwise on places
// in `reach`, on each at most once; without its first place. The hero's steps must have range 1 and
// lead back, and all places in `reach` be on the board. A way exists if `a` and `b` are on one
// chain of blocks (hero_chains.h). Empty if there is no way, if both places are the hero's, or once
// the watch's limits are reached. O(n * rides) for n pieces.
std::vector<std::uint32_t> way_through(const HeroBoard& board, std::span<const std::uint32_t> reach,
                                       std::uint32_t a, std::uint32_t b, Watch& watch);

}  // namespace hardboard::solo_chess
