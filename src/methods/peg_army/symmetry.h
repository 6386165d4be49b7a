// The symmetries of an army's game that keep its goal: among the eight of the square.
#pragma once

#include <cstdint>
#include <vector>

#include "methods/peg_army/instance.h"

namespace hardboard::peg_army {

// For each symmetry about the goal that maps window, desert and moves onto themselves, the column
// that each column becomes; the identity first. O(size of the game * log).
std::vector<std::vector<std::uint32_t>> symmetries(const Instance& instance);

}  // namespace hardboard::peg_army
