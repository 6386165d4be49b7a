// Answers to problems that ask for a satisfying assignment: the assignment, or a refusal. All such
// problems read, write and check their answers alike.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "base/result.h"
#include "base/text.h"
#include "problems/formulas/cnf.h"
#include "problems/formulas/refusal.h"
#include "proofs/answer_head.h"
#include "proofs/archive.h"

namespace hardboard::formulas {

struct SatisfyingAnswer : AnswerHead {
  Assignment assignment;  // of all variables, if the verdict is solvable
  std::variant<std::monostate, Exhausted> proof;
};

// Both forms of an answer to a problem of the kind; `clauses` is the number of its clauses.
void describe_satisfying(Archive& archive, std::string_view kind, std::size_t clauses,
                         SatisfyingAnswer& answer);

// The lines `s` and `v` of a SAT solver as an answer; nothing if the text does not begin as those
// do. O(size + variables).
std::optional<Result<SatisfyingAnswer>> read_solver_answer(const Text& text,
                                                           std::uint32_t variables);

// `verified` if refute(assignment) finds nothing, or if it is shown that the clauses of cnf() have
// no solution (refusal.h); an undecided answer is `claimed`. `clauses` is the number of the
// problem's own clauses.
CheckReport check_satisfying(
    const SatisfyingAnswer& answer, std::size_t clauses,
    const std::function<std::optional<std::string>(const Assignment&)>& refute,
    const std::function<Cnf()>& cnf, const Limits& limits, const Recourse& recourse);

}  // namespace hardboard::formulas
