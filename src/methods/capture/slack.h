// The slack of an arena: how many captures its budgets allow beyond those of a solution. Each
// capture that a piece could still have made when it was captured, or when it remained, is wasted;
// so a solution wastes at most the slack (docs/exits.md): exactly the slack if it leaves
// `pieces_left` pieces, each capture costs 1 and all pieces may capture. Where only some may, the
// others waste nothing.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "methods/capture/arena.h"

namespace hardboard::capture {

// How many captures the budgets allow in all, without that of a piece on the goal, which never
// moves; where only some pieces may capture, the largest budgets. A budget without a bound is the
// largest number. O(locations log locations).
std::uint64_t most_captures(const Arena& arena);

// The number by which most_captures() exceeds the number of captures that leave `pieces_left`
// pieces. Nothing for a single piece, if some budget can't bind, or if the sum is too small for
// these captures. O(locations).
std::optional<std::uint32_t> slack(const Arena& arena, std::uint32_t pieces_left);

// The slack of an arena where counting it pays. Captures must run short, so the slack is at
// most three quarters of the locations; and the clauses that count, some four for each location
// and unit of slack, must not outweigh the rest.
std::optional<std::uint32_t> countable_slack(const Arena& arena, std::uint32_t pieces_left);

// The countable slack if it is at most half of the locations: the one rule for what SAT does on
// tight arenas alone.
std::optional<std::uint32_t> tight_slack(const Arena& arena, std::uint32_t pieces_left);

// All locations, in an order in which locations that the same piece could capture stand together,
// first those around the pieces with budgets of 2 and more and the fewest steps. A solver can bound
// the sums over neighbours in this order from below. O(steps + locations log locations).
std::vector<Location> by_neighbourhood(const Arena& arena);

}  // namespace hardboard::capture
