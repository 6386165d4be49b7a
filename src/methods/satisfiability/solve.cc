#include "methods/satisfiability/solve.h"

#include <fmt/format.h>
#include <utility>

#include "engines/sat/cnf_proof.h"
#include "engines/sat/decide.h"
#include "methods/satisfiability/search.h"

namespace hardboard::satisfiability {
namespace {

constexpr std::uint32_t most_searched = 40;

}  // namespace

Answer solve_by_sat(const Puzzle& puzzle, const SolveOptions& options) {
  sat::Decision decision = sat::decide(puzzle.cnf, options.limits);
  Answer answer;
  answer.verdict = decision.verdict;
  answer.assignment = std::move(decision.assignment);
  answer.remark = decision.remark;
  if (answer.verdict == Verdict::unsolvable && !options.proof_file.empty())
    answer.remark = sat::write_proof(options.proof_file, puzzle.cnf, options.limits);
  return answer;
}

std::string search_why_not(const Puzzle& puzzle) {
  if (puzzle.cnf.variables <= most_searched) return "";
  return fmt::format("{} variables, more than {}", puzzle.cnf.variables, most_searched);
}

Answer solve_by_search(const Puzzle& puzzle, const SolveOptions& options) {
  Answer answer;
  std::uint64_t positions = 0;
  const bool has_ended = each_assignment(
      puzzle.cnf, options.limits,
      [&](const formulas::Assignment& assignment) {
        answer.verdict = Verdict::solvable;
        answer.assignment = assignment;
        return false;
      },
      &positions);
  if (has_ended) {
    answer.verdict = Verdict::unsolvable;
    answer.proof = Exhausted{positions};
  } else if (answer.verdict == Verdict::unknown) {
    answer.remark = options.limits.words();
  }
  return answer;
}

}  // namespace hardboard::satisfiability
