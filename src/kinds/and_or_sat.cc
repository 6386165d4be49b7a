// The row of And-Or-SAT.
#include <array>
#include <fmt/format.h>
#include <optional>
#include <string>

#include "base/counted.h"
#include "draw/formula.h"
#include "draw/legend.h"
#include "kinds/random_source.h"
#include "kinds/row.h"
#include "kinds/satisfying.h"
#include "methods/and_or_sat/instances.h"
#include "problems/and_or_sat/traits.h"

namespace hardboard {
namespace {

using and_or_sat::Answer;
using and_or_sat::Clause;
using and_or_sat::Puzzle;

std::string size_of(const Puzzle& puzzle) {
  return fmt::format("{} over {}", counted(puzzle.clauses.size(), "clause"),
                     counted(puzzle.variables, "variable"));
}

// The literals of each clause, whatever joins them.
formulas::Cnf literals_of(const Puzzle& puzzle) {
  formulas::Cnf literals;
  literals.variables = puzzle.variables;
  for (const Clause& clause : puzzle.clauses) literals.add({clause.begin(), clause.end()});
  return literals;
}

// A sentence on the clauses with an "and"; empty if there are none.
std::string ands_of(const Puzzle& puzzle) {
  constexpr int most_named = 30;
  std::string words;
  int count = 0;
  for (std::size_t i = 0; i < puzzle.clauses.size(); ++i) {
    if (!puzzle.clauses[i].has_and) continue;
    if (++count <= most_named)
      words += fmt::format("{}{} ({})", count == 1 ? "" : ", ", i + 1, words_of(puzzle.clauses[i]));
  }
  if (count == 0) return "";
  if (count > most_named) words += fmt::format(" and {} more", count - most_named);
  return "Clauses with an and: " + words + ".";
}

const std::array settings = {
    whole_number("variables", "12", "Number of variables", 1, 10'000'000),
    whole_number("ands", "50", "Of 100 clauses of three literals so many have an and", 0, 100),
};

Result<Generator::Source> start(const Values& values, std::uint64_t seed) {
  const auto variables = static_cast<std::uint32_t>(values.number("variables"));
  const auto ands = static_cast<std::uint32_t>(values.number("ands"));
  return random_source<and_or_sat::Traits>(seed, [=](Random& random, const Limits& limits) {
    return and_or_sat::random_puzzle(variables, ands, random, limits);
  });
}

}  // namespace

template <>
struct Features<and_or_sat::Traits> : formulas::SatisfyingFeatures<and_or_sat::Traits> {
  using Instance = formulas::SatisfyingFeatures<and_or_sat::Traits>::Instance;

  static const Generator& generator() {
    static const Generator row{settings, "Each literal once, in random clauses", "--variables 12",
                               start};
    return row;
  }
  static Explanation explain(const Puzzle& puzzle, const Limits& limits) {
    const std::optional<std::string> why = why_not_once_each(puzzle);
    Explanation explanation;
    explanation.facts = {
        {"instance", fmt::format("And-Or-SAT: {}.", size_of(puzzle))},
        {"class",
         "Class: NP-complete, even when each literal occurs once (Kühn 2024, Theorem "
         "2.2)."},
        {"occurrences", why ? fmt::format("No instance of And-Or-(1,1)-SAT: {}.", *why)
                            : "An instance of And-Or-(1,1)-SAT: each literal occurs once."}};
    Instance instance(puzzle, limits);
    explanation.methods = which_apply(methods(), instance, {limits});
    return explanation;
  }
  static draw::Picture picture(const Puzzle& puzzle, const Answer& answer) {
    draw::Picture picture = draw::formula_picture(literals_of(puzzle), {}, answer.assignment,
                                                  "And-Or-SAT: " + size_of(puzzle), write(puzzle));
    if (const std::string ands = ands_of(puzzle); !ands.empty())
      draw::add_sentences(picture.scene, {ands}, picture.zoom);
    return picture;
  }
  static std::string text_picture(const Puzzle& puzzle, const Answer& answer) {
    const std::string ands = ands_of(puzzle);
    return size_of(puzzle) + "\n" + draw::clause_lines(literals_of(puzzle), answer.assignment) +
           ands + (ands.empty() ? "" : "\n");
  }
  static bool all_up_to(unsigned size, const std::function<bool(Puzzle)>& visit) {
    return and_or_sat::each_small_puzzle(size, visit);
  }
};

template const Kind& kind_row<and_or_sat::Traits>();

}  // namespace hardboard
