#include "methods/integer_programme/by_cbc.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "base/time_slice.h"
#include "engines/mip/lp.h"
#include "engines/mip/mip.h"
#include "methods/integer_programme/least.h"
#include "problems/integer_programme/check.h"

namespace hardboard::integer_programme {
namespace {

double end_of(std::int64_t bound) {
  if (bound == infinity) return mip::infinity;
  return bound == minus_infinity ? -mip::infinity : static_cast<double>(bound);
}

mip::Model model_of(const Puzzle& puzzle, bool with_costs) {
  mip::Model model;
  for (const Row& row : puzzle.rows) model.add_row(end_of(row.least), end_of(row.most));
  std::vector<mip::Entry> entries;
  for (std::size_t j = 0; j < puzzle.columns.size(); ++j) {
    const Column& column = puzzle.columns[j];
    entries.clear();
    for (const Entry& entry : puzzle.entries_of(j))
      entries.push_back({static_cast<int>(entry.row), static_cast<double>(entry.value)});
    const double cost = with_costs ? static_cast<double>(column.cost) : 0;
    model.add_column(end_of(column.least), end_of(column.most), cost, true, entries);
  }
  return model;
}

// The remark why CBC can't begin; "" if it can.
std::string why_not(const Puzzle& puzzle, const Limits& limits) {
  if (!mip::available()) return "this program was built without CBC";
  if (mip::can_begin(puzzle.columns.size(), limits)) return "";
  return limits.reached() ? limits.words() : "the programme does not fit the memory";
}

// The verdict of an outcome, with its values or the reason why they are none.
Answer answer_of(const Puzzle& puzzle, const mip::Outcome& outcome) {
  Answer answer;
  if (!outcome.values.empty() ||
      (puzzle.columns.empty() && outcome.status == mip::Status::optimal)) {
    if (const auto broken = fault(puzzle, outcome.values)) {
      answer.remark = "the values of CBC are not right: " + *broken;
      return answer;
    }
    answer.verdict = Verdict::solvable;
    answer.values = outcome.values;
  } else if (outcome.status == mip::Status::infeasible) {
    answer.verdict = Verdict::unsolvable;
    answer.remark = "CBC says so, in floating point";
  }
  return answer;
}

// The least whole number that the objective can be by CBC's word; 0 where that word is nonsense, a
// bound beyond the solution.
Sum bound_of(const Puzzle& puzzle, const mip::Outcome& outcome) {
  const Sum objective = objective_of(puzzle, outcome.values);
  if (outcome.status == mip::Status::optimal) return objective;
  constexpr double slack = 1e-6, most = static_cast<double>(most_number);
  const double least = std::ceil(std::clamp(outcome.bound - slack, -most, most));
  const Sum bound = static_cast<Sum>(least) + puzzle.constant;
  return bound > objective ? 0 : bound;
}

constexpr double without_deadline = 3600;  // seconds

mip::Outcome least_outcome(const mip::Model& model, const Solution& found, const Limits& limits) {
  constexpr double share_of_time = 0.9, least_seconds = 0.1;  // CBC seldom looks at its clock
  mip::Options options;
  options.start = found;
  options.is_exact = true;
  options.on_the_clock = true;
  options.seconds = without_deadline;
  if (limits.deadline) {
    const std::chrono::duration<double> left = *limits.deadline - Clock::now();
    options.seconds = std::max(share_of_time * left.count(), least_seconds);
  }
  mip::Outcome outcome = mip::solve(model, options, limits);
  if (outcome.status != mip::Status::unknown || limits.reached()) return outcome;
  // Without preprocessing an assertion of CBC fails now and then. With preprocessing, CBC's word
  // that there is nothing better counts for little.
  options.is_exact = false;
  outcome = mip::solve(model, options, limits);
  outcome.bound = -mip::infinity;
  if (outcome.status == mip::Status::optimal) outcome.status = mip::Status::feasible;
  return outcome;
}

}  // namespace

Answer solve_by_cbc(const Puzzle& puzzle, const Limits& limits) {
  Answer answer;
  answer.remark = why_not(puzzle, limits);
  if (!answer.remark.empty()) return answer;
  mip::Options options;
  options.seconds = limits.deadline ? 1e6 : without_deadline;
  options.find_one = true;
  return answer_of(puzzle, mip::solve(model_of(puzzle, false), options, limits));
}

Answer least_by_cbc(const Puzzle& puzzle, const Solution& found, const Limits& limits) {
  Answer start;
  start.values = found;
  if (found.empty()) {
    start = solve_by_cbc(puzzle, share_of_time(limits, 0.25));
    if (start.verdict == Verdict::unsolvable) return start;
  }
  if (std::string why = why_not(puzzle, limits); !why.empty()) {
    start.remark = std::move(why);
  } else {
    const mip::Outcome outcome = least_outcome(model_of(puzzle, true), start.values, limits);
    Answer answer = answer_of(puzzle, outcome);
    if (answer.verdict == Verdict::solvable)
      return answer_of_least(puzzle, std::move(answer.values), bound_of(puzzle, outcome));
    if (start.values.empty()) return answer;
  }
  return start.values.empty() ? start : answer_of_least(puzzle, std::move(start.values), 0);
}

}  // namespace hardboard::integer_programme
