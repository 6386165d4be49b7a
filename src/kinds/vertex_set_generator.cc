// Random graphs for Vertex Cover and Dominating Set.
#include <algorithm>
#include <array>

#include "base/random.h"
#include "base/sort_within.h"
#include "base/watch.h"
#include "kinds/random_source.h"
#include "kinds/vertex_set_parts.h"
#include "methods/red_blue/greedy.h"
#include "problems/vertex_set/traits.h"
#include "reductions/vertex_set_to_red_blue.h"

namespace hardboard {
namespace {

using vertex_set::Rule;

const std::array settings = {
    whole_number("vertices", "10", "Vertices", 1, 10'000'000),
    whole_number("edges", "15", "Draws of edges; an edge that is drawn twice counts once", 0,
                 100'000'000),
    whole_number("k", "", "At most so many vertices; as many as a greedy choice takes by default",
                 0, graphs::most_vertices),
};

template <Rule rule>
vertex_set::Puzzle<rule> random_puzzle(const Values& values, Random& random, const Limits& limits) {
  vertex_set::Puzzle<rule> puzzle;
  graphs::Graph& graph = puzzle.graph;
  graph.vertices = static_cast<std::uint32_t>(values.number("vertices"));
  const std::uint64_t draws = graph.vertices > 1 ? values.number("edges") : 0;
  Watch watch(limits, "drawing edges");
  for (std::uint64_t i = 0; i < draws && !watch.reached(); ++i) {
    const auto u = static_cast<std::uint32_t>(random.below(graph.vertices));
    const auto other = static_cast<std::uint32_t>(random.below(graph.vertices - 1));
    const std::uint32_t v = other < u ? other : other + 1;
    graph.edges.push_back({std::min(u, v), std::max(u, v)});
  }
  if (!sort_within(graph.edges.begin(), graph.edges.end(), limits)) return puzzle;
  graphs::sort_once(graph.edges);
  if (values.given("k")) {
    puzzle.k = static_cast<std::uint32_t>(values.number("k"));
  } else {
    const auto image = VertexSetToRedBlue<rule>::forward(puzzle, limits);
    if (!image) return puzzle;
    puzzle.k = static_cast<std::uint32_t>(red_blue::greedy_reds(image->puzzle, limits).size());
  }
  return puzzle;
}

template <Rule rule>
Result<Generator::Source> start(const Values& values, std::uint64_t seed) {
  return random_source<vertex_set::Traits<rule>>(seed, [=](Random& random, const Limits& limits) {
    return random_puzzle<rule>(values, random, limits);
  });
}

}  // namespace

template <Rule rule>
const Generator& vertex_set_generator() {
  static const Generator generator{settings, "Random graphs", "--vertices 12 --edges 20",
                                   start<rule>};
  return generator;
}

template const Generator& vertex_set_generator<Rule::cover>();
template const Generator& vertex_set_generator<Rule::dominate>();

}  // namespace hardboard
