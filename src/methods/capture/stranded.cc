#include "methods/capture/stranded.h"

#include <algorithm>
#include <cstdint>

namespace hardboard::capture {
namespace {

constexpr std::uint32_t none = DepthFirstTree::none;

// The most captures of the piece that starts on a location: none where no step begins.
std::uint32_t most_captures(const Arena& arena, Location u) {
  return arena.steps(arena.type[u], u).empty() ? 0 : arena.budget[u];
}

// Finds the parts behind a cut vertex whose budgets add up to less than their size.
class PoorParts {
public:
  PoorParts(const Arena& arena, const DepthFirstTree& tree) : tree_(tree) {
    const auto n = static_cast<std::uint32_t>(tree.order.size());
    wealth_.assign(n + std::size_t{1}, 0);
    for (std::uint32_t i = 0; i < n; ++i)
      wealth_[i + std::size_t{1}] = wealth_[i] + std::min(most_captures(arena, tree.order[i]), n);
  }

  // The poor parts that lie below their cut vertex and contain no smaller poor part.
  void add_parts_below(std::vector<StrandedGroup<Location>>& groups) const {
    const auto n = static_cast<std::uint32_t>(tree_.order.size());
    std::vector<bool> has_poor_part(n, false);
    for (std::uint32_t p = n; p-- > 0;) {
      bool found = has_poor_part[p];
      if (!found && tree_.is_part(p) && wealth(p, tree_.end[p]) < tree_.end[p] - p) {
        found = true;
        groups.push_back({false, members(p, tree_.end[p])});
      }
      if (found && tree_.parent[p] != none) has_poor_part[tree_.parent[p]] = true;
    }
  }

  // The smallest poor part above a cut vertex of the tree with this root, if there is one: the tree
  // without the cut vertex v and the parts below v.
  void add_part_above(std::uint32_t root, std::vector<StrandedGroup<Location>>& groups) const {
    const std::uint32_t root_end = tree_.end[root];
    std::uint64_t least = none;
    std::uint32_t best = none;
    for (std::uint32_t v = root + 1; v < root_end; ++v) {
      std::uint64_t size = root_end - root - 1;
      std::uint64_t budgets = wealth(root, root_end) - wealth(v, v + 1);
      for_each_child(v, [&](std::uint32_t child) {
        if (!tree_.is_part(child)) return;
        size -= tree_.end[child] - child;
        budgets -= wealth(child, tree_.end[child]);
      });
      if (budgets < size && size < least) {
        least = size;
        best = v;
      }
    }
    // Without a part below v, v is no cut vertex.
    if (best == none || least == root_end - root - 1) return;
    StrandedGroup<Location> group{false, members(root, best)};
    for_each_child(best, [&](std::uint32_t child) {
      if (!tree_.is_part(child)) append(child, tree_.end[child], group.places);
    });
    append(tree_.end[best], root_end, group.places);
    groups.push_back(std::move(group));
  }

private:
  // The sum of the budgets at the positions begin .. end - 1, where each budget counts as at most
  // n.
  std::uint64_t wealth(std::uint32_t begin, std::uint32_t end) const {
    return wealth_[end] - wealth_[begin];
  }

  template <class Visit>
  void for_each_child(std::uint32_t v, Visit visit) const {
    for (std::uint32_t child = v + 1; child < tree_.end[v]; child = tree_.end[child]) visit(child);
  }

  void append(std::uint32_t begin, std::uint32_t end, std::vector<Location>& places) const {
    places.insert(places.end(), tree_.order.begin() + begin, tree_.order.begin() + end);
  }
  std::vector<Location> members(std::uint32_t begin, std::uint32_t end) const {
    return {tree_.order.begin() + begin, tree_.order.begin() + end};
  }

  const DepthFirstTree& tree_;
  std::vector<std::uint64_t> wealth_;  // [i]: the budgets at the positions before i
};

// Adds the paths v1 ... vk that end in a leaf v1, where the budget of the piece on v1 is k - 1:
// only that piece could leave the path, and it would need k captures.
void add_antennae(const Arena& arena, const Graph& graph,
                  std::vector<StrandedGroup<Location>>& groups, Watch& watch) {
  const auto degree = [&](Location u) { return graph.first[u + 1] - graph.first[u]; };
  for (Location u = 0; u < graph.size(); ++u) {
    const std::uint32_t captures = most_captures(arena, u);
    if (degree(u) != 1 || captures >= graph.size()) continue;
    StrandedGroup<Location> group{true, {u}};
    Location before = u, here = graph.heads[graph.first[u]];
    while (group.places.size() <= captures && degree(here) == 2) {
      group.places.push_back(here);
      const std::span<const Location> heads = graph.row(here);
      const Location onward = heads[0] == before ? heads[1] : heads[0];
      before = here;
      here = onward;
    }
    if (watch.reached(group.places.size())) return;
    if (group.places.size() == captures + std::size_t{1}) groups.push_back(std::move(group));
  }
}

}  // namespace

std::vector<StrandedGroup<Location>> stranded_groups(const Arena& arena, const Graph& capture_graph,
                                                     const DepthFirstTree& tree, Watch& watch) {
  std::vector<StrandedGroup<Location>> groups;
  const PoorParts parts(arena, tree);
  parts.add_parts_below(groups);
  for (std::uint32_t root = 0; root < tree.order.size(); root = tree.end[root]) {
    if (watch.reached(tree.end[root] - root)) return groups;
    parts.add_part_above(root, groups);
  }
  add_antennae(arena, capture_graph, groups, watch);
  std::stable_sort(groups.begin(), groups.end(),
                   [](const auto& a, const auto& b) { return a.places.size() < b.places.size(); });
  return groups;
}

}  // namespace hardboard::capture
