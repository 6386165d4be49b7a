// The row of integer programmes.
#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <string>
#include <utility>
#include <vector>

#include "base/counted.h"
#include "draw/listing.h"
#include "kinds/row.h"
#include "methods/integer_programme/by_cbc.h"
#include "methods/integer_programme/search.h"
#include "methods/integer_programme/small_programmes.h"
#include "problems/integer_programme/traits.h"

namespace hardboard {
namespace {

using namespace integer_programme;
using ProgrammeAnswer = integer_programme::Answer;

using ProgrammeInstance = PuzzleInstance<Puzzle>;

// The search goes first, for so many nodes: floating point has no word in what it decides.
constexpr std::uint64_t first_nodes = 20'000, all_nodes = std::uint64_t{1} << 60;

ProgrammeAnswer by_search(ProgrammeInstance& instance, const SolveOptions& options) {
  ProgrammeAnswer answer;
  const SearchResult result = search(instance.puzzle, options.alone ? all_nodes : first_nodes,
                                     options.limits, [&](const Solution& values) {
                                       answer.verdict = Verdict::solvable;
                                       answer.values = values;
                                       return false;
                                     });
  if (answer.verdict == Verdict::solvable) return answer;
  if (result.is_complete) {
    answer.verdict = Verdict::unsolvable;
    answer.proof = Exhausted{result.nodes};
  } else {
    answer.remark = counted(result.nodes, "node") + " searched";
  }
  return answer;
}

template <bool minimize>
ProgrammeAnswer by_cbc(ProgrammeInstance& instance, const SolveOptions& options) {
  return solve_by_cbc(instance.puzzle, minimize, options.limits);
}

std::string title_of(const Puzzle& puzzle) {
  return puzzle.name.empty() ? "Integer programme" : "Integer programme " + puzzle.name;
}

std::string size_of(const Puzzle& puzzle) {
  return fmt::format("{}, {}, {}.", counted(puzzle.columns.size(), "variable"),
                     counted(puzzle.rows.size(), "row"),
                     counted(puzzle.entries.size(), "coefficient"));
}

std::vector<std::string> lines_of(const Puzzle& puzzle, const ProgrammeAnswer& answer) {
  std::vector<std::string> lines{size_of(puzzle)};
  for (std::size_t j = 0; j < answer.values.size(); ++j)
    if (answer.values[j] != 0)
      lines.push_back(fmt::format("{} = {}", puzzle.columns[j].name, answer.values[j]));
  return lines;
}

}  // namespace

template <>
struct Features<integer_programme::Traits> {
  using Instance = ProgrammeInstance;
  using Row = Method<Instance, ProgrammeAnswer>;

  static constexpr std::array<MinimumInfo, 1> minima = {
      {{"objective", "objective", "the least objective of a solution", true}}};

  static std::span<const Row> methods() {
    static const std::array rows = {
        Row{.name = "search",
            .summary = "whole numbers alone: bounds follow from rows, then choices",
            .proves = Proves::never,
            .decide = {.run = by_search}},
        Row{.name = "cbc",
            .summary = "branch and cut by CBC; its solutions are checked in whole numbers",
            .proves = Proves::never,
            .decide = {.run = by_cbc<false>},
            .minima = {{{"objective", "", {.run = by_cbc<true>}}}}}};
    return rows;
  }

  // Minima of answers are not negative.
  static std::string why_no_minimum(const Puzzle& puzzle) {
    if (puzzle.maximise) return "the objective is to be large, not small";
    const auto can_lower = [](const Column& column) {
      return column.cost < 0 || (column.cost > 0 && column.least < 0);
    };
    const bool is_low =
        puzzle.constant < 0 || std::any_of(puzzle.columns.begin(), puzzle.columns.end(), can_lower);
    return is_low ? "the objective may be negative" : "";
  }

  static Explanation explain(const Puzzle& puzzle, const Limits& limits) {
    Explanation explanation;
    explanation.facts = {{"instance", "An integer programme with " + size_of(puzzle)},
                         {"class", "Class: NP-complete (Karp 1972)."}};
    Instance instance(puzzle, limits);
    explanation.methods = which_apply(methods(), instance, {limits});
    return explanation;
  }

  static bool all_up_to(unsigned size, const std::function<bool(Puzzle)>& visit) {
    return each_small_programme(size, visit);
  }
  static bool each_solution(const Puzzle& puzzle, const Limits& limits,
                            const std::function<bool(ProgrammeAnswer)>& visit) {
    bool goes_on = true;
    const SearchResult result = search(puzzle, all_nodes, limits, [&](const Solution& values) {
      ProgrammeAnswer answer;
      answer.verdict = Verdict::solvable;
      answer.values = values;
      return goes_on = visit(std::move(answer));
    });
    return goes_on && result.is_complete;
  }

  static draw::Picture picture(const Puzzle& puzzle, const ProgrammeAnswer& answer) {
    return draw::listing(title_of(puzzle), write(puzzle), lines_of(puzzle, answer));
  }
  static std::string text_picture(const Puzzle& puzzle, const ProgrammeAnswer& answer) {
    return draw::text_listing(title_of(puzzle), lines_of(puzzle, answer));
  }
};

template const Kind& kind_row<integer_programme::Traits>();

}  // namespace hardboard
