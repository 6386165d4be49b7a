#include "methods/satisfiability/search.h"

#include <algorithm>
#include <vector>

#include "engines/sat/solver.h"

namespace hardboard::satisfiability {
namespace {

using formulas::Assignment;
using formulas::Cnf;
using formulas::Literal;

// The clauses by their largest variable: a clause is looked at when its last variable has a value.
// Empty clauses stand at 0.
std::vector<std::vector<std::uint32_t>> clauses_by_last(const Cnf& cnf) {
  std::vector<std::vector<std::uint32_t>> by_last(std::size_t{cnf.variables} + 1);
  for (std::size_t i = 0; i < cnf.size(); ++i) {
    std::uint32_t last = 0;
    for (const Literal literal : cnf.clause(i))
      last = std::max(last, formulas::variable_of(literal));
    by_last[last].push_back(static_cast<std::uint32_t>(i));
  }
  return by_last;
}

}  // namespace

bool each_assignment(const Cnf& cnf, const Limits& limits,
                     const std::function<bool(const Assignment&)>& visit,
                     std::uint64_t* positions) {
  const auto by_last = clauses_by_last(cnf);
  Assignment assignment;  // of the first variables
  const auto holds = [&] {
    return std::all_of(by_last[assignment.size()].begin(), by_last[assignment.size()].end(),
                       [&](std::uint32_t i) {
                         const auto clause = cnf.clause(i);
                         return std::any_of(clause.begin(), clause.end(), [&](Literal literal) {
                           return formulas::is_true(assignment, literal);
                         });
                       });
  };
  for (std::uint64_t looked_at = 1;; ++looked_at) {
    if (positions != nullptr) *positions = looked_at;
    if (looked_at % 4096 == 0 && limits.reached()) return false;
    if (holds()) {
      if (assignment.size() < cnf.variables) {
        assignment.push_back(-static_cast<Literal>(assignment.size() + 1));
        continue;
      }
      if (!visit(assignment)) return false;
    }
    while (!assignment.empty() && assignment.back() > 0) assignment.pop_back();
    if (assignment.empty()) return true;
    assignment.back() = -assignment.back();
  }
}

bool each_assignment_by_sat(const Cnf& cnf, const Limits& limits,
                            const std::function<bool(const Assignment&)>& visit) {
  sat::Solver solver;
  if (!solver.reserve(cnf.variables, limits)) return false;
  for (std::size_t i = 0; i < cnf.size(); ++i) solver.add(cnf.clause(i));
  Assignment assignment, denial;
  for (;;) {
    const Verdict verdict = solver.solve(limits);
    if (verdict != Verdict::solvable) return verdict == Verdict::unsolvable;
    assignment.clear();
    denial.clear();
    for (std::uint32_t v = 1; v <= cnf.variables; ++v) {
      const auto literal = static_cast<Literal>(v);
      assignment.push_back(solver.value(literal) ? literal : -literal);
      denial.push_back(-assignment.back());
    }
    if (!visit(assignment)) return false;
    solver.add(denial);
  }
}

}  // namespace hardboard::satisfiability
