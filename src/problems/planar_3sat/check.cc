#include "problems/planar_3sat/check.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <string>

#include "problems/formulas/assignment.h"

namespace hardboard::planar_3sat {
namespace {

using formulas::Assignment;
using formulas::Literal;

std::optional<std::string> refute_side(const std::vector<Clause>& clauses, int sign,
                                       std::string_view side, const Assignment& assignment) {
  for (std::size_t i = 0; i < clauses.size(); ++i) {
    const auto holds = [&](std::uint32_t variable) {
      return formulas::is_true(assignment, sign * static_cast<Literal>(variable));
    };
    if (std::none_of(clauses[i].begin(), clauses[i].end(), holds))
      return fmt::format("clause {} {} the line has no true literal: {}", i + 1, side,
                         fmt::join(clauses[i], " "));
  }
  return std::nullopt;
}

}  // namespace

CheckReport check(const Puzzle& puzzle, const Answer& answer, const Limits& limits,
                  const Recourse& recourse) {
  return formulas::check_satisfying(
      answer, puzzle.clauses(),
      [&](const Assignment& assignment) -> std::optional<std::string> {
        if (auto fault = formulas::refute_assignment(puzzle.variables, assignment)) return fault;
        if (auto fault = refute_side(puzzle.above, 1, "above", assignment)) return fault;
        return refute_side(puzzle.below, -1, "below", assignment);
      },
      [&] { return to_cnf(puzzle); }, limits, recourse);
}

}  // namespace hardboard::planar_3sat
