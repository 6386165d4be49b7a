#include "methods/capture/survey.h"

#include <algorithm>
#include <numeric>

#include "methods/capture/components.h"
#include "methods/capture/stranded.h"

namespace hardboard::capture {
namespace {

// Spreads each piece that can capture over all that it might reach by immediate steps.
std::vector<bool> possible_pairs(const Arena& arena) {
  const std::size_t n = arena.size();
  std::vector<bool> possible(arena.by_type.size() * n, false);
  std::vector<std::pair<std::uint8_t, Location>> open;
  const auto reach = [&](std::uint8_t type, Location u) {
    if (possible[type * n + u]) return;
    possible[type * n + u] = true;
    open.emplace_back(type, u);
  };
  for (Location u = 0; u < n; ++u) {
    if (arena.budget[u] > 0) reach(arena.type[u], u);
  }
  while (!open.empty()) {
    const auto [type, u] = open.back();
    open.pop_back();
    for (const Step& step : arena.steps(type, u)) {
      if (is_immediate(arena, step)) reach(type, step.to);
    }
  }
  return possible;
}

// The graph of all steps of possible pairs that `wanted` accepts, sorted, each arc once; with
// `both_ways` the reverses as well.
template <class Wanted>
Graph graph_of(const Arena& arena, const std::vector<bool>& possible, bool both_ways,
               Wanted wanted) {
  const std::uint32_t n = arena.size();
  std::vector<std::uint64_t> arcs;
  for (std::uint8_t t = 0; t < arena.by_type.size(); ++t) {
    for (Location u = 0; u < n; ++u) {
      if (!possible[t * std::size_t{n} + u]) continue;
      for (const Step& step : arena.steps(t, u)) {
        if (!wanted(step)) continue;
        arcs.push_back(std::uint64_t{u} << 32 | step.to);
        if (both_ways) arcs.push_back(std::uint64_t{step.to} << 32 | u);
      }
    }
  }
  std::sort(arcs.begin(), arcs.end());
  arcs.erase(std::unique(arcs.begin(), arcs.end()), arcs.end());
  Graph graph;
  graph.first.assign(n + 1, 0);
  graph.heads.reserve(arcs.size());
  for (const std::uint64_t arc : arcs) {
    ++graph.first[(arc >> 32) + 1];
    graph.heads.push_back(static_cast<std::uint32_t>(arc));
  }
  std::partial_sum(graph.first.begin(), graph.first.end(), graph.first.begin());
  return graph;
}

// Where the last piece might come: itself a set that it can't leave.
std::vector<Location> reach_of_last(const Arena& arena) {
  std::vector<Location> reached{*arena.last};
  if (arena.budget[*arena.last] == 0) return reached;
  std::vector<bool> seen(arena.size(), false);
  seen[*arena.last] = true;
  for (std::size_t i = 0; i < reached.size(); ++i) {
    for (const Step& step : arena.steps(arena.type[*arena.last], reached[i])) {
      if (!is_immediate(arena, step) || seen[step.to]) continue;
      seen[step.to] = true;
      reached.push_back(step.to);
    }
  }
  std::sort(reached.begin(), reached.end());
  return reached;
}

bool are_disjoint(const std::vector<Location>& sorted, const std::vector<Location>& also_sorted) {
  for (std::size_t i = 0, j = 0; i < sorted.size() && j < also_sorted.size();) {
    if (sorted[i] == also_sorted[j]) return false;
    sorted[i] < also_sorted[j] ? ++i : ++j;
  }
  return true;
}

// Sets of locations each of which holds a piece at the end of every solution.
std::vector<std::vector<Location>> holding_sets(const Arena& arena, const Graph& immediate) {
  const Components components = strongly_connected(immediate);
  std::vector<bool> is_sink(components.count, true);
  for (Location u = 0; u < arena.size(); ++u) {
    for (std::uint32_t i = immediate.first[u]; i < immediate.first[u + 1]; ++i) {
      const std::uint32_t head = components.component[immediate.heads[i]];
      if (head != components.component[u]) is_sink[components.component[u]] = false;
    }
  }
  std::vector<std::vector<Location>> members(components.count);
  for (Location u = 0; u < arena.size(); ++u) {
    if (is_sink[components.component[u]]) members[components.component[u]].push_back(u);
  }
  std::vector<std::vector<Location>> sets;
  if (arena.goal) sets.push_back({*arena.goal});
  if (arena.last) sets.push_back(reach_of_last(arena));
  for (std::uint32_t c = 0; c < components.count; ++c) {
    if (is_sink[c]) sets.push_back(std::move(members[c]));
  }
  return sets;
}

// Keeps the locations that are in all sets; false if none would be left.
bool restrict_to(std::vector<Location>& roots, const std::vector<Location>& sorted_set) {
  std::vector<Location> common;
  std::set_intersection(roots.begin(), roots.end(), sorted_set.begin(), sorted_set.end(),
                        std::back_inserter(common));
  if (common.empty()) return false;
  roots = std::move(common);
  return true;
}

BudgetSum budget_sum(const Arena& arena) {
  BudgetSum sum{arena.size() - std::uint64_t{1}, 0};
  for (Location u = 0; u < arena.size(); ++u) {
    if (u != arena.goal) sum.available += std::min(arena.budget[u], arena.size());
  }
  return sum;
}

}  // namespace

bool is_immediate(const Arena& arena, const Step& step) {
  return step.between == 0 || (step.between == 1 && arena.rays[step.ray] == arena.last);
}

Graph capture_graph(const Arena& arena) {
  return graph_of(arena, possible_pairs(arena), true, [](const Step&) { return true; });
}

Graph immediate_capture_graph(const Arena& arena) {
  return graph_of(arena, possible_pairs(arena), false,
                  [&](const Step& step) { return is_immediate(arena, step); });
}

Survey survey(const Arena& arena) {
  const std::uint32_t n = arena.size();
  Survey result;
  result.roots.resize(n);
  std::iota(result.roots.begin(), result.roots.end(), 0U);
  if (const BudgetSum sum = budget_sum(arena); sum.available < sum.needed) {
    result.refusal = sum;
    return result;
  }
  result.possible = possible_pairs(arena);

  // If any two of these sets are disjoint then two that the loop compares are: a set that is no
  // sink (goal, last piece) comes first, and the sinks are disjoint among each other.
  const Graph immediate = graph_of(arena, result.possible, false,
                                   [&](const Step& step) { return is_immediate(arena, step); });
  const std::vector<std::vector<Location>> sets = holding_sets(arena, immediate);
  for (std::size_t i = 0; i < sets.size() && i < 3; ++i) {
    for (std::size_t j = i + 1; j < sets.size(); ++j) {
      if (!are_disjoint(sets[i], sets[j])) continue;
      result.refusal = ClosedSets<Location>{sets[i], sets[j]};
      return result;
    }
  }
  for (const std::vector<Location>& set : sets) restrict_to(result.roots, set);

  const Graph capture_graph =
      graph_of(arena, result.possible, true, [](const Step&) { return true; });
  std::vector<StrandedGroup<Location>> groups = stranded_groups(arena, capture_graph);
  if (arena.goal) groups.insert(groups.begin(), {false, {*arena.goal}});
  // The smallest groups are the likeliest to be disjoint; sixty-four keep this linear.
  std::vector<std::uint32_t> mark(n, 0);
  for (std::uint32_t i = 0; i < groups.size() && i < 64; ++i) {
    for (const Location u : groups[i].places) mark[u] = i + 1;
    for (std::uint32_t j = i + 1; j < groups.size() && j < 64; ++j) {
      const std::vector<Location>& places = groups[j].places;
      if (std::any_of(places.begin(), places.end(), [&](Location u) { return mark[u] == i + 1; })) {
        continue;
      }
      result.refusal = Stranded<Location>{groups[i], groups[j]};
      return result;
    }
  }
  for (StrandedGroup<Location>& group : groups) {
    std::sort(group.places.begin(), group.places.end());
    restrict_to(result.roots, group.places);
  }
  return result;
}

}  // namespace hardboard::capture
