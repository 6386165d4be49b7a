#include "methods/circuit/make.h"

#include <algorithm>

#include "base/watch.h"
#include "methods/circuit/nands.h"

namespace hardboard::circuit {

using formulas::Aig;
using formulas::Gate;
using formulas::Wire;

Puzzle random_circuit(std::uint32_t inputs, std::uint32_t gates, Random& random,
                      const Limits& limits) {
  Watch watch(limits, "drawing gates");
  Aig aig;
  aig.inputs = inputs;
  // Of two numbers the larger one: gates near the output rest on gates more often than on inputs.
  const auto draw = [&] {
    const std::uint64_t n = aig.variables();
    const auto variable = static_cast<Wire>(1 + std::max(random.below(n), random.below(n)));
    return 2 * variable + static_cast<Wire>(random.below(2));
  };
  for (std::uint32_t i = 0; i < gates && !watch.reached(); ++i) {
    const Wire left = draw();
    Wire right = draw();
    while (aig.variables() > 1 && right / 2 == left / 2) right = draw();
    aig.gates.push_back({left, right});
  }
  aig.outputs.push_back(2 * aig.variables() + static_cast<Wire>(random.below(2)));
  return {std::move(aig)};
}

namespace {

bool each_longer(Puzzle& puzzle, std::uint32_t gates,
                 const std::function<bool(const Puzzle&)>& visit) {
  Aig& aig = puzzle.aig;
  const std::uint32_t n = aig.variables();
  if (aig.gates.size() == gates) {
    for (const Wire output : {2 * n, 2 * n + 1}) {
      aig.outputs = {output};
      if (!visit(puzzle)) return false;
    }
    return true;
  }
  for (Wire left = 2; left < 2 * n; ++left)
    for (Wire right = 2 * (left / 2 + 1); right <= 2 * n + 1; ++right) {
      aig.gates.push_back({left, right});
      const bool goes_on = each_longer(puzzle, gates, visit);
      aig.gates.pop_back();
      if (!goes_on) return false;
    }
  return true;
}

}  // namespace

bool each_small_circuit(std::uint32_t gates, const std::function<bool(const Puzzle&)>& visit) {
  Puzzle puzzle;
  puzzle.aig.inputs = 1;
  for (const Wire output : {0U, 1U, 2U, 3U}) {
    puzzle.aig.outputs = {output};
    if (!visit(puzzle)) return false;
  }
  for (std::uint32_t size = 1; size <= std::min(gates, 2U); ++size)
    for (std::uint32_t inputs = 2; inputs <= (size == 1 ? 2U : 3U); ++inputs) {
      puzzle.aig.inputs = inputs;
      if (!each_longer(puzzle, size, visit)) return false;
    }
  for (std::uint32_t size = 3; size <= gates; ++size)
    if (!each_nand_circuit(size, visit)) return false;
  return true;
}

}  // namespace hardboard::circuit
