#include "problems/and_or_sat/puzzle.h"

#include <fmt/format.h>

namespace hardboard::and_or_sat {

using formulas::Literal;

std::string words_of(const Clause& clause) {
  if (!clause.has_and) return fmt::format("{}", fmt::join(clause, " "));
  return fmt::format("{} & {} | {}", clause.literals[0], clause.literals[1], clause.literals[2]);
}

std::optional<std::string> why_not_once_each(const Puzzle& puzzle) {
  std::vector<std::uint32_t> positive(puzzle.variables), negative(puzzle.variables);
  for (const Clause& clause : puzzle.clauses)
    for (const Literal literal : clause)
      ++(literal > 0 ? positive : negative)[formulas::variable_of(literal) - 1];
  for (std::uint32_t v = 1; v <= puzzle.variables; ++v) {
    const auto literal = static_cast<Literal>(v);
    if (positive[v - 1] != 1)
      return fmt::format("literal {} occurs {} times, not once", literal, positive[v - 1]);
    if (negative[v - 1] != 1)
      return fmt::format("literal {} occurs {} times, not once", -literal, negative[v - 1]);
  }
  return std::nullopt;
}

formulas::Cnf to_cnf(const Puzzle& puzzle) {
  formulas::Cnf cnf;
  cnf.variables = puzzle.variables;
  for (const Clause& clause : puzzle.clauses) {
    if (!clause.has_and) {
      cnf.add({clause.begin(), clause.end()});
      continue;
    }
    const auto& [a, b, c] = clause.literals;
    cnf.add(std::array{a, c});
    cnf.add(std::array{b, c});
  }
  return cnf;
}

}  // namespace hardboard::and_or_sat
