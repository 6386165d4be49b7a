#include "methods/capture/structure.h"

#include <algorithm>
#include <vector>

#include "methods/capture/capture_graph.h"
#include "methods/capture/components.h"
#include "methods/capture/depth_first_tree.h"
#include "methods/capture/stranded.h"

namespace hardboard::capture {
namespace {

void count_cut_vertices(const DepthFirstTree& tree, Structure& structure) {
  const auto n = static_cast<std::uint32_t>(tree.order.size());
  // By position in the tree: how many parts of the graph hang on the vertex alone.
  std::vector<std::uint32_t> parts(n, 0);
  for (std::uint32_t p = 0; p < n; ++p) {
    if (tree.parent[p] == DepthFirstTree::none) ++structure.components;
    if (tree.is_part(p)) ++parts[tree.parent[p]];
  }
  for (std::uint32_t p = 0; p < n; ++p) {
    const bool is_root = tree.parent[p] == DepthFirstTree::none;
    if (parts[p] > (is_root ? 1U : 0U)) ++structure.cut_vertices;
  }
}

void count_antennae(const Graph& graph, Structure& structure, Watch& watch) {
  const auto degree = [&](std::uint32_t u) { return graph.first[u + 1] - graph.first[u]; };
  for (std::uint32_t u = 0; u < graph.size(); ++u) {
    if (degree(u) != 1 || watch.reached()) continue;
    std::uint32_t length = 1, before = u, here = graph.heads[graph.first[u]];
    for (; degree(here) == 2; ++length) {
      const std::span<const std::uint32_t> heads = graph.row(here);
      const std::uint32_t onward = heads[0] == before ? heads[1] : heads[0];
      before = here;
      here = onward;
    }
    ++structure.antennae;
    structure.longest_antenna = std::max(structure.longest_antenna, length);
  }
}

void count_strong_components(const Graph& graph, Structure& structure, Watch& watch) {
  const Components components = strongly_connected(graph, watch);
  if (watch.was_reached()) return;
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

std::optional<Structure> structure_of(const Arena& arena, const Limits& limits) {
  Watch watch(limits, "measuring the structure");
  Structure structure;
  const std::vector<bool> possible = possible_pairs(arena, watch);
  if (watch.was_reached()) return std::nullopt;
  {
    const Graph graph = capture_graph(arena, possible, watch);
    if (watch.was_reached()) return std::nullopt;
    structure.edges = static_cast<std::uint32_t>(graph.heads.size() / 2);
    const DepthFirstTree tree = depth_first_tree(graph, watch);
    if (watch.was_reached()) return std::nullopt;
    structure.stranded_groups =
        static_cast<std::uint32_t>(stranded_groups(arena, graph, tree, watch).size());
    count_cut_vertices(tree, structure);
    count_antennae(graph, structure, watch);
  }
  if (watch.was_reached()) return std::nullopt;
  count_strong_components(immediate_capture_graph(arena, possible, watch), structure, watch);
  if (watch.was_reached()) return std::nullopt;
  return structure;
}

Structure structure_of(const Arena& arena) {
  return *structure_of(arena, Limits{});
}

}  // namespace hardboard::capture
