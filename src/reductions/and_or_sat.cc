#include "reductions/and_or_sat.h"

#include <cstdint>
#include <fmt/format.h>

#include "reductions/two_plus_one.h"

namespace hardboard {
namespace {

using and_or_sat::Clause;
using formulas::Literal;

std::size_t empty_clauses(const formulas::Cnf& cnf) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < cnf.size(); ++i) count += cnf.clause(i).empty() ? 1 : 0;
  return count;
}

}  // namespace

Result<TwoPlusOneToAndOr::I> TwoPlusOneToAndOr::forward(const From::Puzzle& from, const Limits&) {
  const formulas::Cnf& cnf = from.cnf;
  if (auto why = why_not_two_plus_one(cnf)) return error_in_words(*std::move(why));
  I image;
  image.puzzle.variables = 3 * cnf.variables;
  std::vector<bool> is_met(cnf.variables);  // a positive occurrence
  for (std::size_t i = 0; i < cnf.size(); ++i) {
    Clause& clause = image.puzzle.clauses.emplace_back();
    for (const Literal literal : cnf.clause(i)) {
      const std::uint32_t v = formulas::variable_of(literal) - 1;
      const auto first = static_cast<Literal>(3 * v + 1);
      clause.literals[clause.size++] = literal < 0 ? first + 2 : is_met[v] ? first + 1 : first;
      is_met[v] = is_met[v] || literal > 0;
    }
    if (clause.size > 0) continue;
    const auto other = static_cast<Literal>(++image.puzzle.variables);
    clause = {{other}, 1, false};
    image.puzzle.clauses.push_back({{-other}, 1, false});
  }
  for (std::uint32_t v = 0; v < cnf.variables; ++v) {
    const auto first = static_cast<Literal>(3 * v + 1);
    image.puzzle.clauses.push_back({{-first, -(first + 1), -(first + 2)}, 3, true});
  }
  return image;
}

bool TwoPlusOneToAndOr::keeps_law(const From::Puzzle& from, const To::Puzzle& to) {
  const std::size_t empty = empty_clauses(from.cnf);
  return to.variables == std::size_t{3} * from.cnf.variables + empty &&
         to.clauses.size() == from.cnf.size() + from.cnf.variables + empty &&
         !why_not_once_each(to);
}

TwoPlusOneToAndOr::To::Answer TwoPlusOneToAndOr::witness(const From::Puzzle& from, const I&,
                                                         const From::Answer& solution) {
  To::Answer answer;
  answer.verdict = Verdict::solvable;
  for (std::uint32_t v = 0; v < from.cnf.variables; ++v) {
    const bool is_true = solution.assignment[v] > 0;
    const auto first = static_cast<Literal>(3 * v + 1);
    for (const Literal positive : {first, first + 1})
      answer.assignment.push_back(is_true ? positive : -positive);
    answer.assignment.push_back(is_true ? -(first + 2) : first + 2);
  }
  return answer;
}

Result<TwoPlusOneToAndOr::From::Answer> TwoPlusOneToAndOr::recover(const From::Puzzle& from,
                                                                   const I&,
                                                                   const To::Answer& answer) {
  From::Answer recovered;
  recovered.verdict = Verdict::solvable;
  for (std::uint32_t v = 0; v < from.cnf.variables; ++v) {
    const bool negative_is_true = answer.assignment[std::size_t{3} * v + 2] > 0;
    const auto literal = static_cast<Literal>(v + 1);
    recovered.assignment.push_back(negative_is_true ? -literal : literal);
  }
  return recovered;
}

std::vector<Part> TwoPlusOneToAndOr::parts(const From::Puzzle& from, const I&) {
  std::vector<Part> parts;
  for (std::uint32_t v = 0; v < from.cnf.variables; ++v)
    parts.push_back({fmt::format("variable {}", v + 1), {}, {3 * v + 1, 3 * v + 2, 3 * v + 3}});
  return parts;
}

}  // namespace hardboard
