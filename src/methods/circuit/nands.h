// All small circuits of NAND gates, to verify reductions by.
#pragma once

#include <cstdint>
#include <functional>

#include "problems/circuit/puzzle.h"

namespace hardboard::circuit {

// Calls `visit` with each circuit of `gates` NAND gates, at least 1, up to names of inputs and
// gates: a gate takes two wires, or one wire twice; the last gate is the output, and depends on all
// others. Each circuit comes with its output and with its negation, and then with its inputs fixed
// to constants, in all ways. False if `visit` returned false. Three gates: 250 circuits; four:
// 2,090, after a second of sorting out names; more take time that grows with the factorials of
// their gates and inputs.
bool each_nand_circuit(std::uint32_t gates, const std::function<bool(const Puzzle&)>& visit);

}  // namespace hardboard::circuit
