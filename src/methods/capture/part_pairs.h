// The smallest parts of a board (part_states.h): the captures between two places alone.
#pragma once

#include <functional>
#include <vector>

#include "methods/capture/arena.h"
#include "methods/capture/part_states.h"

namespace hardboard::capture {

// What one of two places does to the other in a state.
struct PairExit {
  Location from = 0, to = 0;
  bool is_last = false;  // no later capture ends on `to`
};

// A part of two places, u < v: no exit, or the exit of one to the other, by the piece that starts
// there or by one that comes there, as the last capture on its target or not. `arrives` is
// arrivals() of the arena (reach.h). Calls record(exit) for the record of each state with an exit.
// O(types and steps of both).
Part pair_part(const Arena& arena, const std::vector<std::uint32_t>& arrives, Location u,
               Location v, const std::function<std::uint32_t(PairExit)>& record);

// What no piece of the arena can spend. O(1).
std::uint32_t endless_budget(const Arena& arena);

}  // namespace hardboard::capture
