// The rows of Vertex Cover and Dominating Set.
#include "draw/vertex_set.h"

#include <array>
#include <fmt/format.h>
#include <string>
#include <utility>

#include "base/counted.h"
#include "kinds/graph_problem_shown.h"
#include "kinds/greedy_choice.h"
#include "kinds/row.h"
#include "kinds/vertex_set_parts.h"
#include "methods/red_blue/greedy.h"
#include "methods/red_blue/programme.h"
#include "methods/red_blue/sat.h"
#include "methods/vertex_set/subsets.h"
#include "problems/vertex_set/traits.h"
#include "reductions/vertex_set_to_red_blue.h"

namespace hardboard {
namespace {

using vertex_set::Rule;
using SetAnswer = vertex_set::Answer;

template <Rule rule>
using SetInstance = PuzzleInstance<vertex_set::Puzzle<rule>>;

template <Rule rule>
std::string subsets_why_not(SetInstance<rule>& instance, const SolveOptions&) {
  if (instance.puzzle.graph.vertices <= vertex_set::most_subset_vertices) return "";
  return fmt::format("for at most {} vertices", vertex_set::most_subset_vertices);
}
template <Rule rule>
SetAnswer by_subsets(SetInstance<rule>& instance, const SolveOptions& options) {
  return solve_by_subsets(instance.puzzle, options.limits);
}

// The red-blue problem is the same, with vertices for reds; work(problem) answers it. Unknown if
// the limits are reached before the problem is made.
template <Rule rule, class Work>
SetAnswer as_red_blue(SetInstance<rule>& instance, const Limits& limits, Work work) {
  SetAnswer answer;
  const auto image = VertexSetToRedBlue<rule>::forward(instance.puzzle, limits);
  if (!image) {
    answer.remark = image.error().message;
    return answer;
  }
  red_blue::Answer found = work(image->puzzle);
  answer.verdict = found.verdict;
  answer.remark = std::move(found.remark);
  answer.vertices = std::move(found.reds);
  if (found.minimum)
    answer.minimum = Minimum{std::string(vertex_set::minimum_words[0]), found.minimum->value,
                             found.minimum->bound};
  return answer;
}
template <Rule rule>
SetAnswer by_greed(SetInstance<rule>& instance, const SolveOptions& options) {
  SetAnswer answer = as_red_blue(instance, options.limits, [&](const red_blue::Puzzle& problem) {
    red_blue::Answer chosen;
    chosen.reds = red_blue::greedy_reds(problem, options.limits);
    return chosen;
  });
  if (!answer.remark.empty()) return answer;
  return judged_choice(instance.puzzle, std::move(answer), &SetAnswer::vertices);
}
template <Rule rule, auto solve>
SetAnswer by(SetInstance<rule>& instance, const SolveOptions& options) {
  return as_red_blue(instance, options.limits,
                     [&](const red_blue::Puzzle& problem) { return solve(problem, options); });
}
template <Rule rule>
std::string programme_absent(SetInstance<rule>& instance, const SolveOptions&) {
  return red_blue::programme_why_not(instance.puzzle.graph.vertices);
}

// As kinds/shown_row.h asks.
template <Rule rule>
struct ShownSet {
  using Puzzle = vertex_set::Puzzle<rule>;
  static const shown::Editor& editor() {
    static const shown::Editor editor = graphs::graph_editor(
        vertex_set::file_keys, {{.key = "k", .title = "vertices in the set, at most"}});
    return editor;
  }
  static std::optional<shown::Board> board(const Puzzle& puzzle) {
    return graphs::shown_board(puzzle.graph.vertices, puzzle.graph.edges, false);
  }
  static std::string drawn(const Puzzle& puzzle) { return write(puzzle); }
};

template <Rule rule>
struct SetFeatures {
  using Puzzle = vertex_set::Puzzle<rule>;
  using Instance = SetInstance<rule>;
  using Shown = ShownSet<rule>;
  using Row = Method<Instance, SetAnswer>;

  static constexpr std::array minima = {
      MinimumInfo{"vertices", vertex_set::minimum_words[0],
                  rule == Rule::cover ? "the fewest vertices that cover all edges"
                                      : "the fewest vertices that dominate all others",
                  true}};

  static std::span<const Row> methods() {
    static const std::array rows = {
        Row{.name = "greedy",
            .source = "Johnson 1974",
            .summary = "always the vertex that covers or dominates most of the rest",
            .proves = Proves::never,
            .decide = {.run = by_greed<rule>}},
        Row{.name = "subsets",
            .source = "",
            .summary = "small graphs: all sets of vertices",
            .proves = Proves::never,
            .decide = {subsets_why_not<rule>, by_subsets<rule>}},
        Row{.name = "programme",
            .source = "",
            .summary = "a column for each vertex, a row for each edge or vertex, by CBC",
            .proves = Proves::never,
            .decide = {programme_absent<rule>, by<rule, red_blue::solve_by_programme>},
            .minima = {{{"vertices",
                         "",
                         {programme_absent<rule>, by<rule, red_blue::fewest_by_programme>}}}}},
        Row{.name = "sat",
            .source = "",
            .summary = "a clause for each edge or vertex, a counter for k",
            .proves = Proves::in_file,
            .decide = {.run = by<rule, red_blue::solve_by_sat>},
            .minima = {{{"vertices", "", {.run = by<rule, red_blue::fewest_by_sat>}}}}},
    };
    return rows;
  }
  static const Generator& generator() { return vertex_set_generator<rule>(); }

  static std::string title_of(const Puzzle& puzzle) {
    const std::uint32_t n = puzzle.graph.vertices;
    return fmt::format(
        "{}: {}, {}, k = {}", rule == Rule::cover ? "Vertex cover" : "Dominating set",
        counted(n, "vertex", "vertices"), counted(puzzle.graph.edges.size(), "edge"), puzzle.k);
  }
  static Explanation explain(const Puzzle& puzzle, const Limits& limits) {
    Explanation explanation;
    explanation.facts = {
        {"instance", title_of(puzzle) + "."},
        {"class", rule == Rule::cover
                      ? "Class: NP-complete (Karp 1972); fast for small k."
                      : "Class: NP-complete (Garey and Johnson 1979), W[2]-complete for k."}};
    Instance instance(puzzle, limits);
    explanation.methods = which_apply(methods(), instance, {limits});
    return explanation;
  }
  static draw::Picture picture(const Puzzle& puzzle, const SetAnswer& answer) {
    return draw::picture(puzzle.graph, answer.vertices, title_of(puzzle), write(puzzle));
  }
  static std::string text_picture(const Puzzle& puzzle, const SetAnswer& answer) {
    return draw::text_picture(puzzle.graph, answer.vertices, title_of(puzzle));
  }

  static bool all_up_to(unsigned size, const std::function<bool(Puzzle)>& visit) {
    return vertex_set::each_small_problem<rule>(size, visit);
  }
  static bool each_solution(const Puzzle& puzzle, const Limits& limits,
                            const std::function<bool(SetAnswer)>& visit) {
    return vertex_set::each_solution(puzzle, limits, visit);
  }
};

}  // namespace

template <>
struct Features<vertex_set::CoverTraits> : SetFeatures<Rule::cover> {};
template <>
struct Features<vertex_set::DominateTraits> : SetFeatures<Rule::dominate> {};

template const Kind& kind_row<vertex_set::CoverTraits>();
template const Kind& kind_row<vertex_set::DominateTraits>();

}  // namespace hardboard
