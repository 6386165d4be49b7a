#include "methods/capture/stranded.h"

#include <algorithm>
#include <cstdint>

#include "methods/capture/depth_first_tree.h"

namespace hardboard::capture {
namespace {

constexpr std::uint32_t none = DepthFirstTree::none;

// Parts behind a cut vertex whose budgets add up to less than their size.
void add_poor_parts(const Arena& arena, const Graph& graph,
                    std::vector<StrandedGroup<Location>>& groups) {
  const DepthFirstTree tree = depth_first_tree(graph);
  const auto n = static_cast<std::uint32_t>(tree.order.size());
  // wealth[i]: budgets of the first i locations of the order, each counted up to n.
  std::vector<std::uint64_t> wealth(n + std::size_t{1}, 0);
  for (std::uint32_t i = 0; i < n; ++i) {
    wealth[i + 1] = wealth[i] + std::min(arena.budget[tree.order[i]], n);
  }
  const auto is_poor = [&](std::uint32_t begin, std::uint32_t end) {
    return wealth[end] - wealth[begin] < end - begin;
  };
  const auto is_part = [&](std::uint32_t p) { return tree.is_part(p); };

  // A poor part with a smaller one inside adds nothing: walk up from the leaves.
  std::vector<bool> has_poor_part(n, false);
  for (std::uint32_t p = n; p-- > 0;) {
    bool found = has_poor_part[p];
    if (!found && is_part(p) && is_poor(p, tree.end[p])) {
      found = true;
      groups.push_back({false, {tree.order.begin() + p, tree.order.begin() + tree.end[p]}});
    }
    if (found && tree.parent[p] != none) has_poor_part[tree.parent[p]] = true;
  }

  // The part above a cut vertex v: all of its tree but v and what hangs below. Only the smallest
  // poor one is of interest: it belongs to the first poor v that is met on the way down.
  for (std::uint32_t root = 0; root < n; root = tree.end[root]) {
    std::uint64_t most = none;
    std::uint32_t best = none;
    for (std::uint32_t v = root + 1; v < tree.end[root]; ++v) {
      std::uint64_t size = tree.end[root] - root - 1;
      std::uint64_t rich = wealth[tree.end[root]] - wealth[root];
      rich -= wealth[v + 1] - wealth[v];
      for (std::uint32_t child = v + 1; child < tree.end[v]; child = tree.end[child]) {
        if (!is_part(child)) continue;
        size -= tree.end[child] - child;
        rich -= wealth[tree.end[child]] - wealth[child];
      }
      if (rich < size && size < most) {
        most = size;
        best = v;
      }
    }
    if (best == none || most == tree.end[root] - root - 1) continue;
    StrandedGroup<Location> group;
    for (std::uint32_t p = root; p < tree.end[root]; ++p) {
      if (p == best) {
        // Skip the parts below v, keep the rest of its subtree.
        for (std::uint32_t child = p + 1; child < tree.end[p]; child = tree.end[child]) {
          if (is_part(child)) continue;
          group.places.insert(group.places.end(), tree.order.begin() + child,
                              tree.order.begin() + tree.end[child]);
        }
        p = tree.end[p] - 1;
      } else {
        group.places.push_back(tree.order[p]);
      }
    }
    groups.push_back(std::move(group));
  }
}

// Paths v1 ... vk that only v1's own piece could leave, with k - 1 of its captures spent on the
// way.
void add_antennae(const Arena& arena, const Graph& graph,
                  std::vector<StrandedGroup<Location>>& groups) {
  const auto degree = [&](Location u) { return graph.first[u + 1] - graph.first[u]; };
  for (Location u = 0; u < graph.size(); ++u) {
    if (degree(u) != 1 || arena.budget[u] >= graph.size()) continue;
    StrandedGroup<Location> group{true, {u}};
    Location before = u, here = graph.heads[graph.first[u]];
    while (group.places.size() <= arena.budget[u] && degree(here) == 2) {
      group.places.push_back(here);
      const Location* heads = graph.heads.data() + graph.first[here];
      const Location onward = heads[0] == before ? heads[1] : heads[0];
      before = here;
      here = onward;
    }
    if (group.places.size() == arena.budget[u] + std::size_t{1}) groups.push_back(std::move(group));
  }
}

}  // namespace

std::vector<StrandedGroup<Location>> stranded_groups(const Arena& arena,
                                                     const Graph& capture_graph) {
  std::vector<StrandedGroup<Location>> groups;
  add_poor_parts(arena, capture_graph, groups);
  add_antennae(arena, capture_graph, groups);
  std::stable_sort(groups.begin(), groups.end(),
                   [](const auto& a, const auto& b) { return a.places.size() < b.places.size(); });
  return groups;
}

}  // namespace hardboard::capture
