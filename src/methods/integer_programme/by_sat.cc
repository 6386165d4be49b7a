#include "methods/integer_programme/by_sat.h"

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "base/watch.h"
#include "engines/sat/at_most.h"
#include "engines/sat/solver.h"
#include "methods/integer_programme/least.h"
#include "problems/integer_programme/bits.h"
#include "problems/integer_programme/by_row.h"

namespace hardboard::integer_programme {
namespace {

using sat::Literal;
using sat::Weight;
using sat::Weighted;

// In the solver and in the diagrams, as measured with programmes of a million nodes.
constexpr std::size_t bytes_of_node = 500, bytes_of_entry = 100;

// The solver with the clauses of a programme. A variable is its least value and the sum of the
// weights of its true bits.
class Model {
public:
  Model(const Puzzle& puzzle, SatEffort effort, const Limits& limits)
      : puzzle_(puzzle),
        limits_(limits),
        watch_(limits, "clauses"),
        most_nodes_(std::min<std::uint64_t>(limits.memory_bytes / bytes_of_node, effort.nodes)) {}

  // The remark why the clauses can't be made; then no call may follow. "" if they are made.
  std::string build() {
    std::uint64_t entries = 0;
    for (std::uint32_t j = 0; j < puzzle_.columns.size(); ++j) {
      const Column& column = puzzle_.columns[j];
      if (column.least == minus_infinity || column.most == infinity)
        return "variable " + column.name + " has no bounds";
      if (column.least > column.most) solver_.add({});
      add_weights(column.most - column.least, weights_);
      ends_.push_back(weights_.size());
      entries += puzzle_.entries_of(j).size() * (ends_[j] - begin_of(j));
      if (entries * bytes_of_entry > limits_.memory_bytes || watch_.reached(16)) return given_up();
    }
    if (weights_.size() > most_nodes_ ||
        !solver_.reserve(static_cast<std::uint32_t>(weights_.size()), limits_))
      return given_up();
    fresh_ = static_cast<Literal>(weights_.size()) + 1;
    const TermsByRow terms(puzzle_);
    for (std::size_t i = 0; i < puzzle_.rows.size(); ++i) {
      const Row& row = puzzle_.rows[i];
      const bool fits =
          (row.most == infinity || add_bound(terms.of(i), row.most, 1)) &&
          (row.least == minus_infinity || add_bound(terms.of(i), -Weight{row.least}, -1));
      if (!fits) return given_up();
    }
    return "";
  }

  // The objective must be at most `most` in further calls of solve(). The remark as for build().
  std::string bound_objective(Sum most) {
    std::vector<Term> terms;
    for (std::uint32_t j = 0; j < puzzle_.columns.size(); ++j)
      if (puzzle_.columns[j].cost != 0) terms.push_back({j, puzzle_.columns[j].cost});
    return add_bound(terms, most - puzzle_.constant, 1) ? "" : given_up();
  }

  // Unknown at the limits, and after so many conflicts; then no call may follow.
  Verdict solve(std::uint32_t most_conflicts) {
    solver_.limit_conflicts(most_conflicts);
    const Verdict verdict = solver_.solve(limits_, {}, "SAT");
    if (verdict == Verdict::unknown) solver_.abandon();
    return verdict;
  }

  Solution values() const {
    Solution values;
    for (std::uint32_t j = 0; j < puzzle_.columns.size(); ++j) {
      std::int64_t value = puzzle_.columns[j].least;
      for (std::size_t bit = begin_of(j); bit < ends_[j]; ++bit)
        if (solver_.value(literal_of(bit))) value += weights_[bit];
      values.push_back(value);
    }
    return values;
  }

private:
  std::string given_up() {
    solver_.abandon();
    return limits_.reached() ? limits_.words() : "the clauses do not fit the memory";
  }

  std::size_t begin_of(std::uint32_t column) const { return column == 0 ? 0 : ends_[column - 1]; }
  static Literal literal_of(std::size_t bit) { return static_cast<Literal>(bit) + 1; }

  // The sum of the terms, times `sign`, is at most `most`. A term below 0 is the same as its size
  // where the bit is false, and as much less on the right side.
  bool add_bound(std::span<const Term> terms, Weight most, int sign) {
    std::vector<Weighted> weighted;
    for (const auto& [column, factor] : terms) {
      const Weight signed_factor = Weight{factor} * sign;
      most -= signed_factor * puzzle_.columns[column].least;
      for (std::size_t bit = begin_of(column); bit < ends_[column]; ++bit) {
        const Weight weight = signed_factor * weights_[bit];
        if (weight < 0) most -= weight;
        weighted.push_back(weight < 0 ? Weighted{-literal_of(bit), -weight}
                                      : Weighted{literal_of(bit), weight});
      }
    }
    return sat::add_at_most(solver_, std::move(weighted), most, fresh_, most_nodes_, watch_);
  }

  const Puzzle& puzzle_;
  const Limits& limits_;
  Watch watch_;
  std::uint64_t most_nodes_;
  sat::Solver solver_;
  std::vector<std::int64_t> weights_;  // of all bits, column by column
  std::vector<std::size_t> ends_;      // the bits of column j end before number ends_[j]
  Literal fresh_ = 1;
};

// A verdict of the solver, with a remark where the verdict alone does not tell all.
Answer answer_of(Verdict verdict, const Limits& limits) {
  Answer answer;
  answer.verdict = verdict;
  if (verdict == Verdict::unsolvable) answer.remark = "the SAT solver says so";
  if (verdict == Verdict::unknown)
    answer.remark = limits.reached() ? limits.words() : "too many conflicts";
  return answer;
}

}  // namespace

Answer solve_by_sat(const Puzzle& puzzle, SatEffort effort, const Limits& limits) {
  Model model(puzzle, effort, limits);
  Answer answer;
  answer.remark = model.build();
  if (!answer.remark.empty()) return answer;
  answer = answer_of(model.solve(effort.conflicts), limits);
  if (answer.verdict == Verdict::solvable) answer.values = model.values();
  return answer;
}

Answer least_by_sat(const Puzzle& puzzle, const Solution& found, SatEffort effort,
                    const Limits& limits) {
  std::optional<Solution> best;
  if (!found.empty()) best = found;
  Model model(puzzle, effort, limits);
  Answer answer;
  answer.remark = model.build();
  Verdict verdict = Verdict::unknown;
  while (answer.remark.empty()) {
    if (best) answer.remark = model.bound_objective(objective_of(puzzle, *best) - 1);
    if (!answer.remark.empty()) break;
    verdict = model.solve(best ? effort.better : effort.conflicts);
    if (verdict != Verdict::solvable) break;
    best = model.values();
  }
  if (!best) return answer.remark.empty() ? answer_of(verdict, limits) : answer;
  const Sum least = verdict == Verdict::unsolvable ? objective_of(puzzle, *best) : 0;
  return answer_of_least(puzzle, *std::move(best), least);
}

}  // namespace hardboard::integer_programme
