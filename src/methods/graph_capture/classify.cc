#include "methods/graph_capture/classify.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

#include "methods/graph_capture/tree.h"

namespace hardboard::graph_capture {
namespace {

using capture::Complexity;
using Facts = ClassFacts;

// Every token has two captures, or budgets differ and some are larger: the latter class contains
// all puzzles with budgets up to two.
bool has_two(const Facts& facts) {
  return facts.most_budget == 2 ||
         (facts.most_budget > 2 && facts.least_budget != facts.most_budget);
}

const std::array rows = {
    ClassRow{[](const Facts& f) { return f.vertices == 1; }, Complexity::polynomial,
             "a single token", ""},
    ClassRow{[](const Facts& f) { return f.most_budget <= 1; }, Complexity::polynomial,
             "one capture for each token: all go to one vertex",
             "Aravind et al. 2022, Observation 6"},
    ClassRow{[](const Facts& f) { return f.least_budget >= f.vertices - 1; },
             Complexity::polynomial,
             "captures that never run out: tokens are pieces of one type that nothing blocks",
             "Brunner et al. 2023, Theorem 2.2"},
    ClassRow{
        [](const Facts& f) { return f.is_tree; }, Complexity::polynomial,
        "a tree, directed or not, any budgets",
        "docs/refusals.md, stuck trees; undirected and with a budget of two Aravind et al. 2022, "
        "Lemma 15"},
    ClassRow{[](const Facts& f) { return has_two(f) && !f.directed; }, Complexity::np_complete,
             "an undirected graph, two captures", "Aravind et al. 2022, Theorem 5"},
    ClassRow{[](const Facts& f) { return has_two(f) && f.is_acyclic; }, Complexity::np_complete,
             "a directed acyclic graph, two captures", "Aravind et al. 2022, Theorem 5"},
    ClassRow{[](const Facts& f) { return has_two(f); }, Complexity::np_complete,
             "a directed graph, two captures", "Aravind et al. 2022, Theorem 5 (acyclic graphs)"},
    ClassRow{[](const Facts&) { return true; }, Complexity::unsettled,
             "the same number of captures, three or more, for each token", ""},
};

// Removes vertices without incoming arcs as long as there are any: a graph without cycles loses all
// its vertices.
bool is_acyclic(const Puzzle& puzzle) {
  const std::size_t n = puzzle.budgets.size();
  std::vector<std::uint32_t> first(n + 2, 0), arrivals(n + 1, 0), free;
  for (const Edge& edge : puzzle.edges) {
    ++first[edge.from.number + 1];
    ++arrivals[edge.to.number];
  }
  std::partial_sum(first.begin(), first.end(), first.begin());
  for (std::uint32_t v = 1; v <= n; ++v)
    if (arrivals[v] == 0) free.push_back(v);
  for (std::size_t done = 0; done < free.size(); ++done) {
    for (std::uint32_t e = first[free[done]]; e < first[free[done] + 1]; ++e) {
      const std::uint32_t to = puzzle.edges[e].to.number;  // edges are sorted
      if (--arrivals[to] == 0) free.push_back(to);
    }
  }
  return free.size() == n;
}

}  // namespace

ClassFacts class_facts(const Puzzle& puzzle) {
  ClassFacts facts;
  facts.vertices = puzzle.budgets.size();
  facts.directed = puzzle.directed;
  facts.is_tree = tree_why_not(puzzle).empty();
  facts.is_acyclic = puzzle.directed && is_acyclic(puzzle);
  const auto [least, most] = std::minmax_element(puzzle.budgets.begin(), puzzle.budgets.end());
  facts.least_budget = *least;
  facts.most_budget = *most;
  return facts;
}

std::span<const ClassRow> class_rows() {
  return rows;
}

const ClassRow& classify(const Puzzle& puzzle) {
  return capture::first_that_holds(class_rows(), class_facts(puzzle));
}

}  // namespace hardboard::graph_capture
