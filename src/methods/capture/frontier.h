// Boards and graphs that are narrow: a frontier programme over the places, column by column, that
// remembers of the places behind the frontier only what later places can notice.
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

// The same where SAT comes next: SAT is quicker on boards that are neither very narrow nor very
// long.
std::string frontier_pays_why_not(const Arena& arena, const Limits& limits);

// Decides such an arena, by the theorem of docs/frontier.md: moves, or a refusal by all states.
// Unknown, with a remark, if the limits are reached or a turn has more than `most_states` states.
//
// O(places * states * successors) steps of a table, and less time where states and what they meet
// come again; the states of a turn are exponential in the places that wait, whatever the number of
// places. Eight bytes for each state of one turn in 256, and for each state and pattern that meet.
Answer<Location> solve_by_frontier(const Arena& arena, const Limits& limits,
                                   std::uint32_t most_states);

// The fewest pieces that can remain on such an arena (with a goal, one of them on the goal), and
// captures that leave them: the programme where any number of places may keep a piece. The verdict
// says whether one piece can remain. The arena must have no last piece. Unknown and without a
// minimum as above; costs as above.
Answer<Location> fewest_by_frontier(const Arena& arena, const Limits& limits,
                                    std::uint32_t most_states);

}  // namespace hardboard::capture
