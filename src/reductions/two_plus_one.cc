#include "reductions/two_plus_one.h"

#include <array>
#include <cstdint>
#include <fmt/format.h>
#include <utility>

namespace hardboard {

using formulas::Cnf;
using formulas::Literal;
using formulas::variable_of;

namespace {

constexpr std::size_t most_width = 3;

std::optional<std::string> why_too_wide(const Cnf& cnf) {
  for (std::size_t i = 0; i < cnf.size(); ++i)
    if (cnf.clause(i).size() > most_width)
      return fmt::format("clause {} has {} literals, more than {}", i + 1, cnf.clause(i).size(),
                         most_width);
  return std::nullopt;
}

}  // namespace

std::optional<std::string> why_not_two_plus_one(const Cnf& cnf) {
  if (auto why = why_too_wide(cnf)) return why;
  std::vector<std::array<std::uint32_t, 2>> count(cnf.variables);  // positive, negative
  for (const Literal literal : cnf.literals) ++count[variable_of(literal) - 1][literal < 0];
  for (std::uint32_t v = 1; v <= cnf.variables; ++v) {
    const auto& [positive, negative] = count[v - 1];
    if (positive != 2 || negative != 1)
      return fmt::format("variable {} occurs {} times positive and {} negative, not 2 and 1", v,
                         positive, negative);
  }
  return std::nullopt;
}

Result<SatToTwoPlusOne::I> SatToTwoPlusOne::forward(const From::Puzzle& from, const Limits&) {
  if (auto why = why_too_wide(from.cnf)) return error_in_words(*std::move(why));
  const std::vector<Literal>& literals = from.cnf.literals;
  I image;
  Cnf& cnf = image.puzzle.cnf;
  cnf.variables = static_cast<std::uint32_t>(literals.size());
  // Each occurrence becomes a positive literal of a copy of its own.
  image.trace.copy_of = literals;
  cnf.ends = from.cnf.ends;
  std::vector<Literal> last(from.cnf.variables), first(from.cnf.variables);  // copies, 0 for none
  for (std::size_t i = 0; i < literals.size(); ++i)
    cnf.literals.push_back(static_cast<Literal>(i + 1));
  // The variable as a literal of its copy.
  const auto as_variable = [&](Literal copy) {
    return literals[static_cast<std::size_t>(copy) - 1] > 0 ? copy : -copy;
  };
  for (std::size_t i = 0; i < literals.size(); ++i) {
    const std::uint32_t v = variable_of(literals[i]) - 1;
    const auto copy = static_cast<Literal>(i + 1);
    if (last[v] == 0)
      first[v] = copy;
    else
      cnf.add(std::array{as_variable(last[v]), -as_variable(copy)});
    last[v] = copy;
  }
  for (std::uint32_t v = 0; v < from.cnf.variables; ++v)
    if (last[v] != 0) cnf.add(std::array{as_variable(last[v]), -as_variable(first[v])});
  return image;
}

bool SatToTwoPlusOne::keeps_law(const From::Puzzle& from, const To::Puzzle& to) {
  return to.cnf.variables == from.cnf.literals.size() &&
         to.cnf.size() == from.cnf.size() + from.cnf.literals.size() &&
         !why_not_two_plus_one(to.cnf);
}

SatToTwoPlusOne::To::Answer SatToTwoPlusOne::witness(const From::Puzzle&, const I& image,
                                                     const From::Answer& solution) {
  To::Answer answer;
  answer.verdict = Verdict::solvable;
  for (std::size_t i = 0; i < image.trace.copy_of.size(); ++i) {
    const auto copy = static_cast<Literal>(i + 1);
    answer.assignment.push_back(
        formulas::is_true(solution.assignment, image.trace.copy_of[i]) ? copy : -copy);
  }
  return answer;
}

Result<SatToTwoPlusOne::From::Answer> SatToTwoPlusOne::recover(const From::Puzzle& from,
                                                               const I& image,
                                                               const To::Answer& answer) {
  From::Answer recovered;
  recovered.verdict = Verdict::solvable;
  for (std::uint32_t v = 1; v <= from.cnf.variables; ++v)
    recovered.assignment.push_back(-static_cast<Literal>(v));
  std::vector<bool> is_set(from.cnf.variables);
  for (std::size_t i = 0; i < image.trace.copy_of.size(); ++i) {
    const bool copy_is_true = answer.assignment[i] > 0;
    const Literal equal = copy_is_true ? image.trace.copy_of[i] : -image.trace.copy_of[i];
    const std::uint32_t v = variable_of(equal) - 1;
    if (is_set[v] && recovered.assignment[v] != equal)
      return error_in_words(fmt::format("the copies of variable {} differ", v + 1));
    is_set[v] = true;
    recovered.assignment[v] = equal;
  }
  return recovered;
}

std::vector<Part> SatToTwoPlusOne::parts(const From::Puzzle& from, const I& image) {
  std::vector<std::vector<std::uint32_t>> copies(from.cnf.variables);
  for (std::size_t i = 0; i < image.trace.copy_of.size(); ++i)
    copies[variable_of(image.trace.copy_of[i]) - 1].push_back(static_cast<std::uint32_t>(i + 1));
  std::vector<Part> parts;
  for (std::size_t v = 0; v < copies.size(); ++v)
    if (!copies[v].empty())
      parts.push_back({fmt::format("variable {}", v + 1), {}, std::move(copies[v])});
  return parts;
}

}  // namespace hardboard
