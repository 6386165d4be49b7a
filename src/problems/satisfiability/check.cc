#include "problems/satisfiability/check.h"

#include "problems/formulas/assignment.h"

namespace hardboard::satisfiability {

CheckReport check(const Puzzle& puzzle, const Answer& answer, const Limits& limits,
                  const Recourse& recourse) {
  return formulas::check_satisfying(
      answer, puzzle.cnf.size(),
      [&](const formulas::Assignment& assignment) {
        return formulas::refute(puzzle.cnf, assignment);
      },
      [&] { return puzzle.cnf; }, limits, recourse);
}

}  // namespace hardboard::satisfiability
