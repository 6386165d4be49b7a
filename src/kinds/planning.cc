// The row of planning problems.
#include <array>
#include <fmt/format.h>
#include <string>
#include <vector>

#include "base/counted.h"
#include "draw/listing.h"
#include "kinds/planning_parts.h"
#include "kinds/row.h"
#include "methods/planning/search.h"
#include "problems/planning/plan.h"
#include "problems/planning/traits.h"

namespace hardboard {
namespace {

using namespace planning;
using PlanAnswer = planning::Answer;

using PlanInstance = PuzzleInstance<Puzzle>;

template <bool minimize>
PlanAnswer search(PlanInstance& instance, const SolveOptions& options) {
  return solve_by_search(instance.puzzle, minimize, options.limits);
}

std::string title_of(const Puzzle& puzzle) {
  return fmt::format("Planning: {} ({})", puzzle.name, puzzle.domain);
}

std::string size_of(const Puzzle& puzzle) {
  return fmt::format("{}, {}, {} true at first, {} in the goal.",
                     counted(puzzle.actions.size(), "action"),
                     counted(puzzle.objects.size(), "object"), counted(puzzle.init.size(), "atom"),
                     counted(puzzle.goal.size(), "literal"));
}

std::vector<std::string> lines_of(const Puzzle& puzzle, const PlanAnswer& answer) {
  std::vector<std::string> lines{size_of(puzzle)};
  for (std::size_t i = 0; i < answer.plan.size(); ++i)
    lines.push_back(fmt::format("{}. {}", i + 1, words(puzzle, answer.plan[i])));
  return lines;
}

}  // namespace

template <>
struct Features<planning::Traits> {
  using Instance = PlanInstance;
  using Row = Method<Instance, PlanAnswer>;

  static constexpr std::array<MinimumInfo, 1> minima = {
      {{"cost", "cost", "the least cost of a plan", true}}};

  static const Generator& generator() { return planning_generator(); }
  static std::span<const Row> methods() {
    static const std::array rows = {Row{.name = "search",
                                        .summary = "all states, the cheapest first",
                                        .proves = Proves::never,
                                        .decide = {.run = search<false>},
                                        .minima = {{{"cost", "", {.run = search<true>}}}}}};
    return rows;
  }

  static Explanation explain(const Puzzle& puzzle, const Limits& limits) {
    Explanation explanation;
    explanation.facts = {
        {"instance", "A planning problem with " + size_of(puzzle)},
        {"class", "Class: PSPACE-complete for a fixed number of parameters (Bylander 1994)."}};
    Instance instance(puzzle, limits);
    explanation.methods = which_apply(methods(), instance, {limits});
    return explanation;
  }

  static bool each_solution(const Puzzle& puzzle, const Limits& limits,
                            const std::function<bool(PlanAnswer)>& visit) {
    return each_plan(puzzle, limits, [&](const std::vector<Step>& plan) {
      PlanAnswer answer;
      answer.verdict = Verdict::solvable;
      answer.plan = plan;
      return visit(std::move(answer));
    });
  }

  static draw::Picture picture(const Puzzle& puzzle, const PlanAnswer& answer) {
    return draw::listing(title_of(puzzle), write(puzzle), lines_of(puzzle, answer));
  }
  static std::string text_picture(const Puzzle& puzzle, const PlanAnswer& answer) {
    return draw::text_listing(title_of(puzzle), lines_of(puzzle, answer));
  }
};

template const Kind& kind_row<planning::Traits>();

}  // namespace hardboard
