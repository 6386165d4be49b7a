// The turns of a side under threat that may end the threat or mate: a check of a strategy need not
// play the others.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "base/limits.h"
#include "puzzles/push_fight/outcomes.h"
#include "puzzles/push_fight/rules.h"

namespace hardboard::push_fight {

// The squares of a threat against the side to move that stands in a position, or within a turn;
// nullptr if there is none. The other side mates after every turn whose rest changes none of these
// squares, and after which no king with the anchor stands on one.
using ThreatFinder = std::function<const std::vector<std::uint32_t>*(const Position&)>;

// Calls `visit` for turns of the side to move, at most two moves and a push, with the position
// after the turn: for at least one turn to each position in which no threat stands, and for some
// turn that pushes a piece of the other side off, if there is one. Stops when `visit` returns
// false, or when the limits' time is over.
//
// Left out are, under a threat, the turns that push nothing off and whose rest touches none of its
// squares: no square of the threat changes, and the king that pushes, and takes the anchor, ends on
// no such square, so that the threat mates after the turn. Left out are also pairs of moves that
// can be exchanged. Let a-b be a first move that touches no square of the threat, and c-d a second
// move that does. If c is b, then the piece could move from a to d at once: a touching move. Else
// let the zone be the threat's squares with all empty squares that empty ones connect with them. If
// a is not beside the zone, then a path from c to d does not need a: its part between a and the
// square of the threat would lie in the zone. And d, which is in the zone, lies on no path from a
// to b, which would begin in the zone too. So c-d, a-b leads to the same placement, and begins with
// a touching move.
//
// A mate goes along a line to an open edge, with a king on the line. Its last move touches a square
// of the line, or the mate needs no such move. For its first move the same argument holds with the
// line in place of the threat: a first move that touches no square of the line, of a piece that is
// not beside the line's zone, can be left away.
//
// O(squares) where the threat's zone is small and no king can push it, otherwise O(squares^2).
Outcomes survivors_within(
    const Limits& limits, const Puzzle& puzzle, const Position& position,
    const ThreatFinder& threat,
    const std::function<bool(const IndexedTurn&, const Position& after, Piece fallen)>& visit);

}  // namespace hardboard::push_fight
