// New circuits: random ones, and all small ones.
#pragma once

#include <cstdint>
#include <functional>

#include "base/limits.h"
#include "base/random.h"
#include "problems/circuit/puzzle.h"

namespace hardboard::circuit {

// Gates whose two wires are drawn from all earlier variables, later ones more often, each negated
// with probability one half; the last gate is the output, negated or not. `inputs` is at least 1.
// O(gates). Fewer gates once the limits are reached.
Puzzle random_circuit(std::uint32_t inputs, std::uint32_t gates, Random& random,
                      const Limits& limits = {});

// Calls `visit` with all circuits of at most so many gates. Up to two, each gate takes two
// different earlier variables, negated or not, and the last is the output, negated or not. A
// circuit of one gate has two inputs, one of two gates two or three; a circuit without a gate has
// one, and a constant, the input or its negation as its output. Circuits that differ by the order
// of a gate's wires count as one. From three gates on, gates are NANDs (nands.h). Fewer gates come
// first. False if `visit` returned false. Two gates: 684 circuits; three: 934; four: 3,024.
bool each_small_circuit(std::uint32_t gates, const std::function<bool(const Puzzle&)>& visit);

}  // namespace hardboard::circuit
