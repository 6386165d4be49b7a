#include "methods/integer_programme/by_cbc.h"

#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "engines/mip/lp.h"
#include "engines/mip/mip.h"
#include "problems/integer_programme/check.h"

namespace hardboard::integer_programme {
namespace {

double bound_of(std::int64_t bound) {
  if (bound == infinity) return mip::infinity;
  return bound == minus_infinity ? -mip::infinity : static_cast<double>(bound);
}

mip::Model model_of(const Puzzle& puzzle, bool with_costs) {
  mip::Model model;
  for (const Row& row : puzzle.rows) model.add_row(bound_of(row.least), bound_of(row.most));
  std::vector<mip::Entry> entries;
  for (std::size_t j = 0; j < puzzle.columns.size(); ++j) {
    const Column& column = puzzle.columns[j];
    entries.clear();
    for (const Entry& entry : puzzle.entries_of(j))
      entries.push_back({static_cast<int>(entry.row), static_cast<double>(entry.value)});
    const double cost = with_costs ? static_cast<double>(column.cost) : 0;
    model.add_column(bound_of(column.least), bound_of(column.most), cost, true, entries);
  }
  return model;
}

}  // namespace

Answer solve_by_cbc(const Puzzle& puzzle, bool minimize, const Limits& limits) {
  Answer answer;
  if (!mip::available()) {
    answer.remark = "this program was built without CBC";
    return answer;
  }
  if (!mip::can_begin(puzzle.columns.size(), limits)) {
    if (!limits.reached()) answer.remark = "the programme does not fit the memory";
    return answer;
  }
  mip::Options options;
  options.seconds = limits.deadline ? 1e6 : 3600;
  options.find_one = !minimize;
  mip::Outcome outcome = mip::solve(model_of(puzzle, minimize), options, limits);
  if (!outcome.values.empty() ||
      (puzzle.columns.empty() && outcome.status == mip::Status::optimal)) {
    if (const auto broken = fault(puzzle, outcome.values)) {
      answer.remark = "the values of CBC are not right: " + *broken;
      return answer;
    }
    answer.verdict = Verdict::solvable;
    answer.values = std::move(outcome.values);
    if (!minimize) return answer;
    const auto value = static_cast<std::uint64_t>(objective_of(puzzle, answer.values));
    answer.minimum = {std::string(minimum_words[0]), value,
                      outcome.status == mip::Status::optimal ? value : 0};
  } else if (outcome.status == mip::Status::infeasible) {
    answer.verdict = Verdict::unsolvable;
    answer.remark = "CBC says so, in floating point";
  }
  return answer;
}

}  // namespace hardboard::integer_programme
