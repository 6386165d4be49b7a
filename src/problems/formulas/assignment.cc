#include "problems/formulas/assignment.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <utility>
#include <vector>

#include "base/scanner.h"

namespace hardboard::formulas {

void describe_assignment(Archive& archive, const AnswerHead& head, Assignment& assignment) {
  const bool is_solved = head.verdict == Verdict::solvable;
  if (!archive.enter("assignment", is_solved, is_solved)) return;
  archive.list(assignment, [&](Literal& literal) {
    std::int64_t wide = literal;
    archive.leaf(wide, -std::int64_t{most_variables}, most_variables);
    literal = static_cast<Literal>(wide);
  });
  const auto by_variable = [](Literal a, Literal b) { return variable_of(a) < variable_of(b); };
  if (archive.reads() && !std::is_sorted(assignment.begin(), assignment.end(), by_variable))
    std::stable_sort(assignment.begin(), assignment.end(), by_variable);
}

namespace {

constexpr std::array<std::pair<std::string_view, Verdict>, 3> words_of_minisat = {
    {{"SAT", Verdict::solvable}, {"UNSAT", Verdict::unsolvable}, {"INDET", Verdict::unknown}}};

const std::pair<std::string_view, Verdict>* word_of_minisat(std::string_view word) {
  for (const auto& row : words_of_minisat)
    if (word == row.first) return &row;
  return nullptr;
}

class LineReader {
public:
  LineReader(const Text& text, std::uint32_t variables)
      : in_(text), variables_(variables), values_(std::size_t{variables} + 1) {}

  Result<SolverLines> read() {
    if (!in_.check_encoding()) return in_.error();
    while (in_.next_raw_line())
      if (const std::string_view word = in_.next_word(); !word.empty() && !line(word))
        return in_.error();
    if (!end()) return in_.error();
    return take();
  }

private:
  bool line(std::string_view word) {
    if (is_of_minisat_) return values(word);
    if (word.front() == 'c') return true;
    if (word == "s") return in_.once(word, verdict_place_) && verdict();
    if (word == "v") return values(in_.next_word());
    if (const auto* row = word_of_minisat(word); row != nullptr && verdict_place_.line == 0) {
      is_of_minisat_ = true;
      verdict_ = row->second;
      return in_.once(word, verdict_place_) && in_.expect_line_end();
    }
    return in_.fail_expected("a line `c`, `s` or `v`", word);
  }

  bool verdict() {
    const std::string_view word = in_.next_word();
    if (word == "SATISFIABLE") {
      verdict_ = Verdict::solvable;
    } else if (word == "UNSATISFIABLE") {
      verdict_ = Verdict::unsolvable;
    } else if (word != "UNKNOWN") {
      return in_.fail_expected("`SATISFIABLE`, `UNSATISFIABLE` or `UNKNOWN`", word);
    }
    return in_.expect_line_end();
  }

  bool values(std::string_view word) {
    for (; !word.empty(); word = in_.next_word()) {
      std::int64_t number = 0;
      if (has_ended_) return in_.fail(word, "the values have ended with 0 before");
      if (!in_.to_integer(word, "a literal", -std::int64_t{variables_}, variables_, number))
        return false;
      if (number == 0) {
        has_ended_ = true;
        continue;
      }
      Literal& value = values_[variable_of(static_cast<Literal>(number))];
      if (value != 0 && value != number)
        return in_.fail(word, fmt::format("variable {} has two values", variable_of(value)));
      value = static_cast<Literal>(number);
    }
    return true;
  }

  bool end() {
    const bool is_solved = verdict_ == Verdict::solvable;
    if (verdict_place_.line == 0) return in_.fail(in_.here(), "expected a line `s`");
    if (is_solved && !has_ended_) return in_.fail(in_.here(), "expected the 0 of the values");
    return is_solved || !has_ended_ || in_.fail(in_.here(), "values without `s SATISFIABLE`");
  }

  SolverLines take() {
    if (verdict_ != Verdict::solvable) return {verdict_, {}};
    for (std::uint32_t v = 1; v <= variables_; ++v)
      if (values_[v] == 0) values_[v] = -static_cast<Literal>(v);
    values_.erase(values_.begin());
    return {verdict_, std::move(values_)};
  }

  Scanner in_;
  std::uint32_t variables_;
  std::vector<Literal> values_;  // the true literal of each variable; 0: not known
  Verdict verdict_ = Verdict::unknown;
  Place verdict_place_;
  bool has_ended_ = false;
  bool is_of_minisat_ = false;
};

}  // namespace

bool looks_like_solver_lines(std::string_view content) {
  const std::string_view word = first_word(content);
  return word == "c" || word == "s" || word == "v" || word_of_minisat(word) != nullptr;
}

Result<SolverLines> read_solver_lines(const Text& text, std::uint32_t variables) {
  return LineReader(text, variables).read();
}

std::optional<std::string> refute_assignment(std::uint32_t variables,
                                             const Assignment& assignment) {
  const auto none = [](std::size_t v) { return fmt::format("variable {} has no value", v); };
  for (std::size_t i = 0; i < assignment.size(); ++i) {
    const std::size_t variable = variable_of(assignment[i]);
    if (variable == 0 || variable > variables)
      return fmt::format("the assignment names variable {}, and there are {}", variable, variables);
    if (variable <= i) return fmt::format("variable {} is assigned twice", variable);
    if (variable > i + 1) return none(i + 1);
  }
  if (assignment.size() < variables) return none(assignment.size() + 1);
  return std::nullopt;
}

std::optional<std::string> refute(const Cnf& cnf, const Assignment& assignment) {
  if (auto fault = refute_assignment(cnf.variables, assignment)) return fault;
  for (std::size_t i = 0; i < cnf.size(); ++i) {
    const auto clause = cnf.clause(i);
    if (std::none_of(clause.begin(), clause.end(),
                     [&](Literal literal) { return is_true(assignment, literal); }))
      return fmt::format("clause {} has no true literal: {} 0", i + 1, fmt::join(clause, " "));
  }
  return std::nullopt;
}

}  // namespace hardboard::formulas
