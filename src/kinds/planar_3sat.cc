// The row of planar monotone 3SAT.
#include "draw/planar_3sat.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <optional>
#include <string>
#include <vector>

#include "base/counted.h"
#include "draw/formula.h"
#include "kinds/random_source.h"
#include "kinds/row.h"
#include "kinds/satisfying.h"
#include "methods/planar_3sat/instances.h"
#include "problems/planar_3sat/traits.h"

namespace hardboard {
namespace {

using planar_3sat::Answer;
using planar_3sat::Clause;
using planar_3sat::Puzzle;

std::string size_of(const Puzzle& puzzle) {
  return fmt::format("{} above and {} below {}", counted(puzzle.above.size(), "clause"),
                     puzzle.below.size(), counted(puzzle.variables, "variable"));
}

// The most occurrences of a literal.
std::uint32_t most_occurrences(const Puzzle& puzzle) {
  std::uint32_t most = 0;
  for (const std::vector<Clause>* side : {&puzzle.above, &puzzle.below}) {
    std::vector<std::uint32_t> count(puzzle.variables);
    for (const Clause& clause : *side)
      for (const std::uint32_t v : clause) most = std::max(most, ++count[v - 1]);
  }
  return most;
}

const std::array settings = {
    whole_number("variables", "12", "Number of variables", 1, 100'000),
    whole_number("clauses", "12", "Number of clauses on both sides", 0, 1'000'000),
    whole_number("occurrences", "", "The most of each literal", 1, 1'000'000),
};

Result<Generator::Source> start(const Values& values, std::uint64_t seed) {
  planar_3sat::Wish wish;
  wish.variables = static_cast<std::uint32_t>(values.number("variables"));
  wish.clauses = static_cast<std::uint32_t>(values.number("clauses"));
  if (values.given("occurrences"))
    wish.occurrences = static_cast<std::uint32_t>(values.number("occurrences"));
  if (wish.occurrences > 0 && wish.clauses > std::uint64_t{2} * wish.variables * wish.occurrences)
    return error_in_words("so many clauses need more occurrences of literals");
  return random_source<planar_3sat::Traits>(
      seed, [=](Random& random, const Limits& limits) -> std::optional<Puzzle> {
        for (int attempt = 0; attempt < 10'000 && !limits.reached(); ++attempt)
          if (auto puzzle = planar_3sat::random_puzzle(wish, random, limits)) return puzzle;
        return std::nullopt;
      });
}

}  // namespace

template <>
struct Features<planar_3sat::Traits> : formulas::SatisfyingFeatures<planar_3sat::Traits> {
  using Instance = formulas::SatisfyingFeatures<planar_3sat::Traits>::Instance;

  static const Generator& generator() {
    static const Generator row{settings, "Random clauses that can be drawn",
                               "--variables 12 --clauses 12", start};
    return row;
  }
  static Explanation explain(const Puzzle& puzzle, const Limits& limits) {
    Explanation explanation;
    explanation.facts = {
        {"instance", fmt::format("Planar monotone 3SAT: {}.", size_of(puzzle))},
        {"class", most_occurrences(puzzle) <= 2
                      ? "Class: each literal at most twice: NP-complete (Brunner et al. 2023, "
                        "Lemma B.1)."
                      : "Class: NP-complete (de Berg and Khosravi 2010, Theorem 1)."}};
    Instance instance(puzzle, limits);
    explanation.methods = which_apply(methods(), instance, {limits});
    return explanation;
  }
  static draw::Picture picture(const Puzzle& puzzle, const Answer& answer) {
    return draw::planar_3sat_picture(puzzle, answer.assignment,
                                     "Planar monotone 3SAT: " + size_of(puzzle), write(puzzle));
  }
  static std::string text_picture(const Puzzle& puzzle, const Answer& answer) {
    return size_of(puzzle) + "\n" + draw::clause_lines(to_cnf(puzzle), answer.assignment);
  }
  static bool all_up_to(unsigned size, const std::function<bool(Puzzle)>& visit) {
    return planar_3sat::each_small_puzzle(size, visit);
  }
};

template const Kind& kind_row<planar_3sat::Traits>();

}  // namespace hardboard
