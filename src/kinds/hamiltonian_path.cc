// The row of Hamiltonian path problems.
#include "draw/hamiltonian_path.h"

#include <array>
#include <fmt/format.h>
#include <functional>
#include <string>
#include <utility>

#include "base/counted.h"
#include "kinds/graph_problem_shown.h"
#include "kinds/hamiltonian_path_parts.h"
#include "kinds/row.h"
#include "methods/hamiltonian_path/cut.h"
#include "methods/hamiltonian_path/edges_sat.h"
#include "methods/hamiltonian_path/subsets.h"
#include "problems/graphs/small_graphs.h"
#include "problems/hamiltonian_path/traits.h"

namespace hardboard {
namespace {

using namespace hamiltonian_path;
using PathMethod = Method<Instance, Answer>;

// The graph with no ends, with each start and each end of degree 1, and with each two of them.
bool with_ends(const graphs::Graph& graph, const std::function<bool(Puzzle)>& visit) {
  const graphs::Rows rows = graphs::neighbours(graph);
  std::vector<std::optional<std::uint32_t>> choices = {std::nullopt};
  for (std::uint32_t v = 0; v < graph.vertices; ++v)
    if (rows.degree(v) <= 1) choices.push_back(v);
  for (const auto& start : choices) {
    for (const auto& end : choices) {
      if (start && start == end && graph.vertices > 1) continue;
      Puzzle puzzle;
      puzzle.graph = graph;
      puzzle.start = start;
      puzzle.end = end;
      if (!visit(std::move(puzzle))) return false;
    }
  }
  return true;
}

// The grid graph without ends, with each start, and with each two ends of degree 1.
bool with_starts(const std::vector<Square>& points, const std::function<bool(Puzzle)>& visit) {
  const Puzzle puzzle = on_points(points);
  const graphs::Rows rows = graphs::neighbours(puzzle.graph);
  if (!visit(puzzle)) return false;
  for (std::uint32_t v = 0; v < points.size(); ++v) {
    Puzzle other = puzzle;
    other.start = v;
    if (!visit(other)) return false;
    for (std::uint32_t end = 0; end < points.size(); ++end) {
      if (end == v || rows.degree(v) != 1 || rows.degree(end) != 1) continue;
      other.end = end;
      if (!visit(other)) return false;
    }
  }
  return true;
}

}  // namespace

// As kinds/shown_row.h asks. Points of a grid stay where they are, so that no page moves them: a
// page shows their picture.
struct ShownPath {
  static const shown::Editor& editor() {
    static const shown::Editor editor = graphs::graph_editor(
        hamiltonian_path::file_keys, {{.key = "start", .title = "the path begins at vertex"},
                                      {.key = "end", .title = "the path ends at vertex"}});
    return editor;
  }
  static std::optional<shown::Board> board(const hamiltonian_path::Puzzle& puzzle) {
    if (!puzzle.points.empty()) return std::nullopt;
    return graphs::shown_board(puzzle.graph.vertices, puzzle.graph.edges, false);
  }
  static std::string drawn(const hamiltonian_path::Puzzle& puzzle) {
    return puzzle.points.empty() ? write(puzzle) : "";
  }
};

template <>
struct Features<hamiltonian_path::Traits> {
  using Instance = hamiltonian_path::Instance;
  using Shown = ShownPath;

  static std::span<const PathMethod> methods() {
    static const std::array rows = {
        PathMethod{.name = "cut",
                   .source = "after Chvatal 1973, for paths with ends",
                   .summary = "a few vertices without which too many parts are left",
                   .only_refuses = true,
                   .decide = {cut_why_not, refuse_by_cut}},
        PathMethod{.name = "subsets",
                   .source = "Bellman 1962, Held and Karp 1962",
                   .summary = "small graphs: paths through each set of vertices",
                   .proves = Proves::never,
                   .decide = {subsets_why_not, solve_by_subsets}},
        PathMethod{.name = "edges",
                   .source = "after Dantzig, Fulkerson and Johnson 1954",
                   .summary = "SAT chooses edges; circles are excluded as they come",
                   .proves = Proves::in_file,
                   .decide = {edges_why_not, solve_by_edges}},
    };
    return rows;
  }

  static Explanation explain(const Puzzle& puzzle, const Limits& limits) {
    Explanation explanation;
    Instance instance(puzzle, limits);
    std::uint32_t most = 0;
    for (std::uint32_t v = 0; v < instance.rows.vertices(); ++v)
      most = std::max(most, instance.rows.degree(v));
    const std::uint32_t n = puzzle.graph.vertices;
    explanation.facts.push_back(
        {"instance",
         fmt::format("Hamiltonian path in a {} of {} and {}, degrees up to {}{}{}.",
                     puzzle.points.empty() ? "graph" : "grid graph",
                     counted(n, "vertex", "vertices"), counted(puzzle.graph.edges.size(), "edge"),
                     most, puzzle.start ? ", from " + name_of(puzzle, *puzzle.start) : "",
                     puzzle.end ? ", to " + name_of(puzzle, *puzzle.end) : "")});
    explanation.facts.push_back(
        {"class", most <= 2 ? "Paths and circles alone."
                            : "NP-complete, even for grid graphs of degrees up to 3 with given "
                              "ends of degree 1 (Papadimitriou and Vazirani 1984, Brunner et al. "
                              "2023, Lemma A.1)."});
    explanation.methods = which_apply(methods(), instance, {limits});
    return explanation;
  }
  static draw::Picture picture(const Puzzle& puzzle, const Answer& answer) {
    return draw::picture(puzzle, answer);
  }
  static std::string text_picture(const Puzzle& puzzle, const Answer& answer) {
    return draw::text_picture(puzzle, answer);
  }
  static const Generator& generator() { return hamiltonian_path_generator(); }

  // By number of vertices: connected graphs of degrees up to 3, with ends of degree 1; connected
  // grid graphs, with any start, and with two ends of degree 1.
  static bool all_up_to(unsigned size, const std::function<bool(Puzzle)>& visit) {
    for (std::uint32_t n = 1; n <= size; ++n) {
      for (const graphs::Graph& graph : graphs::connected_graphs(n, 3))
        if (!with_ends(graph, visit)) return false;
      for (const std::vector<Square>& points : graphs::connected_points(n))
        if (!with_starts(points, visit)) return false;
    }
    return true;
  }
  static bool each_solution(const Puzzle& puzzle, const Limits& limits,
                            const std::function<bool(Answer)>& visit) {
    const bool is_small = puzzle.graph.vertices <= most_in_subsets;
    const auto paths = is_small ? each_path : each_path_by_edges;
    return paths(puzzle, limits, [&](const std::vector<std::uint32_t>& path) {
      Answer answer;
      set_path(puzzle, path, answer);
      return visit(std::move(answer));
    });
  }
};

template const Kind& kind_row<hamiltonian_path::Traits>();

}  // namespace hardboard
