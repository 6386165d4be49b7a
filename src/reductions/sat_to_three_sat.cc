#include "reductions/sat_to_three_sat.h"

#include <fmt/format.h>

namespace hardboard {

using formulas::Cnf;
using formulas::Literal;
namespace {

// How many new variables a clause needs.
std::uint32_t links_of(std::size_t literals) {
  return literals > 3 ? static_cast<std::uint32_t>(literals - 3) : 0;
}

}  // namespace

Result<Image<SatToThreeSat>> SatToThreeSat::forward(const From::Puzzle& formula, const Limits&) {
  const Cnf& from = formula.cnf;
  std::uint64_t variables = from.variables;
  for (std::size_t i = 0; i < from.size(); ++i) variables += links_of(from.clause(i).size());
  if (variables > formulas::most_variables)
    return error_in_words(fmt::format("the clauses would have {} variables, more than {}",
                                      variables, formulas::most_variables));
  Image<SatToThreeSat> image;
  Cnf& to = image.puzzle.cnf;
  to.variables = from.variables;
  std::vector<Literal> part;
  for (std::size_t i = 0; i < from.size(); ++i) {
    const auto clause = from.clause(i);
    image.trace.first_link.push_back(to.variables + 1);
    std::size_t at = 0;
    part.clear();
    for (std::uint32_t links = links_of(clause.size()); links > 0; --links) {
      while (part.size() < 2) part.push_back(clause[at++]);
      const auto link = static_cast<Literal>(++to.variables);
      part.push_back(link);
      to.add(part);
      part.assign({-link});
    }
    part.insert(part.end(), clause.begin() + static_cast<std::ptrdiff_t>(at), clause.end());
    to.add(part);
  }
  return image;
}

bool SatToThreeSat::keeps_law(const From::Puzzle& formula, const To::Puzzle& puzzle) {
  std::size_t links = 0;
  for (std::size_t i = 0; i < formula.cnf.size(); ++i)
    links += links_of(formula.cnf.clause(i).size());
  return puzzle.cnf.size() == formula.cnf.size() + links &&
         puzzle.cnf.variables == formula.cnf.variables + links;
}

// A link is true as long as no literal before it is: then all parts before the first true literal
// are satisfied by their links, and all parts behind it by negated links.
SatToThreeSat::To::Answer SatToThreeSat::witness(const From::Puzzle& formula,
                                                 const Image<SatToThreeSat>& image,
                                                 const From::Answer& solution) {
  To::Answer answer;
  answer.verdict = Verdict::solvable;
  answer.assignment = solution.assignment;
  for (std::size_t i = 0; i < formula.cnf.size(); ++i) {
    const auto clause = formula.cnf.clause(i);
    bool is_open = true;
    for (std::uint32_t k = 0; k < links_of(clause.size()); ++k) {
      // The link k stands behind the first k + 2 literals.
      for (std::size_t at = k == 0 ? 0 : k + 1; at < k + 2; ++at)
        is_open = is_open && !formulas::is_true(solution.assignment, clause[at]);
      const auto link = static_cast<Literal>(image.trace.first_link[i] + k);
      answer.assignment.push_back(is_open ? link : -link);
    }
  }
  return answer;
}

Result<SatToThreeSat::From::Answer> SatToThreeSat::recover(const From::Puzzle& formula,
                                                           const Image<SatToThreeSat>&,
                                                           const To::Answer& answer) {
  From::Answer recovered;
  recovered.verdict = Verdict::solvable;
  recovered.assignment = answer.assignment;
  recovered.assignment.resize(formula.cnf.variables);
  return recovered;
}

Refusal SatToThreeSat::refusal() {
  return {Verdict::unsolvable, "the formula has no satisfying assignment, by a refusal"};
}

std::vector<Part> SatToThreeSat::parts(const From::Puzzle& formula,
                                       const Image<SatToThreeSat>& image) {
  std::vector<Part> parts;
  for (std::uint32_t v = 1; v <= formula.cnf.variables; ++v)
    parts.push_back({fmt::format("variable {}", v), {}, {v}});
  for (std::size_t i = 0; i < formula.cnf.size(); ++i) {
    Part part{fmt::format("links of clause {}", i + 1), {}, {}};
    for (std::uint32_t k = 0; k < links_of(formula.cnf.clause(i).size()); ++k)
      part.numbers.push_back(image.trace.first_link[i] + k);
    if (!part.numbers.empty()) parts.push_back(std::move(part));
  }
  return parts;
}

// An assignment has no moves.
std::vector<std::string> SatToThreeSat::meanings(const From::Puzzle&, const Image<SatToThreeSat>&,
                                                 const To::Answer&) {
  return {};
}

}  // namespace hardboard
