#include "reductions/sat_to_integer_programme.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace hardboard {

using formulas::Literal;
using formulas::variable_of;
using integer_programme::Entry;
using integer_programme::infinity;
Result<Image<SatToIntegerProgramme>> SatToIntegerProgramme::forward(const From::Puzzle& formula,
                                                                    const Limits& limits) {
  constexpr std::size_t of_variable = 150, of_clause = 150, of_literal = 40;  // bytes
  const formulas::Cnf& cnf = formula.cnf;
  if (of_variable * cnf.variables + of_clause * cnf.size() + of_literal * cnf.literals.size() >
      limits.memory_bytes)
    return over_limits("the image does not fit the memory");
  Image<SatToIntegerProgramme> image;
  image.puzzle.name = "sat";
  image.puzzle.objective = "nothing";
  std::vector<std::pair<std::uint32_t, Entry>> placed;  // by variables
  std::vector<Literal> literals;
  for (std::size_t i = 0; i < cnf.size(); ++i) {
    const auto clause = cnf.clause(i);
    literals.assign(clause.begin(), clause.end());
    const auto order = [](Literal a, Literal b) {
      return std::pair(variable_of(a), a) < std::pair(variable_of(b), b);
    };
    std::sort(literals.begin(), literals.end(), order);
    literals.erase(std::unique(literals.begin(), literals.end()), literals.end());
    const bool holds_anyway =
        std::adjacent_find(literals.begin(), literals.end(), [](Literal a, Literal b) {
          return variable_of(a) == variable_of(b);
        }) != literals.end();
    if (holds_anyway) continue;
    const auto negative = std::count_if(literals.begin(), literals.end(),
                                        [](Literal literal) { return literal < 0; });
    const std::uint32_t row =
        image.puzzle.add_row({fmt::format("clause_{}", i + 1), 1 - negative, infinity});
    for (const Literal literal : literals)
      placed.push_back({variable_of(literal), {row, literal < 0 ? -1 : 1}});
  }
  std::stable_sort(placed.begin(), placed.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<Entry> entries;
  auto at = placed.begin();
  for (std::uint32_t v = 1; v <= cnf.variables; ++v) {
    entries.clear();
    for (; at != placed.end() && at->first == v; ++at) entries.push_back(at->second);
    image.puzzle.add_column({fmt::format("x{}", v), 0, 1, 0}, entries);
  }
  return image;
}

bool SatToIntegerProgramme::keeps_law(const From::Puzzle& formula, const To::Puzzle& image) {
  return image.columns.size() == formula.cnf.variables && image.rows.size() <= formula.cnf.size() &&
         image.entries.size() <= formula.cnf.literals.size();
}

SatToIntegerProgramme::To::Answer SatToIntegerProgramme::witness(
    const From::Puzzle&, const Image<SatToIntegerProgramme>&, const From::Answer& solution) {
  To::Answer answer;
  answer.verdict = Verdict::solvable;
  for (const Literal literal : solution.assignment) answer.values.push_back(literal > 0 ? 1 : 0);
  return answer;
}

Result<SatToIntegerProgramme::From::Answer> SatToIntegerProgramme::recover(
    const From::Puzzle&, const Image<SatToIntegerProgramme>&, const To::Answer& answer) {
  From::Answer recovered;
  recovered.verdict = Verdict::solvable;
  for (std::size_t j = 0; j < answer.values.size(); ++j) {
    const auto variable = static_cast<Literal>(j + 1);
    recovered.assignment.push_back(answer.values[j] != 0 ? variable : -variable);
  }
  return recovered;
}

std::vector<Part> SatToIntegerProgramme::parts(const From::Puzzle& formula,
                                               const Image<SatToIntegerProgramme>&) {
  std::vector<Part> parts;
  for (std::uint32_t v = 1; v <= formula.cnf.variables; ++v)
    parts.push_back({fmt::format("variable {}", v), {}, {v}});
  return parts;
}

// An assignment has no moves.
std::vector<std::string> SatToIntegerProgramme::meanings(const From::Puzzle&,
                                                         const Image<SatToIntegerProgramme>&,
                                                         const To::Answer&) {
  return {};
}

}  // namespace hardboard
