#include "draw/circuit_layout.h"

#include <algorithm>

namespace hardboard::draw {
namespace {

using formulas::Aig;
using formulas::Gate;
using formulas::Wire;

constexpr double column = 190, row = 100;

bool uses_constant(const Aig& aig) {
  return std::any_of(aig.gates.begin(), aig.gates.end(),
                     [](const Gate& gate) { return gate.left <= 1 || gate.right <= 1; }) ||
         std::any_of(aig.outputs.begin(), aig.outputs.end(), [](Wire wire) { return wire <= 1; });
}

// The variables of each layer: that of a gate is one more than the largest of its wires.
std::vector<std::vector<std::uint32_t>> layers_of(const Aig& aig, bool with_constant) {
  std::vector<std::size_t> layers(aig.variables() + 1, 0);
  for (std::size_t i = 0; i < aig.gates.size(); ++i) {
    const Gate& gate = aig.gates[i];
    layers[aig.gate(i) / 2] = 1 + std::max(layers[gate.left / 2], layers[gate.right / 2]);
  }
  std::vector<std::vector<std::uint32_t>> by_layer;
  for (std::uint32_t v = with_constant ? 0 : 1; v <= aig.variables(); ++v) {
    by_layer.resize(std::max(by_layer.size(), layers[v] + 1));
    by_layer[layers[v]].push_back(v);
  }
  return by_layer;
}

double height(std::size_t place, std::size_t of) {
  return row * (static_cast<double>(place) - 0.5 * (static_cast<double>(of) - 1));
}

}  // namespace

CircuitLayout layout(const Aig& aig) {
  CircuitLayout layout;
  layout.uses_constant = uses_constant(aig);
  layout.variables.resize(std::size_t{aig.variables()} + 1);
  std::vector<std::vector<std::uint32_t>> by_layer = layers_of(aig, layout.uses_constant);
  const auto height_of_wires = [&](std::uint32_t v) {
    if (v <= aig.inputs) return static_cast<double>(v);
    const Gate& gate = aig.gates[v - aig.inputs - 1];
    return layout.variables[gate.left / 2].y + layout.variables[gate.right / 2].y;
  };
  for (std::size_t layer = 0; layer < by_layer.size(); ++layer) {
    auto& nodes = by_layer[layer];
    std::stable_sort(nodes.begin(), nodes.end(), [&](std::uint32_t a, std::uint32_t b) {
      return height_of_wires(a) < height_of_wires(b);
    });
    // Odd layers lie a quarter of a row lower, so that wires over two layers pass between gates.
    const double shift = layer % 2 == 0 ? 0 : 0.25 * row;
    for (std::size_t i = 0; i < nodes.size(); ++i)
      layout.variables[nodes[i]] = {column * static_cast<double>(layer),
                                    height(i, nodes.size()) + shift};
  }
  for (std::size_t i = 0; i < aig.outputs.size(); ++i)
    layout.outputs.push_back(
        {column * static_cast<double>(by_layer.size()), height(i, aig.outputs.size())});
  return layout;
}

}  // namespace hardboard::draw
