// A Hamiltonian path problem on its way through the methods.
#pragma once

#include <functional>
#include <vector>

#include "base/limits.h"
#include "problems/graphs/graph.h"
#include "problems/hamiltonian_path/answer.h"

namespace hardboard::hamiltonian_path {

struct Instance {
  Instance(const Puzzle& of, const Limits&) : puzzle(of), rows(graphs::neighbours(of.graph)) {}

  const Puzzle& puzzle;
  graphs::Rows rows;
};

// Takes a path as its vertices in order; false ends the visits.
using PathVisit = std::function<bool(const std::vector<std::uint32_t>&)>;

}  // namespace hardboard::hamiltonian_path
