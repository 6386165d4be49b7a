// A Hamiltonian circuit problem on its way through the methods.
#pragma once

#include "base/limits.h"
#include "problems/hamiltonian_circuit/answer.h"

namespace hardboard::hamiltonian_circuit {

struct Instance {
  Instance(const Puzzle& of, const Limits&) : puzzle(of) {}

  const Puzzle& puzzle;
};

}  // namespace hardboard::hamiltonian_circuit
