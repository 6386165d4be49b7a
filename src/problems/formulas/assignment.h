// Assignments in answers to problems on formulas: in both forms of answers, as SAT solvers write
// them, and their check.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "base/text.h"
#include "problems/formulas/cnf.h"
#include "proofs/answer_head.h"
#include "proofs/archive.h"

namespace hardboard::formulas {

// The field `assignment`, a list of literals, which a solvable answer must have. A reader takes the
// literals in any order and sorts them by variable.
void describe_assignment(Archive& archive, const AnswerHead& head, Assignment& assignment);

// Does an answer begin as the output of a SAT solver does: with a line `c`, `s` or `v`, or as the
// file of one in the style of minisat: with `SAT`, `UNSAT` or `INDET`?
bool looks_like_solver_lines(std::string_view content);

// The words of a SAT solver.
struct SolverLines {
  Verdict verdict = Verdict::unknown;
  Assignment assignment;  // of `variables`, if the verdict is solvable
};

// Reads the output of a SAT solver, as the SAT competitions define it: comments `c`, one line `s
// SATISFIABLE`, `s UNSATISFIABLE` or `s UNKNOWN`, and lines `v` with literals that end with 0.
// Or the file that minisat writes: a line `SAT`, `UNSAT` or `INDET`, and behind `SAT` literals that
// end with 0. Variables that are not named are false, as solvers may leave out variables whose
// value does not matter. Errors: other lines, literals out of range, two values of a variable,
// values without an end or without `s SATISFIABLE`. O(size + variables).
Result<SolverLines> read_solver_lines(const Text& text, std::uint32_t variables);

// Why the list is no assignment of the variables 1 to `variables`; nothing if it is one.
// O(variables).
std::optional<std::string> refute_assignment(std::uint32_t variables, const Assignment& assignment);

// The same, or the first clause without a true literal. O(variables + literals).
std::optional<std::string> refute(const Cnf& cnf, const Assignment& assignment);

}  // namespace hardboard::formulas
