// The parts of the row of Hamiltonian path problems that stand in files of their own.
#pragma once

#include "kinds/kind.h"

namespace hardboard {

const Generator& hamiltonian_path_generator();

}  // namespace hardboard
