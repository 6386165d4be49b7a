// The row of Graph Capture.
#include "draw/graph_capture.h"

#include <fmt/format.h>
#include <map>
#include <string>
#include <vector>

#include "base/counted.h"
#include "draw/text.h"
#include "kinds/captures.h"
#include "kinds/graph_capture_parts.h"
#include "kinds/graph_capture_shown.h"
#include "kinds/logic_program.h"
#include "kinds/row.h"
#include "methods/capture/optimum.h"
#include "methods/graph_capture/budget_one.h"
#include "methods/graph_capture/classify.h"
#include "methods/graph_capture/instance.h"
#include "methods/graph_capture/tree.h"
#include "methods/graph_capture/tree_fewest.h"
#include "puzzles/graph_capture/rest.h"
#include "puzzles/graph_capture/traits.h"

namespace hardboard {
namespace {

using namespace graph_capture;
using capture::ArenaAnswer;
using capture::lifted;
using GraphMethod = Method<Instance, ArenaAnswer>;

template <auto why_not, auto solve>
constexpr Task<Instance, ArenaAnswer> on_puzzle() {
  return capture::on_puzzle<Instance, why_not, solve>();
}

template <auto why_not, auto solve>
constexpr Task<Instance, ArenaAnswer> minimum_on_puzzle() {
  return capture::minimum_on_puzzle<Instance, why_not, solve>();
}

std::span<const GraphMethod> graph_methods() {
  static const std::vector<GraphMethod> rows = capture::with_general_rows<Instance>({
      GraphMethod{.name = "budget-one",
                  .source = "Aravind et al. 2022, Observation 6",
                  .summary = "each token captures at most once: all go to one vertex",
                  .decide = on_puzzle<budget_one_why_not, solve_budget_one>()},
      lifted<Instance, capture::one_type_row>(),
      GraphMethod{.name = "tree",
                  .source = "Aravind et al. 2022, Lemma 15, for all budgets",
                  .summary = "graphs that are trees: subtrees cleared upward, the best token last",
                  .decide = on_puzzle<tree_why_not, solve_tree>(),
                  .minima = {{{"pieces", "after Aravind et al. 2022, Lemma 15",
                               minimum_on_puzzle<fewest_on_forest_why_not, fewest_on_forest>()},
                              {"budget", "Aravind et al. 2022, Lemma 15, for all budgets",
                               minimum_on_puzzle<tree_why_not, smallest_budget_on_tree>()}}}},
      lifted<Instance, capture::beam_row>(),
      lifted<Instance, capture::structure_row>(),
  });
  return rows;
}

// Captures and places of an arena whose location u is vertex names(u), in words.
template <class Names>
capture::ArenaWords words_of(Names names) {
  return {[=](capture::Capture<capture::Location> move) {
            return fmt::format("{}x{}", names(move.from).number, names(move.to).number);
          },
          [=](capture::Location place) { return name(names(place)); }};
}

// "3 -- 1 7", a line for each remaining token.
std::string list_of(const Puzzle& puzzle, const Rest& rest) {
  std::vector<std::string> lines;
  for (const Vertex vertex : rest.names)
    lines.push_back(fmt::format("{} {}", vertex.number, puzzle.directed ? "->" : "--"));
  const auto add = [&](Vertex from, Vertex to) {
    lines[from.number - 1] += fmt::format(" {}", rest.names[to.number - 1].number);
  };
  for (const auto& [from, to] : rest.puzzle.edges) {
    add(from, to);
    if (!puzzle.directed) add(to, from);
  }
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::uint32_t budget = rest.puzzle.budgets[i];
    if (budget != puzzle.budget && budget != unlimited)
      lines[i] += fmt::format("  ({} left)", counted(budget, "capture"));
  }
  return fmt::format("{}\n", fmt::join(lines, "\n"));
}

}  // namespace

template <>
struct Features<graph_capture::Traits> : capture::SharedFeatures<graph_capture::Traits> {
  using Instance = graph_capture::Instance;
  using Shown = graph_capture::Shown;
  static constexpr std::string_view how_to_play = "A move: a capture such as 3x1.";

  static std::span<const GraphMethod> methods() { return graph_methods(); }
  static const Generator& generator() { return graph_capture_generator(); }
  static Result<std::string> logic_program(const Puzzle& puzzle, const Limits& limits) {
    const auto arena = arena_of(puzzle, limits);
    if (!arena) return over_limits("the captures do not fit in the limits");
    return captures_program(
        *arena, "Graph Capture", [](std::uint8_t) { return std::string("token"); },
        [](capture::Location u) { return std::to_string(u + 1); }, limits);
  }
  static bool all_up_to(unsigned size, const std::function<bool(Puzzle)>& visit) {
    return all_small_graphs(size, visit);
  }

  static capture::Answer<Vertex> on_puzzle(const Puzzle&, ArenaAnswer answer) {
    return to_vertices(std::move(answer));
  }

  static Explanation explain(const Puzzle& puzzle, const Limits& limits) {
    Explanation explanation;
    std::map<std::uint32_t, std::uint64_t> budgets;
    for (const std::uint32_t budget : puzzle.budgets) ++budgets[budget];
    explanation.facts.push_back(
        {"instance", fmt::format("Graph Capture on {} graph with {} and {}.",
                                 puzzle.directed ? "a directed" : "an undirected",
                                 counted(puzzle.budgets.size(), "vertex", "vertices"),
                                 counted(puzzle.edges.size(), "edge"))});
    explanation.facts.push_back(
        {"budgets", fmt::format("Budgets: {}.", capture::list_budgets(budgets, "token"))});
    explanation.facts.push_back(capture::class_fact(classify(puzzle)));
    Instance instance(puzzle, limits);
    const auto words = words_of([](capture::Location u) { return Vertex{u + 1}; });
    capture::explain_shape(instance.captures, words, limits, explanation);
    explanation.methods = which_apply(methods(), instance, {limits});
    capture::explain_difficulty(instance.captures, limits, explanation);
    return explanation;
  }

  static Hint hint(const GameOf<Game>& played, int level, const Limits& limits) {
    const Rest rest = rest_of(played.puzzle(), played.game());
    Instance instance(rest.puzzle, limits);
    const ArenaAnswer answer = run_rows(methods(), instance, {limits});
    const auto words = words_of([&](capture::Location u) { return rest.names[u]; });
    return capture::hint(instance.captures, answer, level, limits, words);
  }

  static std::string show(const GameOf<Game>& played) {
    return list_of(played.puzzle(), rest_of(played.puzzle(), played.game()));
  }
  static draw::Picture picture(const Puzzle& puzzle, const capture::Answer<Vertex>& answer) {
    return draw::picture(puzzle, answer, write(puzzle));
  }
  static std::string text_picture(const Puzzle& puzzle, const capture::Answer<Vertex>& answer) {
    return draw::text_picture(puzzle, answer);
  }
};

template const Kind& kind_row<graph_capture::Traits>();

}  // namespace hardboard
