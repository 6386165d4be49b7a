#include "problems/and_or_sat/check.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <string>

#include "problems/formulas/assignment.h"

namespace hardboard::and_or_sat {
namespace {

bool holds(const Clause& clause, const formulas::Assignment& assignment) {
  const auto is_true = [&](formulas::Literal literal) {
    return formulas::is_true(assignment, literal);
  };
  if (!clause.has_and) return std::any_of(clause.begin(), clause.end(), is_true);
  const auto& [a, b, c] = clause.literals;
  return (is_true(a) && is_true(b)) || is_true(c);
}

}  // namespace

CheckReport check(const Puzzle& puzzle, const Answer& answer, const Limits& limits,
                  const Recourse& recourse) {
  return formulas::check_satisfying(
      answer, puzzle.clauses.size(),
      [&](const formulas::Assignment& assignment) -> std::optional<std::string> {
        if (auto fault = formulas::refute_assignment(puzzle.variables, assignment)) return fault;
        for (std::size_t i = 0; i < puzzle.clauses.size(); ++i)
          if (!holds(puzzle.clauses[i], assignment))
            return fmt::format("clause {} is false: {}", i + 1, words_of(puzzle.clauses[i]));
        return std::nullopt;
      },
      [&] { return to_cnf(puzzle); }, limits, recourse);
}

}  // namespace hardboard::and_or_sat
