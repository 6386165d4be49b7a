// The row of satisfiability.
#include <fmt/format.h>
#include <set>
#include <string>

#include "base/counted.h"
#include "draw/formula.h"
#include "kinds/row.h"
#include "kinds/satisfiability_parts.h"
#include "kinds/satisfying.h"
#include "methods/satisfiability/core.h"
#include "methods/small_formulas.h"
#include "problems/satisfiability/traits.h"

namespace hardboard {
namespace {

using satisfiability::Answer;
using satisfiability::Puzzle;

struct SatInstance {
  SatInstance(const Puzzle& puzzle, const Limits&) : clauses(puzzle) {}
  const Puzzle& clauses;
};
using SatMethod = Method<SatInstance, Answer>;

std::string size_of(const Puzzle& puzzle) {
  return fmt::format("{} over {}", counted(puzzle.cnf.size(), "clause"),
                     counted(puzzle.cnf.variables, "variable"));
}

}  // namespace

template <>
struct Features<satisfiability::Traits> {
  using Instance = SatInstance;

  static std::span<const SatMethod> methods() { return formulas::satisfying_methods<Instance>(); }
  static const Generator& generator() { return satisfiability_generator(); }

  static Explanation explain(const Puzzle& puzzle, const Limits& limits) {
    std::set<std::size_t> widths;
    for (std::size_t i = 0; i < puzzle.cnf.size(); ++i) widths.insert(puzzle.cnf.clause(i).size());
    const std::size_t widest = widths.empty() ? 0 : *widths.rbegin();
    Explanation explanation;
    explanation.facts.push_back(
        {"instance", fmt::format("Satisfiability of {}.", size_of(puzzle))});
    explanation.facts.push_back(
        {"class", widest <= 2
                      ? "Class: clauses of at most two literals: polynomial (Aspvall et al. 1979)."
                      : fmt::format("Class: clauses of up to {} literals: NP-complete (Cook 1971).",
                                    widest)});
    Instance instance(puzzle, limits);
    explanation.methods = which_apply(methods(), instance, {limits});
    return explanation;
  }
  static draw::Picture picture(const Puzzle& puzzle, const Answer& answer) {
    return draw::formula_picture(puzzle.cnf, {}, answer.assignment,
                                 "Satisfiability: " + size_of(puzzle),
                                 satisfiability::write(puzzle));
  }
  static std::string text_picture(const Puzzle& puzzle, const Answer& answer) {
    return size_of(puzzle) + "\n" + draw::clause_lines(puzzle.cnf, answer.assignment);
  }

  static bool all_up_to(unsigned size, const std::function<bool(Puzzle)>& visit) {
    return each_small_formula(size, [&](const formulas::Cnf& cnf) { return visit(Puzzle{cnf}); });
  }
  static bool each_solution(const Puzzle& puzzle, const Limits& limits,
                            const std::function<bool(Answer)>& visit) {
    return formulas::each_satisfying(puzzle.cnf, limits, visit);
  }
  static std::optional<RefusedCore> core(const Puzzle& puzzle, const Limits& limits) {
    std::optional<satisfiability::Core> core = satisfiability::core_of(puzzle.cnf, limits);
    if (!core) return std::nullopt;
    for (std::uint32_t& clause : core->clauses) ++clause;
    return RefusedCore{std::move(core->clauses), core->is_minimal};
  }
};

template const Kind& kind_row<satisfiability::Traits>();

}  // namespace hardboard
