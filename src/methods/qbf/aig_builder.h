// Builds and-inverter graphs gate by gate, without equal gates.
#pragma once

#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include "problems/formulas/aig.h"

namespace hardboard::qbf {

// A graph whose inputs are the variables 1 to `variables` of a formula.
class AigBuilder {
public:
  explicit AigBuilder(std::uint32_t variables) { aig_.inputs = variables; }

  formulas::Wire both(formulas::Wire a, formulas::Wire b);
  // `then` where the condition is 1, `otherwise` where it is 0.
  formulas::Wire choose(formulas::Wire condition, formulas::Wire then, formulas::Wire otherwise);

  std::size_t gates() const { return aig_.gates.size(); }

  // The part of the graph on which the outputs rest, whose inputs are the given variables in their
  // order. The outputs must rest on no other variable. O(gates + variables).
  formulas::Aig part(std::span<const std::uint32_t> inputs,
                     std::span<const formulas::Wire> outputs) const;

private:
  formulas::Aig aig_;
  std::unordered_map<std::uint64_t, formulas::Wire> known_;  // gates by their wires
};

}  // namespace hardboard::qbf
