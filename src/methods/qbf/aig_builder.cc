#include "methods/qbf/aig_builder.h"

#include <utility>

#include "base/contract.h"

namespace hardboard::qbf {

using formulas::Aig;
using formulas::Gate;
using formulas::Wire;

Wire AigBuilder::both(Wire a, Wire b) {
  if (a > b) std::swap(a, b);
  if (a == 0 || a == (b ^ 1)) return 0;
  if (a == 1 || a == b) return b;
  const auto [found, is_new] = known_.try_emplace(std::uint64_t{a} << 32 | b, 0);
  if (is_new) {
    found->second = aig_.gate(aig_.gates.size());
    aig_.gates.push_back({a, b});
  }
  return found->second;
}

Wire AigBuilder::choose(Wire condition, Wire then, Wire otherwise) {
  if (then == otherwise) return then;
  return both(both(condition, then) ^ 1, both(condition ^ 1, otherwise) ^ 1) ^ 1;
}

Aig AigBuilder::part(std::span<const std::uint32_t> inputs, std::span<const Wire> outputs) const {
  std::vector<bool> is_used(aig_.gates.size(), false);
  const std::uint32_t first = aig_.inputs + 1;  // the variable of the first gate
  const auto use = [&](Wire wire) {
    if (wire / 2 >= first) is_used[wire / 2 - first] = true;
  };
  for (const Wire output : outputs) use(output);
  for (std::size_t i = aig_.gates.size(); i-- > 0;) {
    if (!is_used[i]) continue;
    use(aig_.gates[i].left);
    use(aig_.gates[i].right);
  }
  constexpr std::uint32_t none = UINT32_MAX;
  std::vector<std::uint32_t> names(aig_.variables() + 1, none);
  names[0] = 0;
  Aig part;
  for (const std::uint32_t input : inputs) names[input] = ++part.inputs;
  const auto renamed = [&](Wire wire) {
    promise(names[wire / 2] != none, "a strategy rests on its inputs alone");
    return 2 * names[wire / 2] + (wire & 1);
  };
  for (std::size_t i = 0; i < aig_.gates.size(); ++i) {
    if (!is_used[i]) continue;
    part.gates.push_back({renamed(aig_.gates[i].left), renamed(aig_.gates[i].right)});
    names[first + i] = part.variables();
  }
  for (const Wire output : outputs) part.outputs.push_back(renamed(output));
  return part;
}

}  // namespace hardboard::qbf
