// The symmetries of an army's game that keep its goal, among the eight symmetries of the square.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/limits.h"
#include "methods/peg_army/instance.h"

namespace hardboard::peg_army {

// For each symmetry about the goal that maps the window, the desert and the moves onto themselves,
// the column that each column becomes; the identity first. Only the identity if the limits were
// reached. O(columns * tuples * offsets).
std::vector<std::vector<std::uint32_t>> symmetries(const Instance& instance, const Limits& limits);

}  // namespace hardboard::peg_army
