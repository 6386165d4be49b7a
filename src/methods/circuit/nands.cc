#include "methods/circuit/nands.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <set>
#include <vector>

namespace hardboard::circuit {
namespace {

// Gate i is number i, input k is number gates + k; each gate takes the smaller number first.
using Nands = std::vector<std::array<std::uint32_t, 2>>;

struct Circuit {
  std::uint32_t inputs = 0;
  Nands nands;
  friend auto operator<=>(const Circuit&, const Circuit&) = default;
};

// The least of all circuits with other names, in which each gate follows those it takes.
Circuit canonical(const Circuit& circuit) {
  const auto gates = static_cast<std::uint32_t>(circuit.nands.size());
  std::vector<std::uint32_t> names(gates + circuit.inputs);
  std::iota(names.begin(), names.end(), 0U);
  Circuit best = circuit, renamed = circuit;
  const auto split = names.begin() + gates;
  do {
    do {
      bool is_ordered = true;
      for (std::uint32_t i = 0; i < gates; ++i) {
        const auto& [a, b] = circuit.nands[i];
        renamed.nands[names[i]] = {std::min(names[a], names[b]), std::max(names[a], names[b])};
        for (const std::uint32_t from : {a, b})
          is_ordered = is_ordered && (from >= gates || names[from] < names[i]);
      }
      if (is_ordered) best = std::min(best, renamed);
    } while (std::next_permutation(split, names.end()));
  } while (std::next_permutation(names.begin(), split));
  return best;
}

// Adds the remaining gates in all ways; a new input has the next number.
void extend(Circuit& circuit, std::uint32_t gates, std::set<Circuit>& all) {
  const auto made = static_cast<std::uint32_t>(circuit.nands.size());
  if (made == gates) {
    std::vector<bool> is_used(gates);
    for (const auto& nand : circuit.nands)
      for (const std::uint32_t from : nand)
        if (from < gates) is_used[from] = true;
    const auto unused = std::count(is_used.begin(), is_used.end(), false);
    if (unused == 1) all.insert(canonical(circuit));  // the output alone
    return;
  }
  const std::uint32_t known = circuit.inputs;
  const auto is_there = [&](std::uint32_t a) { return a < made || a >= gates; };
  for (std::uint32_t b = 0; b < gates + known + 2; ++b)
    for (std::uint32_t a = 0; a <= b; ++a) {
      const std::uint32_t inputs = b < gates ? 0 : b - gates + 1;
      const bool skips_one = inputs > known + 1 && a != gates + known;
      if (!is_there(a) || !is_there(b) || skips_one) continue;
      circuit.nands.push_back({a, b});
      circuit.inputs = std::max(known, inputs);
      extend(circuit, gates, all);
      circuit.nands.pop_back();
      circuit.inputs = known;
    }
}

// As a graph of AND gates, whose inputs are these wires.
Puzzle puzzle_of(const Circuit& circuit, const std::vector<formulas::Wire>& inputs,
                 std::uint32_t free_inputs) {
  Puzzle puzzle;
  puzzle.aig.inputs = free_inputs;
  const auto gates = static_cast<std::uint32_t>(circuit.nands.size());
  const auto wire = [&](std::uint32_t number) {
    return number < gates ? puzzle.aig.gate(number) + 1 : inputs[number - gates];
  };
  for (const auto& [a, b] : circuit.nands) puzzle.aig.gates.push_back({wire(a), wire(b)});
  puzzle.aig.outputs = {wire(gates - 1)};
  return puzzle;
}

}  // namespace

bool each_nand_circuit(std::uint32_t gates, const std::function<bool(const Puzzle&)>& visit) {
  std::set<Circuit> all;
  Circuit none;
  extend(none, gates, all);
  for (const Circuit& circuit : all) {
    std::vector<formulas::Wire> inputs(circuit.inputs);
    for (std::uint32_t i = 0; i < circuit.inputs; ++i) inputs[i] = 2 * (i + 1);
    Puzzle puzzle = puzzle_of(circuit, inputs, circuit.inputs);
    if (!visit(puzzle)) return false;
    puzzle.aig.outputs[0] ^= 1U;
    if (!visit(puzzle)) return false;
    for (std::uint32_t values = 0; values < 1U << circuit.inputs; ++values) {
      for (std::uint32_t i = 0; i < circuit.inputs; ++i) inputs[i] = values >> i & 1U;
      if (!visit(puzzle_of(circuit, inputs, 0))) return false;
    }
  }
  return true;
}

}  // namespace hardboard::circuit
