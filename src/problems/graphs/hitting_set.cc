#include "problems/graphs/hitting_set.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "problems/formulas/clause_proof.h"
#include "problems/formulas/counter.h"

namespace hardboard::graphs {
namespace {

using formulas::Cnf;
using formulas::Literal;

constexpr std::uint64_t most_counted = 20'000'000;  // variables of counters
constexpr std::uint64_t most_looks = 20'000'000;    // of a check
constexpr std::uint32_t most_depth = 10'000;        // of choices upon choices

Literal literal_of(std::uint32_t candidate) {
  return static_cast<Literal>(candidate) + 1;
}

// The members of each class.
std::vector<std::vector<Literal>> members_of(const HittingSet& problem) {
  std::vector<std::vector<Literal>> members(problem.most);
  for (std::uint32_t c = 0; c < problem.candidates; ++c)
    members[problem.classes[c]].push_back(literal_of(c));
  return members;
}

// All choices, in depth: a row without a chosen candidate needs one of its candidates.
class Choices {
public:
  Choices(const HittingSet& problem, std::uint64_t most_work, const Limits& limits)
      : problem_(problem),
        limits_(limits),
        left_(most_work),
        is_chosen_(problem.candidates, 0),
        has_class_(problem.classes.empty() ? 0 : problem.most, 0) {}

  std::optional<bool> run() {
    const bool is_found = find(0, problem_.most);
    if (is_over_) return std::nullopt;
    return is_found;
  }

private:
  // Whether a choice exists that contains what is chosen now and `most` candidates more; the rows
  // before number `row` have a chosen one.
  bool find(std::uint32_t row, std::uint32_t most) {
    for (; row < problem_.rows.vertices(); ++row)
      if (!is_hit(row)) break;
    if (is_over_) return false;
    if (row == problem_.rows.vertices()) return true;
    if (most == 0) return false;
    for (const std::uint32_t candidate : problem_.rows.row(row)) {
      std::uint8_t* const of_class =
          has_class_.empty() ? nullptr : &has_class_[problem_.classes[candidate]];
      if (of_class != nullptr && std::exchange(*of_class, 1) != 0) continue;
      is_chosen_[candidate] = 1;
      const bool is_found = find(row + 1, most - 1);
      is_chosen_[candidate] = 0;
      if (of_class != nullptr) *of_class = 0;
      if (is_found || is_over_) return is_found;
    }
    return false;
  }

  bool is_hit(std::uint32_t row) {
    for (const std::uint32_t candidate : problem_.rows.row(row)) {
      if (left_ == 0 || (--left_ % 65536 == 0 && limits_.reached())) is_over_ = true;
      if (is_chosen_[candidate] != 0 || is_over_) return !is_over_;
    }
    return false;
  }

  const HittingSet& problem_;
  const Limits& limits_;
  std::uint64_t left_;
  bool is_over_ = false;
  std::vector<std::uint8_t> is_chosen_, has_class_;
};

}  // namespace

std::optional<Cnf> clauses_of(const HittingSet& problem) {
  const bool has_classes = !problem.classes.empty();
  if (has_classes && problem.most > problem.candidates) return std::nullopt;
  const std::uint64_t counted =
      has_classes ? problem.candidates : formulas::counter_size(problem.candidates, problem.most);
  if (counted > most_counted) return std::nullopt;
  Cnf cnf;
  cnf.variables = problem.candidates;
  std::vector<Literal> clause;
  for (std::uint32_t row = 0; row < problem.rows.vertices(); ++row) {
    clause.clear();
    for (const std::uint32_t candidate : problem.rows.row(row))
      clause.push_back(literal_of(candidate));
    cnf.add(clause);
  }
  if (has_classes) {
    for (const std::vector<Literal>& members : members_of(problem)) {
      cnf.add(members);
      formulas::add_at_most(cnf, members, 1);
    }
  } else {
    clause.resize(problem.candidates);
    std::iota(clause.begin(), clause.end(), 1);
    formulas::add_at_most(cnf, clause, problem.most);
  }
  return cnf;
}

std::optional<bool> can_be_hit(const HittingSet& problem, std::uint64_t most_work,
                               const Limits& limits) {
  // Each class that the rows leave open takes any of its members: more chosen ones do no harm.
  if (!problem.classes.empty()) {
    if (problem.most > problem.candidates) return false;
    for (const std::vector<Literal>& members : members_of(problem))
      if (members.empty()) return false;
  }
  if (std::min(problem.most, problem.rows.vertices()) > most_depth) return std::nullopt;
  return Choices(problem, most_work, limits).run();
}

void check_no_choice(const HittingSet& problem, const std::string& words, const Limits& limits,
                     const Recourse& recourse, Findings& findings) {
  const std::string otherwise = "nobody has checked that " + words;
  if (recourse.proofs != nullptr) {
    const std::optional<Cnf> cnf = clauses_of(problem);
    if (cnf && formulas::check_proof(*cnf, otherwise, limits, recourse, findings)) return;
  }
  const std::optional<bool> can =
      recourse.may_search ? can_be_hit(problem, most_looks, limits) : std::nullopt;
  if (!can && recourse.may_search)
    findings.claimed.push_back(otherwise + ": without a proof there are too many choices to try");
  else if (!can)
    findings.claimed.push_back(otherwise);
  else if (*can)
    findings.wrong = "it is not true that " + words;
  else
    findings.checked.push_back(words + ": all choices have been tried");
}

}  // namespace hardboard::graphs
