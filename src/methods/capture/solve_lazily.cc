#include "methods/capture/solve_lazily.h"

#include <algorithm>
#include <fmt/format.h>
#include <memory>
#include <utility>

#include "base/contract.h"
#include "base/counted.h"
#include "base/random.h"
#include "engines/sat/solver.h"
#include "methods/capture/sat_proof.h"

namespace hardboard::capture {
namespace {

using sat::Lemma;
using sat::Literal;

// The literals of lemmas may fill the memory; a literal counts with its copy in the solver.
constexpr std::size_t bytes_per_lemma_literal = 20;

class LazySolver {
public:
  LazySolver(LazyProblem problem, const SatOptions& options)
      : problem_(std::move(problem)),
        options_(options),
        watch_(options.limits, "handing the formula to the SAT solver"),
        solver_(std::make_unique<sat::Solver>()),
        clauses_(problem_.formula.clauses()) {}

  Answer<Location> run() {
    Answer<Location> answer = search();
    if (solver_) solver_->abandon();  // the answer need not wait for the freeing of all clauses
    return answer;
  }

private:
  Answer<Location> search() {
    Answer<Location> answer;
    const bool is_loaded = load();
    for (std::uint64_t round = 1;; ++round) {
      const std::string progress =
          fmt::format("SAT: round {}, {}", round, counted(lemmas_.size(), "lemma"));
      if (options_.effort.conflicts) solver_->limit_conflicts(*options_.effort.conflicts);
      answer.verdict = is_loaded && may_go_on() && round <= options_.effort.rounds
                           ? solver_->solve(options_.limits, problem_.guess.assumed, progress)
                           : Verdict::unknown;
      if (answer.verdict == Verdict::solvable) {
        Refinement next = refine();
        if (!next.moves.empty() || (next.lemmas.empty() && !watch_.was_reached())) {
          answer.moves = std::move(next.moves);
          return answer;
        }
        add(std::move(next.lemmas));
        continue;
      }
      if (answer.verdict == Verdict::unsolvable) {
        if (give_up_some_assumptions()) continue;
        answer.proof = proof(answer.remark);
        return answer;
      }
      answer.remark =
          fmt::format("{}{} of SAT, {}", out_of_memory_ ? "the memory ended after " : "",
                      counted(round, "round"), counted(lemmas_.size(), "lemma"));
      return answer;
    }
  }

  bool load() {
    const std::string progress = "making room in the SAT solver";
    if (!solver_->reserve(problem_.formula.variables(), options_.limits, progress)) return false;
    for (std::size_t i = 0; i < clauses_; ++i) {
      const std::span<const Literal> clause = problem_.formula.clause(i);
      // Adding a clause takes about a microsecond.
      if (watch_.reached(50 + 10 * clause.size())) return false;
      solver_->add(clause);
    }
    for (const Literal literal : problem_.guess.preferred) solver_->prefer(literal);
    // After this, only a proof needs the formula.
    if (options_.proof_file.empty()) problem_.formula = {};
    return true;
  }

  bool may_go_on() const {
    return !out_of_memory_ && !watch_.was_reached() && !options_.limits.reached();
  }

  Refinement refine() {
    watch_.enter("checking a model of the formula");
    return problem_.refine([&](Literal literal) { return solver_->value(literal); }, watch_);
  }

  void add(std::vector<Lemma> lemmas) {
    for (const Lemma& lemma : lemmas) {
      const bool denies_model =
          std::none_of(lemma.clause.begin(), lemma.clause.end(),
                       [&](Literal literal) { return solver_->value(literal); });
      promise(denies_model, "a lemma denies its model, which would come again for ever");
    }
    for (Lemma& lemma : lemmas) {
      solver_->add(lemma.clause);
      lemma_literals_ += lemma.clause.size() + lemma.places.size();
      lemmas_.push_back(std::move(lemma));
    }
    out_of_memory_ = lemma_literals_ > options_.limits.memory_bytes / bytes_per_lemma_literal;
  }

  // Drops about half of the assumptions that the refusal used; false if it used none.
  bool give_up_some_assumptions() {
    std::vector<Literal>& assumed = problem_.guess.assumed;
    std::vector<Literal> used;
    for (const Literal literal : assumed)
      if (solver_->failed(literal)) used.push_back(literal);
    if (used.empty()) return false;
    const Literal victim = used[random_.below(used.size())];
    std::erase_if(assumed, [&](Literal literal) {
      return literal == victim || (solver_->failed(literal) && random_.below(2) == 0);
    });
    return true;
  }

  SatRefusal proof(std::string& remark) {
    SatRefusal refusal{{}, clauses_, lemmas_.size()};
    if (options_.proof_file.empty()) return refusal;
    solver_.reset();  // makes room for the solver that writes the proof
    const ProofHead head{options_.puzzle_line, problem_.model, options_.pieces_left};
    remark = write_proof(options_.proof_file, head, problem_.formula, lemmas_, options_.limits);
    if (remark.empty()) refusal.file = options_.proof_file;
    return refusal;
  }

  LazyProblem problem_;
  const SatOptions& options_;
  Watch watch_;
  std::unique_ptr<sat::Solver> solver_;
  std::size_t clauses_;
  std::vector<Lemma> lemmas_;
  std::size_t lemma_literals_ = 0;
  bool out_of_memory_ = false;
  Random random_{1};
};

}  // namespace

Answer<Location> solve_lazily(LazyProblem problem, const SatOptions& options) {
  promise(options.proof_file.empty() || !options.puzzle_line.empty(),
          "a proof names the puzzle that it refuses");
  return LazySolver(std::move(problem), options).run();
}

}  // namespace hardboard::capture
