#include "methods/capture/solve_lazily.h"

#include <algorithm>
#include <fmt/format.h>
#include <memory>
#include <utility>
#include <variant>

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

}  // namespace

class LazySearch::Loop {
public:
  Loop(LazyProblem problem, const SatOptions& options)
      : problem_(std::move(problem)),
        options_(options),
        watch_(options.limits, "handing the formula to the SAT solver"),
        solver_(std::make_unique<sat::Solver>()),
        clauses_(problem_.formula.clauses()) {
    if (options.expects_models) solver_->expect_models();
  }

  // The answer need not wait for the freeing of all clauses.
  ~Loop() {
    if (solver_) solver_->abandon();
  }
  Loop(const Loop&) = delete;
  Loop& operator=(const Loop&) = delete;

  Answer<Location> advance(const Effort& effort) {
    Answer<Location> answer;
    if (!is_loaded_) is_loaded_ = load();
    const std::uint64_t first = round_;
    const std::uint64_t conflicts_before = is_loaded_ ? solver_->conflicts() : 0;
    for (;; ++round_) {
      const std::string progress =
          fmt::format("SAT: round {}, {}", round_, counted(lemmas_.size(), "lemma"));
      const bool has_effort = is_loaded_ && may_go_on() && round_ - first < effort.rounds &&
                              limit_conflicts(effort, conflicts_before);
      answer.verdict = has_effort
                           ? solver_->solve(options_.limits, problem_.guess.assumed, progress)
                           : Verdict::unknown;
      if (answer.verdict == Verdict::solvable) {
        Refinement next = refine();
        if (!next.moves.empty() || (next.lemmas.empty() && !watch_.was_reached())) {
          answer.moves = std::move(next.moves);
          return answer;
        }
        add(std::move(next.lemmas));
        refusals_in_a_row_ = 0;
        continue;
      }
      if (answer.verdict == Verdict::unsolvable) {
        if (give_up_some_assumptions()) continue;
        answer.proof = SatRefusal{{}, clauses_, lemmas_.size()};
        return answer;
      }
      answer.remark =
          fmt::format("{}{} of SAT, {}", out_of_memory_ ? "the memory ended after " : "",
                      counted(round_, "round"), counted(lemmas_.size(), "lemma"));
      return answer;
    }
  }

  void guess(Guess guess) {
    problem_.guess = std::move(guess);
    refusals_in_a_row_ = 0;
    if (is_loaded_) prefer();
  }

  void add(std::span<const Literal> clause) {
    solver_->add(clause);
    count(clause.size());
  }

  bool ran_out_of_memory() const { return out_of_memory_; }

  void prove(Answer<Location>& refused) {
    if (options_.proof_file.empty()) return;
    solver_.reset();  // makes room for the solver that writes the proof
    const ProofHead head{options_.puzzle_line, problem_.model, options_.pieces_left};
    refused.remark =
        write_proof(options_.proof_file, head, problem_.formula, lemmas_, options_.limits);
    if (refused.remark.empty()) std::get<SatRefusal>(refused.proof).file = options_.proof_file;
  }

private:
  bool load() {
    const std::string progress = "making room in the SAT solver";
    if (!solver_->reserve(problem_.formula.variables(), options_.limits, progress)) return false;
    for (std::size_t i = 0; i < clauses_; ++i) {
      const std::span<const Literal> clause = problem_.formula.clause(i);
      // Adding a clause takes about a microsecond.
      if (watch_.reached(50 + 10 * clause.size())) return false;
      solver_->add(clause);
    }
    prefer();
    // After this, only a proof needs the formula.
    if (options_.proof_file.empty()) problem_.formula = {};
    return true;
  }

  void prefer() {
    for (const Literal literal : problem_.guess.preferred) solver_->prefer(literal);
  }

  // Limits the next round to the conflicts that the rounds before it left; false if they left none.
  bool limit_conflicts(const Effort& effort, std::uint64_t conflicts_before) {
    if (!effort.conflicts) return true;
    const std::uint64_t spent = solver_->conflicts() - conflicts_before;
    if (spent >= *effort.conflicts) return false;
    solver_->limit_conflicts(static_cast<std::uint32_t>(*effort.conflicts - spent));
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
      count(lemma.clause.size() + lemma.places.size());
      lemmas_.push_back(std::move(lemma));
    }
  }

  void count(std::size_t literals) {
    lemma_literals_ += literals;
    out_of_memory_ = lemma_literals_ > options_.limits.memory_bytes / bytes_per_lemma_literal;
  }

  // Drops about half of the assumptions that the refusal used; false if it used none. Where many
  // refusals come in a row, the guess is wrong in whole regions: then the neighbours of these
  // assumptions in the list, which speak of the same places or of places nearby, go as well, more
  // of them each time.
  bool give_up_some_assumptions() {
    constexpr std::size_t patience = 50, refusals_for_a_neighbour = 4;
    std::vector<Literal>& assumed = problem_.guess.assumed;
    std::vector<std::size_t> used;
    for (std::size_t i = 0; i < assumed.size(); ++i)
      if (solver_->failed(assumed[i])) used.push_back(i);
    if (used.empty()) return false;
    const std::size_t around =
        (std::max(++refusals_in_a_row_, patience) - patience) / refusals_for_a_neighbour;
    const std::size_t victim = used[random_.below(used.size())];
    std::vector<Literal> kept;
    auto next = assumed.begin();  // the first that is neither kept nor dropped yet
    for (const std::size_t i : used) {
      if (i != victim && random_.below(2) != 0) continue;
      kept.insert(kept.end(), next, std::max(next, assumed.begin() + (i - std::min(i, around))));
      next = assumed.begin() + std::min(i + around + 1, assumed.size());
    }
    kept.insert(kept.end(), next, assumed.end());
    assumed = std::move(kept);
    return true;
  }

  LazyProblem problem_;
  SatOptions options_;
  Watch watch_;
  std::unique_ptr<sat::Solver> solver_;
  std::size_t clauses_;
  bool is_loaded_ = false;
  std::uint64_t round_ = 1;
  std::vector<Lemma> lemmas_;
  std::size_t lemma_literals_ = 0;  // and those of clauses that were added
  bool out_of_memory_ = false;
  std::size_t refusals_in_a_row_ = 0;  // since the last model, or the last guess
  Random random_{1};
};

LazySearch::LazySearch(LazyProblem problem, const SatOptions& options)
    : loop_(std::make_unique<Loop>(std::move(problem), options)) {
  promise(options.proof_file.empty() || !options.puzzle_line.empty(),
          "a proof names the puzzle that it refuses");
}
LazySearch::~LazySearch() = default;

Answer<Location> LazySearch::advance(const Effort& effort) {
  return loop_->advance(effort);
}

void LazySearch::guess(Guess guess) {
  loop_->guess(std::move(guess));
}

void LazySearch::add(std::span<const Literal> clause) {
  loop_->add(clause);
}

bool LazySearch::ran_out_of_memory() const {
  return loop_->ran_out_of_memory();
}

void LazySearch::prove(Answer<Location>& refused) {
  loop_->prove(refused);
}

}  // namespace hardboard::capture
