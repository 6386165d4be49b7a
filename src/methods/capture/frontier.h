// Decides narrow boards and graphs by a frontier programme, which takes place after place, column
// by column, and remembers of the places behind the frontier only what can matter to later places.
#pragma once

#include <cstdint>
#include <string>

#include "base/limits.h"
#include "methods/capture/arena.h"
#include "puzzles/capture/answer.h"

namespace hardboard::capture {

// Empty if the method applies: no capture can be blocked, and few places wait for others at a time
// (frontier_order.h). O(steps log steps).
std::string frontier_why_not(const Arena& arena, const Limits& limits);

// Empty if the method applies and is likely quicker than SAT, which comes next: SAT is quicker on
// boards that are neither very narrow nor very long. O(steps log steps).
std::string frontier_pays_why_not(const Arena& arena, const Limits& limits);

// Decides such an arena, by the theorem of docs/frontier.md: moves, or a refusal by all states.
// Unknown, with a remark, if the limits are reached or a turn has more than `most_states` states.
//
// O(places * states * successors) steps of a table, and less time where the same states meet the
// same patterns again. The number of states of a turn is exponential in the number of places that
// wait, whatever the number of places. Eight bytes for each state of every 256th turn, and for each
// pair of a state and a pattern that meet.
Answer<Location> solve_by_frontier(const Arena& arena, const Limits& limits,
                                   std::uint32_t most_states);

// The fewest pieces that can remain on such an arena (with a goal, one of them on the goal), and
// captures that leave them: the programme where any number of places may keep a piece. The verdict
// says whether one piece can remain. The arena must have no last piece. Unknown, without a minimum,
// when solve_by_frontier() would give up; costs as much.
Answer<Location> fewest_by_frontier(const Arena& arena, const Limits& limits,
                                    std::uint32_t most_states);

}  // namespace hardboard::capture
