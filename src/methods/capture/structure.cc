#include "methods/capture/structure.h"

#include <algorithm>
#include <vector>

#include "methods/capture/components.h"
#include "methods/capture/depth_first_tree.h"
#include "methods/capture/stranded.h"
#include "methods/capture/survey.h"

namespace hardboard::capture {
namespace {

void count_cut_vertices(const Graph& graph, Structure& structure) {
  const DepthFirstTree tree = depth_first_tree(graph);
  std::vector<std::uint32_t> parts(graph.size(), 0);  // that hang on a vertex, by position
  for (std::uint32_t p = 0; p < graph.size(); ++p) {
    if (tree.parent[p] == DepthFirstTree::none) ++structure.components;
    if (tree.is_part(p)) ++parts[tree.parent[p]];
  }
  for (std::uint32_t p = 0; p < graph.size(); ++p) {
    const bool is_root = tree.parent[p] == DepthFirstTree::none;
    if (parts[p] > (is_root ? 1U : 0U)) ++structure.cut_vertices;
  }
}

void count_antennae(const Graph& graph, Structure& structure) {
  const auto degree = [&](std::uint32_t u) { return graph.first[u + 1] - graph.first[u]; };
  for (std::uint32_t u = 0; u < graph.size(); ++u) {
    if (degree(u) != 1) continue;
    std::uint32_t length = 1, before = u, here = graph.heads[graph.first[u]];
    for (; degree(here) == 2; ++length) {
      const std::uint32_t* heads = graph.heads.data() + graph.first[here];
      const std::uint32_t onward = heads[0] == before ? heads[1] : heads[0];
      before = here;
      here = onward;
    }
    ++structure.antennae;
    structure.longest_antenna = std::max(structure.longest_antenna, length);
  }
}

void count_strong_components(const Graph& graph, Structure& structure) {
  const Components components = strongly_connected(graph);
  std::vector<bool> is_closed(components.count, true);
  for (std::uint32_t u = 0; u < graph.size(); ++u) {
    for (std::uint32_t e = graph.first[u]; e < graph.first[u + 1]; ++e) {
      const std::uint32_t from = components.component[u];
      if (components.component[graph.heads[e]] != from) is_closed[from] = false;
    }
  }
  structure.strong_components = components.count;
  structure.closed_components =
      static_cast<std::uint32_t>(std::count(is_closed.begin(), is_closed.end(), true));
}

}  // namespace

Structure structure_of(const Arena& arena) {
  Structure structure;
  const Graph graph = capture_graph(arena);
  structure.edges = static_cast<std::uint32_t>(graph.heads.size() / 2);
  structure.stranded_groups = static_cast<std::uint32_t>(stranded_groups(arena, graph).size());
  count_cut_vertices(graph, structure);
  count_antennae(graph, structure);
  count_strong_components(immediate_capture_graph(arena), structure);
  return structure;
}

}  // namespace hardboard::capture
