#include "engines/sat/decide.h"

#include <algorithm>
#include <vector>

namespace hardboard::sat {
namespace {

// The variables with a literal, sorted.
std::vector<std::uint32_t> used_variables(const formulas::Cnf& cnf) {
  std::vector<std::uint32_t> used;
  used.reserve(cnf.literals.size());
  for (const Literal literal : cnf.literals) used.push_back(formulas::variable_of(literal));
  std::sort(used.begin(), used.end());
  used.erase(std::unique(used.begin(), used.end()), used.end());
  return used;
}

}  // namespace

bool fits(std::uint64_t variables, std::uint64_t literals, const Limits& limits) {
  constexpr std::uint64_t bytes_a_variable = 400, bytes_a_literal = 16;
  return variables * bytes_a_variable + literals * bytes_a_literal <= limits.memory_bytes;
}

Decision decide(const formulas::Cnf& cnf, const Limits& limits) {
  // A formula that uses most of its variables keeps their names.
  const bool is_dense = cnf.variables / 4 <= cnf.literals.size();
  const std::vector<std::uint32_t> used =
      is_dense ? std::vector<std::uint32_t>() : used_variables(cnf);
  const std::size_t variables = is_dense ? cnf.variables : used.size();
  if (!fits(variables, cnf.literals.size(), limits))
    return {Verdict::unknown, {}, "the clauses do not fit the memory"};
  Solver solver;
  const auto given_up = [&] {
    solver.abandon();
    return Decision{Verdict::unknown, {}, limits.words()};
  };
  if (!solver.reserve(static_cast<std::uint32_t>(variables), limits)) return given_up();
  const auto renamed = [&](Literal literal) {
    if (is_dense) return literal;
    const auto found = std::lower_bound(used.begin(), used.end(), formulas::variable_of(literal));
    const auto number = static_cast<Literal>(found - used.begin() + 1);
    return literal < 0 ? -number : number;
  };
  std::vector<Literal> clause;
  for (std::size_t i = 0; i < cnf.size(); ++i) {
    clause.clear();
    for (const Literal literal : cnf.clause(i)) clause.push_back(renamed(literal));
    solver.add(clause);
    if (i % 65536 == 0 && limits.reached()) return given_up();
  }
  Decision decision;
  decision.verdict = solver.solve(limits);
  if (decision.verdict == Verdict::unknown) return given_up();
  if (decision.verdict != Verdict::solvable) return decision;
  decision.assignment.reserve(cnf.variables);
  for (std::uint32_t v = 1; v <= cnf.variables; ++v)
    decision.assignment.push_back(-static_cast<Literal>(v));
  for (std::size_t i = 0; i < variables; ++i) {
    const std::uint32_t v = is_dense ? static_cast<std::uint32_t>(i + 1) : used[i];
    if (solver.value(static_cast<Literal>(i + 1)))
      decision.assignment[v - 1] = static_cast<Literal>(v);
  }
  return decision;
}

}  // namespace hardboard::sat
