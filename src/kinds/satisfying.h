// The features that kinds share whose instances turn into clauses over the same variables: the
// methods of satisfiability, and the list of all solutions.
#pragma once

#include <array>
#include <functional>
#include <span>
#include <string>
#include <utility>

#include "kinds/row.h"
#include "methods/satisfiability/search.h"
#include "methods/satisfiability/solve.h"
#include "problems/formulas/satisfying.h"

namespace hardboard::formulas {

// The methods on an instance whose `clauses` are a satisfiability problem.
template <class Instance>
std::span<const Method<Instance, SatisfyingAnswer>> satisfying_methods() {
  using Row = Method<Instance, SatisfyingAnswer>;
  static const std::array rows = {
      Row{.name = "sat",
          .summary = "the SAT solver CaDiCaL",
          .proves = Proves::in_file,
          .decide = {.run =
                         [](Instance& instance, const SolveOptions& options) {
                           return satisfiability::solve_by_sat(instance.clauses, options);
                         }}},
      Row{.name = "search",
          .summary = "one variable after the other, for at most 40 variables",
          .proves = Proves::never,
          .decide = {[](Instance& instance, const SolveOptions&) {
                       return satisfiability::search_why_not(instance.clauses);
                     },
                     [](Instance& instance, const SolveOptions& options) {
                       return satisfiability::solve_by_search(instance.clauses, options);
                     }}}};
  return rows;
}

// Visits each satisfying assignment as an answer: by plain search for few variables, else by the
// SAT solver. False if `visit` or a limit ended the visits.
inline bool each_satisfying(const Cnf& cnf, const Limits& limits,
                            const std::function<bool(SatisfyingAnswer)>& visit) {
  constexpr std::uint32_t most_searched = 16;
  const auto found = [&](const Assignment& assignment) {
    SatisfyingAnswer answer;
    answer.verdict = Verdict::solvable;
    answer.assignment = assignment;
    return visit(std::move(answer));
  };
  return cnf.variables <= most_searched
             ? satisfiability::each_assignment(cnf, limits, found)
             : satisfiability::each_assignment_by_sat(cnf, limits, found);
}

// The namespace of the kind has to_cnf(puzzle).
template <class Traits>
struct SatisfyingFeatures {
  using Puzzle = typename Traits::Puzzle;

  struct Instance {
    Instance(const Puzzle& puzzle, const Limits&) : clauses{to_cnf(puzzle)} {}
    satisfiability::Puzzle clauses;
  };

  static std::span<const Method<Instance, SatisfyingAnswer>> methods() {
    return satisfying_methods<Instance>();
  }
  static bool each_solution(const Puzzle& puzzle, const Limits& limits,
                            const std::function<bool(SatisfyingAnswer)>& visit) {
    return each_satisfying(to_cnf(puzzle), limits, visit);
  }
};

}  // namespace hardboard::formulas
