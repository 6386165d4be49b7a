#include "methods/satisfiability/core.h"

#include <algorithm>

#include "engines/sat/solver.h"

namespace hardboard::satisfiability {

using formulas::Literal;

std::optional<Core> core_of(const formulas::Cnf& formula, const Limits& limits) {
  sat::Solver solver;
  // Clause i counts where its selector is assumed.
  const auto selector = [&](std::uint32_t clause) {
    return static_cast<Literal>(formula.variables + clause + 1);
  };
  std::vector<Literal> clause;
  std::vector<std::uint32_t> rest;
  for (std::uint32_t i = 0; i < formula.size(); ++i) {
    clause.assign(formula.clause(i).begin(), formula.clause(i).end());
    clause.push_back(-selector(i));
    solver.add(clause);
    rest.push_back(i);
  }
  const auto solve = [&](const std::vector<std::uint32_t>& clauses) {
    std::vector<Literal> assumptions;
    for (const std::uint32_t i : clauses) assumptions.push_back(selector(i));
    return solver.solve(limits, assumptions, "looking for the clauses that refuse each other");
  };
  // Of these clauses the last refusal used so many.
  const auto used = [&](std::vector<std::uint32_t> clauses) {
    std::erase_if(clauses, [&](std::uint32_t i) { return !solver.failed(selector(i)); });
    return clauses;
  };
  Verdict verdict = solve(rest);
  if (verdict == Verdict::solvable) return Core{{}, true};
  Core core;
  if (verdict == Verdict::unsolvable) rest = used(rest);
  std::vector<std::uint32_t> needed;
  while (verdict != Verdict::unknown && !rest.empty()) {
    const std::uint32_t tried = rest.back();
    rest.pop_back();
    std::vector<std::uint32_t> without = needed;
    without.insert(without.end(), rest.begin(), rest.end());
    verdict = solve(without);
    if (verdict != Verdict::unsolvable) {
      needed.push_back(tried);
    } else {
      rest = used(rest);
    }
  }
  core.is_minimal = verdict != Verdict::unknown;
  if (!core.is_minimal) {
    solver.abandon();
    if (needed.empty()) return std::nullopt;
  }
  core.clauses = std::move(needed);
  core.clauses.insert(core.clauses.end(), rest.begin(), rest.end());
  std::sort(core.clauses.begin(), core.clauses.end());
  return core;
}

}  // namespace hardboard::satisfiability
