#include "methods/vertex_set/subsets.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <vector>

#include "base/contract.h"
#include "base/watch.h"

namespace hardboard::vertex_set {
namespace {

using Set = std::uint32_t;  // of vertices: vertex v is bit v, from 0

// Sets of vertices each of which must meet the solution: the edges, or the closed neighbourhoods.
template <Rule rule>
std::vector<Set> to_be_met(const Puzzle<rule>& puzzle) {
  std::vector<Set> sets;
  if constexpr (rule == Rule::dominate)
    for (std::uint32_t v = 0; v < puzzle.graph.vertices; ++v) sets.push_back(Set{1} << v);
  for (const auto& [u, v] : puzzle.graph.edges) {
    if constexpr (rule == Rule::cover) {
      sets.push_back(Set{1} << u | Set{1} << v);
    } else {
      sets[u] |= Set{1} << v;
      sets[v] |= Set{1} << u;
    }
  }
  return sets;
}

// Calls visit(set) for each solution, smaller ones first. False if `visit` or the watch ended it.
template <Rule rule, class Visit>
bool each_set(const Puzzle<rule>& puzzle, Watch& watch, Visit visit) {
  const std::uint32_t n = puzzle.graph.vertices;
  promise(n <= most_subset_vertices, "the graph is small");
  const std::vector<Set> meets = to_be_met(puzzle);
  for (std::uint32_t size = 0; size <= std::min(n, puzzle.k); ++size) {
    // The sets of a size, in ascending order (Gosper): the lowest run of ones moves up by one.
    for (std::uint64_t set = (std::uint64_t{1} << size) - 1; set < std::uint64_t{1} << n;) {
      if (watch.reached(1 + meets.size() / 4)) return false;
      const bool is_met =
          std::all_of(meets.begin(), meets.end(), [&](Set met) { return (met & set) != 0; });
      if (is_met && !visit(static_cast<Set>(set))) return false;
      if (set == 0) break;
      const std::uint64_t low = set & (~set + 1), next = set + low;
      set = next | (((next ^ set) >> 2) / low);
    }
  }
  return true;
}

Answer answer_of(Set set) {
  Answer answer;
  answer.verdict = Verdict::solvable;
  for (std::uint32_t v = 0; v < most_subset_vertices; ++v)
    if ((set >> v & 1) != 0) answer.vertices.push_back(v + 1);
  return answer;
}

// The least edge list among all names of the vertices.
std::vector<graphs::Edge> canonical(const graphs::Graph& graph) {
  std::vector<std::uint32_t> names(graph.vertices);
  std::iota(names.begin(), names.end(), 0U);
  std::vector<graphs::Edge> least = graph.edges;
  do {
    std::vector<graphs::Edge> edges;
    for (const auto& [u, v] : graph.edges)
      edges.push_back({std::min(names[u], names[v]), std::max(names[u], names[v])});
    std::sort(edges.begin(), edges.end());
    if (edges < least) least = std::move(edges);
  } while (std::next_permutation(names.begin(), names.end()));
  return least;
}

// Each graph arises from one with a vertex less.
std::vector<graphs::Graph> extended(const std::vector<graphs::Graph>& smaller) {
  std::set<std::vector<graphs::Edge>> found;
  const std::uint32_t last = smaller.front().vertices;
  for (const graphs::Graph& graph : smaller) {
    for (Set neighbours = 0; neighbours < Set{1} << last; ++neighbours) {
      graphs::Graph larger = graph;
      ++larger.vertices;
      for (std::uint32_t v = 0; v < last; ++v)
        if ((neighbours >> v & 1) != 0) larger.edges.push_back({v, last});
      graphs::sort_once(larger.edges);
      found.insert(canonical(larger));
    }
  }
  std::vector<graphs::Graph> graphs;
  for (const std::vector<graphs::Edge>& edges : found) graphs.push_back({last + 1, edges});
  return graphs;
}

}  // namespace

template <Rule rule>
Answer solve_by_subsets(const Puzzle<rule>& puzzle, const Limits& limits) {
  Watch watch(limits, "subsets");
  Answer answer;
  each_set(puzzle, watch, [&](Set set) {
    answer = answer_of(set);
    return false;
  });
  if (answer.verdict == Verdict::solvable || watch.was_reached()) return answer;
  answer.verdict = Verdict::unsolvable;
  answer.proof = Exhausted{std::uint64_t{1} << puzzle.graph.vertices};
  return answer;
}

template <Rule rule>
bool each_solution(const Puzzle<rule>& puzzle, const Limits& limits,
                   const std::function<bool(Answer)>& visit) {
  if (puzzle.graph.vertices > most_subset_vertices) return false;
  Watch watch(limits, "all solutions");
  return each_set(puzzle, watch, [&](Set set) { return visit(answer_of(set)); });
}

template <Rule rule>
bool each_small_problem(unsigned size, const std::function<bool(Puzzle<rule>)>& visit) {
  constexpr unsigned most_listed = 6;
  std::vector<graphs::Graph> graphs = {{1, {}}};
  for (unsigned n = 1; n <= std::min(size, most_listed); ++n) {
    if (n > 1) graphs = extended(graphs);
    for (const graphs::Graph& graph : graphs)
      for (std::uint32_t k = 0; k <= n; ++k)
        if (!visit({graph, k})) return false;
  }
  return true;
}

template Answer solve_by_subsets(const Puzzle<Rule::cover>&, const Limits&);
template Answer solve_by_subsets(const Puzzle<Rule::dominate>&, const Limits&);
template bool each_solution(const Puzzle<Rule::cover>&, const Limits&,
                            const std::function<bool(Answer)>&);
template bool each_solution(const Puzzle<Rule::dominate>&, const Limits&,
                            const std::function<bool(Answer)>&);
template bool each_small_problem(unsigned, const std::function<bool(Puzzle<Rule::cover>)>&);
template bool each_small_problem(unsigned, const std::function<bool(Puzzle<Rule::dominate>)>&);

}  // namespace hardboard::vertex_set
