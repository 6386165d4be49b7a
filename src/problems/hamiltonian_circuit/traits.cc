#include "problems/hamiltonian_circuit/traits.h"

#include "puzzles/ground_row.h"

namespace hardboard {

template const Ground& ground_of<hamiltonian_circuit::Traits>();

}  // namespace hardboard
