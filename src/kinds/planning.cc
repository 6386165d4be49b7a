// The row of planning problems.
#include <array>
#include <chrono>
#include <fmt/format.h>
#include <optional>
#include <string>
#include <vector>

#include "base/counted.h"
#include "base/time_slice.h"
#include "draw/listing.h"
#include "kinds/planning_parts.h"
#include "kinds/row.h"
#include "methods/planning/decide.h"
#include "methods/planning/each_plan.h"
#include "problems/planning/plan.h"
#include "problems/planning/traits.h"

namespace hardboard {
namespace {

using namespace planning;
using PlanAnswer = planning::Answer;

// The methods share what the first of them has prepared.
struct PlanInstance : PuzzleInstance<Puzzle> {
  using PuzzleInstance::PuzzleInstance;
  std::optional<Prepared> made;
};

// The answer of the method for the problem without parameters.
template <class Solve>
PlanAnswer with_instances(PlanInstance& instance, const Limits& limits, Solve solve) {
  if (!instance.made) instance.made = prepared(instance.puzzle, limits);
  if (instance.made) return solve(*instance.made);
  PlanAnswer answer;
  if (!limits.reached()) answer.remark = "the instances of the actions do not fit the memory";
  return answer;
}

PlanAnswer by_relaxation(PlanInstance& instance, const SolveOptions& options) {
  return with_instances(instance, options.limits, [&](const Prepared& made) {
    return refuse_by_relaxation(instance.puzzle, made);
  });
}

// The search through all states follows, which refuses more.
std::uint64_t most_measures(const SolveOptions& options) {
  return options.alone ? UINT64_MAX : 20'000'000;
}
Limits limits_of_greedy(const SolveOptions& options) {
  return options.alone ? options.limits : share_of_time(options.limits, 0.7);
}
PlanAnswer greedily(PlanInstance& instance, const SolveOptions& options) {
  return with_instances(instance, options.limits, [&](const Prepared& made) {
    return solve_greedily(made, options.seed, most_measures(options), limits_of_greedy(options));
  });
}

PlanAnswer by_search(PlanInstance& instance, const SolveOptions& options) {
  return with_instances(instance, options.limits, [&](const Prepared& made) {
    return solve_by_search(made, options.limits);
  });
}
PlanAnswer least_cost_by_search(PlanInstance& instance, const SolveOptions& options) {
  return with_instances(instance, options.limits, [&](const Prepared& made) {
    return least_by_search(made, options.seed, options.limits);
  });
}
Clock::duration moment_of_relaxation(PlanInstance&, const SolveOptions&) {
  return std::chrono::milliseconds(100);
}
// Where states are few, uniform cost search has a plan of least cost at once.
Clock::duration moment_of_search(PlanInstance&, const SolveOptions&) {
  return std::chrono::milliseconds(20);
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
    static const std::array rows = {
        Row{.name = "relaxation",
            .source = "Bonet and Geffner 2001",
            .summary = "no plan, even if nothing that is true became false",
            .only_refuses = true,
            .decide = {.run = by_relaxation},
            .moment = moment_of_relaxation},
        Row{.name = "greedy",
            .source = "Hoffmann and Nebel 2001; Richter and Westphal 2010",
            .summary = "the states first from which a plan that ignores losses is short",
            .proves = Proves::never,
            .decide = {.run = greedily}},
        Row{.name = "search",
            .summary = "all states, the cheapest first",
            .proves = Proves::never,
            .decide = {.run = by_search},
            .moment = moment_of_search,
            .minima = {{{"cost", "Helmert and Domshlak 2009", {.run = least_cost_by_search}}}}}};
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
