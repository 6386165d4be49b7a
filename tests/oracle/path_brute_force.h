// Hamiltonian paths the slow way: every path is walked on, as far as it goes.
#pragma once

#include <cstdint>

#include "problems/hamiltonian_path/puzzle.h"

namespace hardboard::testing {

// The number of Hamiltonian paths between the given ends; a path without given ends counts once for
// each direction.
std::uint64_t count_paths(const hamiltonian_path::Puzzle& puzzle);

}  // namespace hardboard::testing
