#include "reductions/three_sat_to_and_or.h"

#include <array>
#include <cstdint>
#include <fmt/format.h>
#include <utility>

namespace hardboard {
namespace {

using and_or_sat::Clause;
using formulas::Literal;
using formulas::variable_of;

// The copies of a variable, positive and negative, and what chains have made of them.
using Copies = std::array<std::vector<Literal>, 2>;

std::vector<Copies> copies_of(const formulas::Cnf& cnf) {
  std::vector<Copies> copies(cnf.variables);
  for (std::size_t i = 0; i < cnf.literals.size(); ++i)
    copies[variable_of(cnf.literals[i]) - 1][cnf.literals[i] < 0 ? 1 : 0].push_back(
        static_cast<Literal>(i + 1));
  return copies;
}

std::size_t empty_clauses(const formulas::Cnf& cnf) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < cnf.size(); ++i) count += cnf.clause(i).empty() ? 1 : 0;
  return count;
}

class Builder {
public:
  explicit Builder(const formulas::Cnf& cnf) {
    image_.puzzle.variables = static_cast<std::uint32_t>(cnf.literals.size());
    Literal copy = 0;
    for (std::size_t i = 0; i < cnf.size(); ++i) {
      Clause& clause = image_.puzzle.clauses.emplace_back();
      for (std::size_t k = 0; k < cnf.clause(i).size(); ++k)
        clause.literals[clause.size++] = ++copy;
    }
    for (std::size_t i = 0; i < cnf.size(); ++i) {
      if (!cnf.clause(i).empty()) continue;
      const Literal w = new_variable();
      image_.puzzle.clauses[i] = {{w}, 1, false};
      add({{-w}, 1, false});
    }
  }

  void keep_apart(Copies copies) {
    auto& [most, fewest] = copies;
    if (most.size() < fewest.size()) std::swap(most, fewest);
    if (most.empty()) return;
    if (fewest.empty()) {
      const Literal last = joined(most, 1).front(), w = new_variable();
      return add({{w, -w, -last}, 3, false});
    }
    const Literal other = joined(fewest, 1).front();
    const std::vector<Literal> own = joined(most, 2);
    if (own.size() == 2)
      add({{-own[0], -own[1], -other}, 3, true});
    else
      add({{-own[0], -other}, 2, false});
  }

  ThreeSatToAndOr::I image() && { return std::move(image_); }

private:
  Literal new_variable() { return static_cast<Literal>(++image_.puzzle.variables); }
  void add(const Clause& clause) { image_.puzzle.clauses.push_back(clause); }

  // A chain that leaves at most so many variables, which hold if one of these does.
  std::vector<Literal> joined(const std::vector<Literal>& copies, std::size_t most) {
    std::vector<Literal> rest(copies.rbegin(), copies.rend());
    while (rest.size() > most) {
      const Literal a = rest.back(), b = rest[rest.size() - 2], made = new_variable();
      rest.pop_back();
      rest.back() = made;
      add({{-a, -b, made}, 3, true});
      image_.trace.joints.push_back({a, b, made});
    }
    return rest;
  }

  ThreeSatToAndOr::I image_;
};

}  // namespace

Result<ThreeSatToAndOr::I> ThreeSatToAndOr::forward(const From::Puzzle& from, const Limits&) {
  for (std::size_t i = 0; i < from.cnf.size(); ++i)
    if (from.cnf.clause(i).size() > 3)
      return error_in_words(
          fmt::format("clause {} has {} literals, more than 3", i + 1, from.cnf.clause(i).size()));
  Builder builder(from.cnf);
  for (Copies& copies : copies_of(from.cnf)) builder.keep_apart(std::move(copies));
  return std::move(builder).image();
}

bool ThreeSatToAndOr::keeps_law(const From::Puzzle& from, const To::Puzzle& to) {
  const std::size_t literals = from.cnf.literals.size(), empty = empty_clauses(from.cnf);
  return to.variables <= 2 * literals + empty &&
         to.clauses.size() <= from.cnf.size() + literals + empty && !why_not_once_each(to);
}

ThreeSatToAndOr::To::Answer ThreeSatToAndOr::witness(const From::Puzzle& from, const I& image,
                                                     const From::Answer& solution) {
  std::vector<bool> holds(image.puzzle.variables + 1, true);
  for (std::size_t i = 0; i < from.cnf.literals.size(); ++i)
    holds[i + 1] = formulas::is_true(solution.assignment, from.cnf.literals[i]);
  const auto at = [](Literal variable) { return static_cast<std::size_t>(variable); };
  for (const Joint& joint : image.trace.joints)
    holds[at(joint.made)] = holds[at(joint.a)] || holds[at(joint.b)];
  To::Answer answer;
  answer.verdict = Verdict::solvable;
  for (Literal v = 1; v <= static_cast<Literal>(image.puzzle.variables); ++v)
    answer.assignment.push_back(holds[at(v)] ? v : -v);
  return answer;
}

Result<ThreeSatToAndOr::From::Answer> ThreeSatToAndOr::recover(const From::Puzzle& from, const I&,
                                                               const To::Answer& answer) {
  From::Answer recovered;
  recovered.verdict = Verdict::solvable;
  for (Literal v = 1; v <= static_cast<Literal>(from.cnf.variables); ++v)
    recovered.assignment.push_back(-v);
  for (std::size_t i = 0; i < from.cnf.literals.size(); ++i)
    if (const Literal literal = from.cnf.literals[i]; literal > 0 && answer.assignment[i] > 0)
      recovered.assignment[variable_of(literal) - 1] = literal;
  return recovered;
}

std::vector<Part> ThreeSatToAndOr::parts(const From::Puzzle& from, const I&) {
  std::vector<Part> parts;
  const std::vector<Copies> copies = copies_of(from.cnf);
  for (std::size_t v = 0; v < copies.size(); ++v)
    for (const bool negative : {false, true}) {
      const std::vector<Literal>& own = copies[v][negative ? 1 : 0];
      if (!own.empty())
        parts.push_back({fmt::format("variable {} {}", v + 1, negative ? "negative" : "positive"),
                         {},
                         {own.begin(), own.end()}});
    }
  return parts;
}

}  // namespace hardboard
