#include "methods/capture/solve_sat.h"

#include <fmt/format.h>

#include "engines/sat/solver.h"
#include "methods/capture/exit_lemmas.h"
#include "methods/capture/exit_model.h"

namespace hardboard::capture {
namespace {

using sat::Formula;
using sat::Lemma;
using sat::Literal;

void load(const Formula& formula, sat::Solver& solver) {
  for (std::size_t i = 0; i < formula.clauses(); ++i) solver.add(formula.clause(i));
}

template <class Model>
Answer<Location> solve(const Model& model, const SatOptions& options) {
  Answer<Location> answer;
  sat::Solver solver;
  load(model.formula, solver);
  std::vector<Lemma> lemmas;
  for (std::uint32_t round = 1;; ++round) {
    answer.verdict = solver.solve(options.limits);
    if (getenv("SATV"))
      fmt::print("round {} {} lemmas {}\n", round, (int)answer.verdict, lemmas.size());
    if (answer.verdict != Verdict::solvable) break;
    Refinement next = refine(model, [&](Literal literal) { return solver.value(literal); });
    if (next.lemmas.empty()) {
      answer.moves = std::move(next.moves);
      return answer;
    }
    for (Lemma& lemma : next.lemmas) {
      solver.add(lemma.clause);
      lemmas.push_back(std::move(lemma));
    }
  }
  return answer;
}

}  // namespace

Answer<Location> solve_by_exits(const Arena& arena, const SatOptions& options) {
  const std::span<const Location> roots = options.proof_file.empty() && options.pieces_left == 1
                                              ? options.roots
                                              : std::span<const Location>();
  const std::optional<ExitModel> model = exit_model(arena, roots, options.pieces_left);
  if (!model) {
    Answer<Location> answer;
    answer.remark = "the formula would be too large";
    return answer;
  }
  return solve(*model, options);
}

}  // namespace hardboard::capture
