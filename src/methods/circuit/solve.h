// The methods that ask whether the first output of a circuit can be 1.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "methods/options.h"
#include "problems/circuit/answer.h"
#include "problems/circuit/puzzle.h"

namespace hardboard::circuit {

// By the SAT solver on the circuit's clauses (tseitin.h). Exponential time.
Answer solve_by_sat(const Puzzle& puzzle, const SolveOptions& options);

// By trying all inputs, 64 at a time, for at most 30 inputs. O(2^inputs * gates / 64).
std::string try_all_why_not(const Puzzle& puzzle);
Answer solve_by_trying_all(const Puzzle& puzzle, const SolveOptions& options);

// Calls `visit` with all inputs that make the first output 1, in the order of binary numbers whose
// lowest bit is the first input; false ends the calls. Returns false if `visit` or the limits ended
// the calls. At most 30 inputs. O(2^inputs * gates / 64).
bool each_input(const Puzzle& puzzle, const Limits& limits,
                const std::function<bool(const std::vector<std::uint8_t>&)>& visit);

}  // namespace hardboard::circuit
