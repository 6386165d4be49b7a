#include "methods/capture/solve_lazily.h"

#include <algorithm>
#include <cassert>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fmt/format.h>
#include <fstream>
#include <memory>
#include <utility>

#include "base/counted.h"
#include "base/random.h"
#include "engines/sat/solver.h"

namespace hardboard::capture {
namespace {

using sat::Lemma;
using sat::Literal;

void load(const sat::Formula& formula, sat::Solver& solver) {
  for (std::size_t i = 0; i < formula.clauses(); ++i) solver.add(formula.clause(i));
}

// A lemma that its model satisfies would bring the same model again, for ever.
[[maybe_unused]] bool denies(const Lemma& lemma, const sat::Solver& solver) {
  return std::none_of(lemma.clause.begin(), lemma.clause.end(),
                      [&](Literal literal) { return solver.value(literal); });
}

// Gives up about half of the assumptions that a refusal used; false if it used none.
bool give_up_some(std::vector<Literal>& assumed, const sat::Solver& solver, Random& random) {
  std::vector<Literal> used;
  for (const Literal literal : assumed)
    if (solver.failed(literal)) used.push_back(literal);
  if (used.empty()) return false;
  const Literal victim = used[random.below(used.size())];
  std::erase_if(assumed, [&](Literal literal) {
    return literal == victim || (solver.failed(literal) && random.below(2) == 0);
  });
  return true;
}

// Refutes formula and lemmas once more from scratch, so that all premises come before the first
// step of the DRAT text, and writes everything. Returns what went wrong, or an empty string.
std::string write_proof(const LazyProblem& problem, std::span<const Lemma> lemmas,
                        const SatOptions& options) {
  const auto complaint = [&] {
    return fmt::format("{}: {}", options.proof_file, std::strerror(errno));
  };
  // The head as a stream, for it may be long; then the solver's own writing behind it.
  std::ofstream head(options.proof_file);
  if (!head) return complaint();
  sat::write_refusal(head, problem.model, problem.places, problem.formula, lemmas);
  head.close();
  if (!head) return complaint();
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(
      std::fopen(options.proof_file.c_str(), "a"), std::fclose);
  if (!file) return complaint();
  {
    sat::Solver solver(file.get());
    load(problem.formula, solver);
    for (const Lemma& lemma : lemmas) solver.add(lemma.clause);
    if (solver.solve(options.limits) != Verdict::unsolvable)
      return fmt::format("{}: no time left to write the proof", options.proof_file);
  }
  if (std::fflush(file.get()) != 0 || std::ferror(file.get()) != 0) return complaint();
  return {};
}

}  // namespace

Answer<Location> solve_lazily(const LazyProblem& problem, const SatOptions& options) {
  Answer<Location> answer;
  sat::Solver solver;
  load(problem.formula, solver);
  for (const Literal literal : problem.guess.preferred) solver.prefer(literal);
  std::vector<Literal> assumed = problem.guess.assumed;
  std::vector<Lemma> lemmas;
  Random random(1);
  for (std::uint64_t round = 1;; ++round) {
    answer.verdict =
        options.limits.reached() ? Verdict::unknown : solver.solve(options.limits, assumed);
    if (answer.verdict == Verdict::unknown) {
      answer.remark = fmt::format("limit reached after {} and {}", counted(round, "round"),
                                  counted(lemmas.size(), "lemma"));
      return answer;
    }
    if (answer.verdict == Verdict::unsolvable) {
      if (give_up_some(assumed, solver, random)) continue;
      break;
    }
    Refinement next = problem.refine([&](Literal literal) { return solver.value(literal); });
    if (next.lemmas.empty()) {
      answer.moves = std::move(next.moves);
      return answer;
    }
    assert(std::all_of(next.lemmas.begin(), next.lemmas.end(),
                       [&](const Lemma& lemma) { return denies(lemma, solver); }));
    for (Lemma& lemma : next.lemmas) {
      solver.add(lemma.clause);
      lemmas.push_back(std::move(lemma));
    }
    if (options.limits.progress)
      options.limits.progress(fmt::format("round {}, {}", round, counted(lemmas.size(), "lemma")));
  }

  SatRefusal refusal{{}, problem.formula.clauses(), lemmas.size()};
  if (!options.proof_file.empty()) {
    answer.remark = write_proof(problem, lemmas, options);
    if (answer.remark.empty()) refusal.file = options.proof_file;
  }
  answer.proof = std::move(refusal);
  return answer;
}

}  // namespace hardboard::capture
