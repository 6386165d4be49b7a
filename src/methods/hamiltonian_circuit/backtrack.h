// Small graphs by walking on along all arcs.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "methods/hamiltonian_circuit/instance.h"
#include "methods/options.h"

namespace hardboard::hamiltonian_circuit {

inline constexpr std::uint32_t most_walked = 16;

// Graphs of at most `most_walked` vertices. Exponential time.
Answer solve_by_walking(Instance& instance, const SolveOptions& options);
std::string walking_why_not(Instance& instance, const SolveOptions& options);

// Visits all Hamiltonian circuits, each as its vertices in order from vertex 0 on. False if `visit`
// or a limit ended the visits. `steps` counts the vertices walked to.
bool each_circuit(const Puzzle& puzzle, const Limits& limits,
                  const std::function<bool(const std::vector<std::uint32_t>&)>& visit,
                  std::uint64_t* steps = nullptr);

}  // namespace hardboard::hamiltonian_circuit
