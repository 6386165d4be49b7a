// The row of Red-Blue Dominating Set.
#include "draw/red_blue.h"

#include <array>
#include <fmt/format.h>
#include <string>
#include <utility>

#include "base/counted.h"
#include "kinds/greedy_choice.h"
#include "kinds/red_blue_parts.h"
#include "kinds/row.h"
#include "methods/red_blue/branch.h"
#include "methods/red_blue/greedy.h"
#include "methods/red_blue/programme.h"
#include "methods/red_blue/sat.h"
#include "methods/red_blue/small.h"
#include "problems/red_blue/traits.h"

namespace hardboard {
namespace {

using namespace red_blue;
using RedBlueAnswer = red_blue::Answer;

using RedBlueInstance = PuzzleInstance<Puzzle>;
using RedBlueMethod = Method<RedBlueInstance, RedBlueAnswer>;

std::string plain_why_not(RedBlueInstance& instance, const SolveOptions&) {
  return instance.puzzle.is_colourful() ? "for problems without classes" : "";
}
std::string branching_why_not(RedBlueInstance& instance, const SolveOptions&) {
  if (instance.puzzle.reds <= most_branching_reds) return "";
  return fmt::format("for at most {} reds", most_branching_reds);
}

RedBlueAnswer greedy(RedBlueInstance& instance, const SolveOptions& options) {
  RedBlueAnswer answer;
  answer.reds = greedy_reds(instance.puzzle, options.limits);
  return judged_choice(instance.puzzle, std::move(answer), &RedBlueAnswer::reds);
}
RedBlueAnswer by_branching(RedBlueInstance& instance, const SolveOptions& options) {
  return solve_by_branching(instance.puzzle, options.limits);
}
std::string programme_absent(RedBlueInstance& instance, const SolveOptions&) {
  return programme_why_not(instance.puzzle.reds);
}
std::string fewest_absent(RedBlueInstance& instance, const SolveOptions& options) {
  std::string why = plain_why_not(instance, options);
  return why.empty() ? programme_absent(instance, options) : why;
}
template <auto solve>
RedBlueAnswer by(RedBlueInstance& instance, const SolveOptions& options) {
  return solve(instance.puzzle, options);
}

std::span<const RedBlueMethod> red_blue_methods() {
  static const std::array rows = {
      RedBlueMethod{.name = "greedy",
                    .source = "Johnson 1974",
                    .summary = "always the red that dominates most of the remaining blues",
                    .proves = Proves::never,
                    .decide = {plain_why_not, greedy}},
      RedBlueMethod{.name = "branching",
                    .source = "",
                    .summary = "one of the candidates for the blue that has the fewest",
                    .proves = Proves::never,
                    .decide = {branching_why_not, by_branching}},
      RedBlueMethod{.name = "programme",
                    .source = "",
                    .summary = "a column for each red, a row for each blue, by CBC",
                    .proves = Proves::never,
                    .decide = {programme_absent, by<solve_by_programme>},
                    .minima = {{{"reds", "", {fewest_absent, by<fewest_by_programme>}}}}},
      RedBlueMethod{.name = "sat",
                    .source = "",
                    .summary = "a clause for each blue, a counter for k",
                    .proves = Proves::in_file,
                    .decide = {.run = by<solve_by_sat>},
                    .minima = {{{"reds", "", {plain_why_not, by<fewest_by_sat>}}}}},
  };
  return rows;
}

}  // namespace

template <>
struct Features<red_blue::Traits> {
  using Instance = RedBlueInstance;
  static constexpr std::array minima = {
      MinimumInfo{"reds", minimum_words[0], "the fewest reds that dominate all blues", true}};

  static std::span<const RedBlueMethod> methods() { return red_blue_methods(); }
  static const Generator& generator() { return red_blue_generator(); }

  static std::string why_no_minimum(const Puzzle& puzzle) {
    if (!puzzle.is_colourful()) return "";
    return fmt::format("--minimize reds: each solution has {}, one of each class",
                       counted(puzzle.k, "red"));
  }

  static Explanation explain(const Puzzle& puzzle, const Limits& limits) {
    Explanation explanation;
    explanation.facts = {
        {"instance",
         fmt::format("{} and {} with {}: {}.", counted(puzzle.reds, "red"),
                     counted(puzzle.blues, "blue"), counted(puzzle.edges.size(), "edge"),
                     puzzle.is_colourful()
                         ? fmt::format("one red of each of {} classes", puzzle.k)
                         : fmt::format("at most {} must dominate", counted(puzzle.k, "red")))},
        {"class", "Class: NP-complete (Garey and Johnson 1979, as set cover)."}};
    RedBlueInstance instance(puzzle, limits);
    explanation.methods = which_apply(methods(), instance, {limits});
    return explanation;
  }

  static draw::Picture picture(const Puzzle& puzzle, const RedBlueAnswer& answer) {
    return draw::picture(puzzle, answer, write(puzzle));
  }
  static std::string text_picture(const Puzzle& puzzle, const RedBlueAnswer& answer) {
    return draw::text_picture(puzzle, answer);
  }

  static bool all_up_to(unsigned size, const std::function<bool(Puzzle)>& visit) {
    return each_small_problem(size, visit);
  }
  static bool each_solution(const Puzzle& puzzle, const Limits& limits,
                            const std::function<bool(RedBlueAnswer)>& visit) {
    return red_blue::each_solution(puzzle, limits, visit);
  }
};

template const Kind& kind_row<red_blue::Traits>();

}  // namespace hardboard
