// The symmetries of an army's game that keep its goal, among the eight symmetries of the square.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/limits.h"
#include "methods/peg_army/instance.h"

namespace hardboard::peg_army {

// What each position and each column becomes.
struct Turned {
  std::vector<std::uint32_t> positions, columns;
};

// The symmetries about the goal that map the window, the desert and the moves onto themselves, the
// identity first. Only the identity if the limits were reached. O(columns * tuples * offsets).
std::vector<Turned> symmetries(const Instance& instance, const Limits& limits);

}  // namespace hardboard::peg_army
