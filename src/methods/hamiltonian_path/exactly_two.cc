#include "methods/hamiltonian_path/exactly_two.h"

#include <array>
#include <bit>
#include <vector>

namespace hardboard::sat {
namespace {

constexpr std::size_t most_cases = 5;

// No three of the literals, and of all but one at least one.
void all_cases(Solver& solver, std::span<const Literal> literals) {
  std::vector<Literal> clause;
  for (std::uint32_t set = 0; set < 1U << literals.size(); ++set) {
    const auto size = static_cast<std::size_t>(std::popcount(set));
    if (size != 3 && size + 1 != literals.size()) continue;
    for (const bool at_least : {false, true}) {
      if (size != (at_least ? literals.size() - 1 : 3)) continue;
      clause.clear();
      for (std::size_t i = 0; i < literals.size(); ++i)
        if ((set >> i & 1) != 0) clause.push_back(at_least ? literals[i] : -literals[i]);
      solver.add(clause);
    }
  }
}

}  // namespace

// Variable counts[j] says that more than j of the literals so far are true.
void exactly_two(Solver& solver, std::span<const Literal> literals, Literal& next) {
  if (literals.size() < 2) return solver.add({});
  if (literals.size() <= most_cases) return all_cases(solver, literals);
  std::array<Literal, 3> counts{};
  const auto add = [&](std::initializer_list<Literal> clause) {
    solver.add({clause.begin(), clause.size()});
  };
  for (std::size_t i = 0; i < literals.size(); ++i) {
    const std::array<Literal, 3> before = counts;
    const std::size_t most = std::min<std::size_t>(i + 1, 3);
    for (std::size_t j = 0; j < most; ++j) {
      counts[j] = next++;
      const bool was_possible = j < i;  // that more than j were true before
      if (was_possible) add({-before[j], counts[j]});
      if (j == 0) {
        add({-literals[i], counts[j]});
      } else {
        add({-literals[i], -before[j - 1], counts[j]});
      }
      if (was_possible) {
        add({-counts[j], before[j], literals[i]});
        if (j > 0) add({-counts[j], before[j], before[j - 1]});
      } else {
        add({-counts[j], literals[i]});
        if (j > 0) add({-counts[j], before[j - 1]});
      }
    }
  }
  add({counts[1]});
  add({-counts[2]});
}

}  // namespace hardboard::sat
