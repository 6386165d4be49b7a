// Random formulas of clauses of equal length.
#include <array>
#include <fmt/format.h>

#include "base/counted.h"
#include "kinds/random_source.h"
#include "kinds/satisfiability_parts.h"
#include "methods/random_formula.h"
#include "problems/satisfiability/traits.h"

namespace hardboard {
namespace {

const std::array settings = {
    whole_number("variables", "20", "Number of variables", 1, 10'000'000),
    whole_number("clauses", "85", "Number of clauses", 0, 100'000'000),
    whole_number("width", "3", "Literals in each clause, of different variables", 1, 100),
};

constexpr std::uint64_t most_literals = 400'000'000;

Result<Generator::Source> start(const Values& values, std::uint64_t seed) {
  const auto variables = static_cast<std::uint32_t>(values.number("variables"));
  const auto width = static_cast<std::uint32_t>(values.number("width"));
  const std::uint64_t clauses = values.number("clauses");
  if (width > variables)
    return error_in_words(fmt::format("a clause of {} literals needs as many variables", width));
  if (clauses * width > most_literals) {
    return error_in_words(fmt::format("expected at most {} literals, not {} in {}", most_literals,
                                      clauses * width, counted(clauses, "clause")));
  }
  return random_source<satisfiability::Traits>(seed, [=](Random& random, const Limits& limits) {
    return satisfiability::Puzzle{random_formula(variables, clauses, width, random, limits)};
  });
}

}  // namespace

const Generator& satisfiability_generator() {
  static const Generator generator{settings, "Random clauses of equal length",
                                   "--variables 20 --clauses 85", start};
  return generator;
}

}  // namespace hardboard
