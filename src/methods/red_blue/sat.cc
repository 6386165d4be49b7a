#include "methods/red_blue/sat.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <vector>

#include "base/watch.h"
#include "engines/sat/cnf_proof.h"
#include "engines/sat/count.h"
#include "engines/sat/solver.h"
#include "methods/red_blue/greedy.h"
#include "methods/red_blue/least_k.h"
#include "methods/remark.h"
#include "problems/red_blue/check.h"
#include "problems/red_blue/dominators.h"

namespace hardboard::red_blue {
namespace {

using sat::Literal;

constexpr std::size_t bytes_of_count = 100;  // of a variable of the counter with its clauses

// The solver with a clause for each blue. Red r is variable r.
class Model {
public:
  Model(const Puzzle& puzzle, const Limits& limits)
      : puzzle_(puzzle),
        limits_(limits),
        watch_(limits, "clauses"),
        fresh_(static_cast<Literal>(puzzle.reds) + 1) {
    const graphs::Rows reds = dominators(puzzle);
    std::vector<Literal> clause;
    for (std::uint32_t blue = 0; blue < puzzle.blues && !watch_.reached(); ++blue) {
      clause.clear();
      for (const std::uint32_t red : reds.row(blue))
        clause.push_back(static_cast<Literal>(red) + 1);
      solver_.add(clause);
    }
  }

  // Literal j allows more than j reds. Nothing if the memory or the limits do not suffice.
  std::optional<std::vector<Literal>> count(std::uint32_t most) {
    most = std::min(most, puzzle_.reds);
    const std::uint64_t cells = std::uint64_t{most} * puzzle_.reds;
    if (cells > std::min<std::uint64_t>(limits_.memory_bytes / bytes_of_count, INT32_MAX / 2))
      return std::nullopt;
    std::vector<Literal> reds;
    for (std::uint32_t red = 1; red <= puzzle_.reds; ++red)
      reds.push_back(static_cast<Literal>(red));
    std::vector<Literal> counter = sat::add_counter(solver_, reds, most, fresh_, watch_);
    if (watch_.was_reached()) return std::nullopt;
    return counter;
  }

  // Exactly one red of each class.
  void add_classes() {
    std::vector<std::vector<Literal>> classes(puzzle_.k);
    for (std::uint32_t red = 1; red <= puzzle_.reds; ++red)
      classes[puzzle_.classes[red - 1] - 1].push_back(static_cast<Literal>(red));
    for (const std::vector<Literal>& members : classes) {
      solver_.add(members);
      if (members.size() < 2) continue;
      const std::vector<Literal> counter = sat::add_counter(solver_, members, 2, fresh_, watch_);
      if (!watch_.was_reached()) solver_.add(std::array{-counter[1]});
    }
  }

  void add(Literal literal) { solver_.add(std::array{literal}); }

  // Nothing more may be asked after `unknown`.
  Verdict solve(std::span<const Literal> assumptions = {}) {
    if (watch_.was_reached()) return Verdict::unknown;
    const Verdict verdict = solver_.solve(limits_, assumptions, "SAT");
    if (verdict == Verdict::unknown) solver_.abandon();
    return verdict;
  }
  std::vector<std::uint32_t> reds() const {
    std::vector<std::uint32_t> chosen;
    for (std::uint32_t red = 1; red <= puzzle_.reds; ++red)
      if (solver_.value(static_cast<Literal>(red))) chosen.push_back(red);
    return chosen;
  }

private:
  const Puzzle& puzzle_;
  const Limits& limits_;
  Watch watch_;
  sat::Solver solver_;
  Literal fresh_;  // the next variable without a meaning
};

Answer without_memory() {
  Answer answer;
  answer.remark = "a counter up to k does not fit into the limits";
  return answer;
}

// Adds the proof that `most` reds do not dominate to the file, if one is named.
std::string add_proof(const Puzzle& puzzle, std::uint32_t most, const SolveOptions& options) {
  if (options.proof_file.empty()) return "";
  const std::optional<formulas::Cnf> cnf = graphs::clauses_of(hitting_set(puzzle, most));
  if (!cnf) return fmt::format("no proof in {}: its clauses would be too many", options.proof_file);
  return sat::write_proof(options.proof_file, *cnf, options.limits);
}

Answer refusal(const Puzzle& puzzle, const SolveOptions& options) {
  Answer answer;
  answer.verdict = Verdict::unsolvable;
  answer.remark = add_proof(puzzle, puzzle.k, options);
  return answer;
}

}  // namespace

Answer solve_by_sat(const Puzzle& puzzle, const SolveOptions& options) {
  Answer answer;
  if (puzzle.is_colourful() && puzzle.k > puzzle.reds) {
    answer.verdict = Verdict::unsolvable;  // the check sees that at once
    return answer;
  }
  Model model(puzzle, options.limits);
  if (puzzle.is_colourful()) {
    model.add_classes();
  } else if (puzzle.k < puzzle.reds) {
    const auto counter = model.count(puzzle.k + 1);
    if (!counter) return without_memory();
    model.add(-(*counter)[puzzle.k]);
  }
  answer.verdict = model.solve();
  if (answer.verdict == Verdict::unsolvable) return refusal(puzzle, options);
  if (answer.verdict == Verdict::solvable) answer.reds = model.reds();
  return answer;
}

Answer fewest_by_sat(const Puzzle& puzzle, const SolveOptions& options) {
  const Limits& limits = options.limits;
  Puzzle all = puzzle;
  all.k = puzzle.reds;
  std::vector<std::uint32_t> best = greedy_reds(puzzle, limits);
  if (fault_of(all, best)) return limits.reached() ? Answer() : refusal(puzzle, options);
  Model model(puzzle, limits);
  const auto counter = model.count(static_cast<std::uint32_t>(best.size()));
  if (!counter) return without_memory();
  std::uint64_t bound = best.empty() ? 0 : 1;
  while (bound < best.size()) {
    const Verdict verdict = model.solve(std::array{-(*counter)[best.size() - 1]});
    if (verdict == Verdict::solvable) best = model.reds();
    if (verdict == Verdict::unsolvable) bound = best.size();
    if (verdict == Verdict::unknown) break;
  }
  Answer answer;
  if (best.size() > puzzle.k) {
    if (bound > puzzle.k) answer = refusal(puzzle, options);
    add_remark(answer.remark, least_k(best.size(), bound));
    return answer;
  }
  answer.verdict = Verdict::solvable;
  answer.reds = best;
  answer.minimum = Minimum{std::string(minimum_words[0]), best.size(), bound};
  if (bound > 0) answer.remark = add_proof(puzzle, static_cast<std::uint32_t>(bound - 1), options);
  return answer;
}

}  // namespace hardboard::red_blue
