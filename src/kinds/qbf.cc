// The row of quantified formulas.
#include <array>
#include <fmt/format.h>
#include <string>

#include "base/counted.h"
#include "draw/formula.h"
#include "kinds/random_source.h"
#include "kinds/row.h"
#include "methods/qbf/make.h"
#include "methods/qbf/solve.h"
#include "problems/qbf/traits.h"

namespace hardboard {
namespace {

using qbf::Answer;
using qbf::Puzzle;

using QbfInstance = PuzzleInstance<Puzzle>;
using QbfMethod = Method<QbfInstance, Answer>;

const std::array settings = {
    whole_number("blocks", "3", "Number of blocks of quantifiers, the innermost one existential", 1,
                 10'000),
    whole_number("variables", "4", "Variables in each block", 1, 10'000),
    whole_number("clauses", "24", "Number of clauses", 0, 10'000'000),
    whole_number("width", "3", "Literals in each clause, at most two of them universal", 1, 100),
};

Result<Generator::Source> start(const Values& values, std::uint64_t seed) {
  const auto value = [&](std::string_view name) {
    return static_cast<std::uint32_t>(values.number(name));
  };
  const qbf::Shape shape{value("blocks"), value("variables"), value("clauses"), value("width")};
  if (shape.width > (shape.blocks + 1) / 2 * shape.variables)
    return InputError{
        "", 0, 0,
        fmt::format("a clause of {} literals needs as many existential variables", shape.width)};
  return random_source<qbf::Traits>(seed, [=](Random& random, const Limits& limits) {
    return qbf::random_qbf(shape, random, limits);
  });
}

std::string size_of(const Puzzle& puzzle) {
  return fmt::format("{} behind {} of quantifiers", counted(puzzle.matrix.size(), "clause"),
                     counted(puzzle.prefix.size(), "block"));
}

std::string class_of(const Puzzle& puzzle) {
  if (puzzle.prefix.size() <= 1) return "Class: one block of quantifiers: NP or coNP (Cook 1971).";
  return fmt::format(
      "Class: {} blocks of quantifiers: complete for level {} of the polynomial hierarchy "
      "(Stockmeyer 1976), for any number of blocks PSPACE-complete (Stockmeyer, Meyer 1973).",
      puzzle.prefix.size(), puzzle.prefix.size());
}

// "for all 1 2, there are 3 4:", a line for each block.
std::string prefix_lines(const Puzzle& puzzle) {
  std::string text;
  for (const qbf::Block& block : puzzle.prefix)
    text += fmt::format("{} {}\n", block.is_universal ? "for all  " : "there are",
                        fmt::join(block.variables, " "));
  return text;
}

}  // namespace

template <>
struct Features<qbf::Traits> {
  using Instance = QbfInstance;

  static std::span<const QbfMethod> methods() {
    static const std::array rows = {
        QbfMethod{.name = "search",
                  .source = "after Cadoli, Giovanardi, Schaerf 1998",
                  .summary = "outer variables first; finds a strategy of the winner",
                  .proves = Proves::never,
                  .decide = {[](Instance& instance, const SolveOptions&) {
                               return qbf::search_why_not(instance.puzzle);
                             },
                             [](Instance& instance, const SolveOptions& options) {
                               return qbf::solve_by_search(instance.puzzle, options);
                             }}},
        QbfMethod{.name = "depqbf",
                  .summary = "the solver DepQBF, where it is installed: a verdict alone",
                  .proves = Proves::never,
                  .decide = {.run = [](Instance& instance, const SolveOptions& options) {
                    return qbf::solve_by_depqbf(instance.puzzle, options);
                  }}}};
    return rows;
  }

  static const Generator& generator() {
    static const Generator row{settings, "Random clauses behind alternating quantifiers",
                               "--blocks 3 --variables 4 --clauses 24", start};
    return row;
  }

  static Explanation explain(const Puzzle& puzzle, const Limits& limits) {
    Explanation explanation;
    explanation.facts = {{"instance", fmt::format("A quantified formula of {}.", size_of(puzzle))},
                         {"class", class_of(puzzle)}};
    Instance instance(puzzle, limits);
    explanation.methods = which_apply(methods(), instance, {limits});
    return explanation;
  }
  static draw::Picture picture(const Puzzle& puzzle, const Answer&) {
    std::vector<draw::PrefixRow> rows;
    for (const qbf::Block& block : puzzle.prefix)
      rows.push_back({block.is_universal ? "\xE2\x88\x80" : "\xE2\x88\x83", block.variables});
    return draw::formula_picture(puzzle.matrix, rows, {}, "Quantified formula: " + size_of(puzzle),
                                 qbf::write(puzzle));
  }
  static std::string verdict_sentence(const Answer& answer) {
    if (answer.verdict == Verdict::unknown) return hardboard::verdict_sentence(answer);
    return answer.verdict == Verdict::solvable ? "The formula is true." : "The formula is false.";
  }
  static std::string text_picture(const Puzzle& puzzle, const Answer&) {
    return prefix_lines(puzzle) + draw::clause_lines(puzzle.matrix, {});
  }

  static bool all_up_to(unsigned size, const std::function<bool(Puzzle)>& visit) {
    return qbf::each_small_qbf(size, visit);
  }
};

template const Kind& kind_row<qbf::Traits>();

}  // namespace hardboard
