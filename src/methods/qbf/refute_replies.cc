#include "methods/qbf/refute_replies.h"

#include <cstdio>
#include <span>
#include <sstream>
#include <string>
#include <unistd.h>
#include <utility>
#include <vector>

#include "base/watch.h"
#include "engines/sat/solver.h"
#include "engines/sat/trim.h"
#include "problems/qbf/replies.h"

namespace hardboard::qbf {
namespace {

// All of a file that another owner may still have open.
std::string content_of(int file) {
  std::string content;
  std::vector<char> block(1 << 16);
  for (ssize_t got = 0;
       (got = pread(file, block.data(), block.size(), static_cast<off_t>(content.size()))) > 0;)
    content.append(block.data(), static_cast<std::size_t>(got));
  return content;
}

// The solver's DRAT text; nothing if the clauses were not refuted.
std::optional<std::string> drat_of(std::span<const std::span<const sat::Literal>> clauses,
                                   const Limits& limits) {
  sat::File trace(std::tmpfile(), std::fclose);
  if (trace == nullptr) return std::nullopt;
  const int copy = dup(fileno(trace.get()));
  if (copy < 0) return std::nullopt;
  sat::Solver solver(std::move(trace));
  for (const std::span<const sat::Literal> clause : clauses) solver.add(clause);
  const bool is_refuted =
      solver.solve(limits, {}, "refuting the replies to the strategy") == Verdict::unsolvable &&
      solver.flush_trace();
  solver.abandon();
  std::optional<std::string> drat;
  if (is_refuted) drat = content_of(copy);
  close(copy);
  return drat;
}

}  // namespace

std::optional<formulas::Refutation> refute_replies(const Puzzle& puzzle, bool is_true,
                                                   const formulas::Aig& strategy,
                                                   const Limits& limits) {
  const formulas::Cnf cnf = replies_to(puzzle, is_true, strategy);
  std::vector<std::span<const sat::Literal>> clauses;
  for (std::size_t i = 0; i < cnf.size(); ++i) clauses.push_back(cnf.clause(i));
  const std::optional<std::string> drat = drat_of(clauses, limits);
  if (!drat) return std::nullopt;
  std::istringstream text(*drat);
  Watch watch(limits, "trimming the refutation of replies");
  auto steps = sat::trim(clauses, cnf.variables, text, watch);
  if (!steps) return std::nullopt;
  // Premises keep their numbers, the other steps are counted behind them.
  formulas::Refutation refutation;
  std::vector<std::uint32_t> numbers;
  for (sat::RefutationStep& step : *steps) {
    if (step.from.empty()) {
      numbers.push_back(step.premise);
      continue;
    }
    for (std::uint32_t& from : step.from) from = numbers[from];
    numbers.push_back(static_cast<std::uint32_t>(cnf.size() + refutation.steps.size()));
    refutation.steps.push_back({std::move(step.clause), std::move(step.from)});
  }
  // An empty clause of the formula itself.
  if (refutation.steps.empty() || !refutation.steps.back().clause.empty())
    refutation.steps.push_back({{}, {numbers.back()}});
  return refutation;
}

}  // namespace hardboard::qbf
