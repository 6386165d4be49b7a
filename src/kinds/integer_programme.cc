// The row of integer programmes.
#include <algorithm>
#include <array>
#include <chrono>
#include <fmt/format.h>
#include <string>
#include <utility>
#include <vector>

#include "base/counted.h"
#include "base/time_slice.h"
#include "draw/listing.h"
#include "engines/mip/lp.h"
#include "kinds/integer_programme_parts.h"
#include "kinds/row.h"
#include "methods/integer_programme/by_cbc.h"
#include "methods/integer_programme/by_sat.h"
#include "methods/integer_programme/least.h"
#include "methods/integer_programme/search.h"
#include "methods/integer_programme/small_programmes.h"
#include "problems/integer_programme/traits.h"

namespace hardboard {
namespace {

using namespace integer_programme;
using ProgrammeAnswer = integer_programme::Answer;

struct ProgrammeInstance : PuzzleInstance<Puzzle> {
  using PuzzleInstance::PuzzleInstance;
  Solution found;  // the best that a search met whose time is over; empty if none
};

constexpr std::uint64_t all_nodes = std::uint64_t{1} << 60;

bool cbc_follows(const SolveOptions& options) {
  return !options.alone && mip::available();
}

// The search goes first, for a moment: floating point has no word in what it decides.
std::uint64_t nodes_of_search(const Puzzle& puzzle, const SolveOptions& options) {
  if (!cbc_follows(options)) return all_nodes;
  constexpr std::uint64_t most_nodes = 20'000, most_looks = 20'000'000;
  const std::uint64_t looks_at_all = 1 + puzzle.columns.size() + puzzle.entries.size();
  return std::clamp<std::uint64_t>(most_looks / looks_at_all, 1, most_nodes);
}

ProgrammeAnswer refusal_by_search(std::uint64_t nodes) {
  ProgrammeAnswer answer;
  answer.verdict = Verdict::unsolvable;
  answer.proof = Exhausted{nodes};
  return answer;
}
ProgrammeAnswer search_without_end(std::uint64_t nodes) {
  ProgrammeAnswer answer;
  answer.remark = counted(nodes, "node") + " searched";
  return answer;
}

ProgrammeAnswer by_search(ProgrammeInstance& instance, const SolveOptions& options) {
  ProgrammeAnswer answer;
  const SearchResult result = search(instance.puzzle, nodes_of_search(instance.puzzle, options),
                                     options.limits, [&](const Solution& values) {
                                       answer.verdict = Verdict::solvable;
                                       answer.values = values;
                                       return false;
                                     });
  if (answer.verdict == Verdict::solvable) return answer;
  return result.is_complete ? refusal_by_search(result.nodes) : search_without_end(result.nodes);
}

ProgrammeAnswer least_by_search(ProgrammeInstance& instance, const SolveOptions& options) {
  const Puzzle& puzzle = instance.puzzle;
  LeastResult result = search_least(puzzle, nodes_of_search(puzzle, options), options.limits);
  if (result.is_complete && !result.values) return refusal_by_search(result.nodes);
  if (result.is_complete) {
    const Sum least = objective_of(puzzle, *result.values);
    return answer_of_least(puzzle, *std::move(result.values), least);
  }
  if (result.values && !cbc_follows(options))
    return answer_of_least(puzzle, *std::move(result.values), 0);
  if (result.values) instance.found = *std::move(result.values);
  return search_without_end(result.nodes);
}

// Has each variable at most two values?
bool is_of_bits(const Puzzle& puzzle) {
  return std::all_of(puzzle.columns.begin(), puzzle.columns.end(), [](const Column& column) {
    return column.least != minus_infinity && column.most != infinity &&
           column.most - column.least <= 1;
  });
}

// Branch and cut, if it follows, decides what SAT leaves open in half of the time.
std::string why_not_by_sat(ProgrammeInstance& instance, const SolveOptions& options) {
  if (!cbc_follows(options) || is_of_bits(instance.puzzle)) return "";
  return "for variables of two values, or alone";
}

// The bounds of CBC on objectives are better than what SAT refuses.
SatEffort effort_of_sat(const SolveOptions& options) {
  if (!cbc_follows(options)) return {};
  return {.nodes = 4'000'000, .conflicts = 100'000, .better = 2000};
}
Limits limits_of_sat(const SolveOptions& options) {
  return cbc_follows(options) ? share_of_time(options.limits, 0.5) : options.limits;
}
ProgrammeAnswer by_sat(ProgrammeInstance& instance, const SolveOptions& options) {
  return solve_by_sat(instance.puzzle, effort_of_sat(options), limits_of_sat(options));
}
// A solution that may not be the least is where CBC starts.
ProgrammeAnswer least_by_sat(ProgrammeInstance& instance, const SolveOptions& options) {
  ProgrammeAnswer answer =
      least_by_sat(instance.puzzle, instance.found, effort_of_sat(options), limits_of_sat(options));
  const bool is_open = answer.minimum && answer.minimum->bound < answer.minimum->value;
  if (!is_open || !cbc_follows(options)) return answer;
  instance.found = std::move(answer.values);
  return {};
}

// Each method decides programmes at once on which the others work for long.
Clock::duration moment(ProgrammeInstance&, const SolveOptions&) {
  return std::chrono::milliseconds(200);
}
Clock::duration moment_of_search(ProgrammeInstance&, const SolveOptions&) {
  return std::chrono::milliseconds(20);
}

ProgrammeAnswer by_cbc(ProgrammeInstance& instance, const SolveOptions& options) {
  return solve_by_cbc(instance.puzzle, options.limits);
}
ProgrammeAnswer least_by_cbc(ProgrammeInstance& instance, const SolveOptions& options) {
  return least_by_cbc(instance.puzzle, instance.found, options.limits);
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

  static const Generator& generator() { return integer_programme_generator(); }
  static std::span<const Row> methods() {
    static const std::array rows = {
        Row{.name = "search",
            .summary = "whole numbers alone: bounds follow from rows, then choices",
            .proves = Proves::never,
            .decide = {.run = by_search},
            .moment = moment_of_search,
            .minima = {{{"objective", "", {.run = least_by_search}}}}},
        Row{.name = "sat",
            .source = "Abío et al. 2012",
            .summary = "variables as bits, rows as decision diagrams, by SAT",
            .proves = Proves::never,
            .decide = {.why_not = why_not_by_sat, .run = by_sat},
            .moment = moment,
            .minima = {{{"objective", "", {.why_not = why_not_by_sat, .run = least_by_sat}}}}},
        Row{.name = "cbc",
            .summary = "branch and cut by CBC; its solutions are checked in whole numbers",
            .proves = Proves::never,
            .decide = {.run = by_cbc},
            .moment = moment,
            .minima = {{{"objective", "", {.run = least_by_cbc}}}}}};
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
