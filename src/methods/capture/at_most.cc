#include "methods/capture/at_most.h"

#include <vector>

namespace hardboard::capture {

using sat::Literal;
using sat::Meaning;
using sat::Rule;

void at_most_one(sat::Formula& formula, Rule rule, std::span<const Literal> literals) {
  constexpr std::size_t short_list = 6;
  if (literals.size() <= short_list) {
    for (std::size_t i = 0; i < literals.size(); ++i)
      for (std::size_t j = i + 1; j < literals.size(); ++j)
        formula.add(rule, {-literals[i], -literals[j]});
    return;
  }
  Literal any = literals[0];  // true if one of the literals so far is true
  for (std::size_t i = 1; i < literals.size(); ++i) {
    formula.add(rule, {-any, -literals[i]});
    if (i + 1 == literals.size()) break;
    const Literal more = formula.variable(
        Meaning::either,
        {static_cast<std::uint32_t>(any), static_cast<std::uint32_t>(literals[i])});
    formula.add(Rule::define, {-any, more});
    formula.add(Rule::define, {-literals[i], more});
    any = more;
  }
}

void at_most(sat::Formula& formula, Rule rule, std::uint32_t k, std::span<const Literal> literals,
             Watch& watch) {
  if (k >= literals.size()) return;
  // before[j]: at least j + 1 of the literals before number i are true; after[j]: the same with
  // number i.
  std::vector<Literal> before, after;
  for (std::uint32_t i = 0; i < literals.size(); ++i) {
    if (watch.reached(10 * std::uint64_t{k})) return;
    if (before.size() == k) formula.add(rule, {-before.back(), -literals[i]});
    after.clear();
    const auto first = static_cast<std::uint32_t>(literals[0]);
    for (std::uint32_t j = 0; j < k && j <= i; ++j) {
      after.push_back(formula.variable(Meaning::total,
                                       {first, static_cast<std::uint32_t>(literals[i]), j + 1}));
      if (j < before.size()) formula.add(Rule::define, {-before[j], after[j]});
      if (j == 0) formula.add(Rule::define, {-literals[i], after[j]});
      if (j > 0) formula.add(Rule::define, {-before[j - 1], -literals[i], after[j]});
    }
    before.swap(after);
  }
}

}  // namespace hardboard::capture
