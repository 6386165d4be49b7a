// What reductions from Hamiltonian paths ask of the ends of the paths.
#pragma once

#include <string>

#include "problems/hamiltonian_path/puzzle.h"

namespace hardboard {

// Why a source is not a problem of paths between two given ends of degree 1 in a graph of degrees
// up to 3; empty if it is. O(n + m).
std::string why_not_cubic_path(const hamiltonian_path::Puzzle& source);

// Why the paths from the given start are not those that the source asks for; empty if they are: no
// end is given, or one of degree 1, which can't be passed. O(m).
std::string why_not_from_start(const hamiltonian_path::Puzzle& source);

}  // namespace hardboard
