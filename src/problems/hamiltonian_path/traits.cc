#include "problems/hamiltonian_path/traits.h"

#include "puzzles/ground_row.h"

namespace hardboard {

template const Ground& ground_of<hamiltonian_path::Traits>();

}  // namespace hardboard
