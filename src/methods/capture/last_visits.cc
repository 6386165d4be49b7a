#include "methods/capture/last_visits.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "methods/capture/capture_graph.h"
#include "methods/capture/components.h"
#include "methods/capture/depth_first_tree.h"
#include "methods/capture/stranded.h"
#include "puzzles/capture/last_visits.h"

namespace hardboard::capture {
namespace {

using Sets = std::vector<std::vector<Location>>;

// Walks look at so many places with sets that were met.
constexpr std::size_t most_stops = std::size_t{1} << 21;

// The sets that have no location in common with a set before them.
Sets disjoint(const Sets& sets, std::uint32_t locations) {
  Sets found;
  std::vector<bool> taken(locations, false);
  for (const std::vector<Location>& set : sets) {
    if (std::any_of(set.begin(), set.end(), [&](Location u) { return taken[u]; })) continue;
    for (const Location u : set) taken[u] = true;
    found.push_back(set);
  }
  return found;
}

// Does some walk along steps of the last piece, as if nothing stood between, meet all sets within
// its budget? Layer by layer; a stop is a location with the sets that were met, a bit for each.
bool can_visit_all(const Arena& arena, const Sets& sets, Watch& watch) {
  const std::uint32_t n = arena.size(), start = *arena.last, all = (1U << sets.size()) - 1;
  std::vector<std::uint32_t> bit(n, 0);
  for (std::size_t i = 0; i < sets.size(); ++i)
    for (const Location u : sets[i]) bit[u] = 1U << i;
  std::vector<bool> seen(std::size_t{n} << sets.size(), false);
  std::vector<std::pair<Location, std::uint32_t>> stops{{start, 0}};
  std::size_t begin = 0;
  for (std::uint32_t used = 0; used < arena.budget[start] && begin < stops.size(); ++used) {
    for (const std::size_t end = stops.size(); begin < end; ++begin) {
      const auto [at, met_before] = stops[begin];
      const std::span<const Step> steps = arena.steps(arena.type[start], at);
      if (watch.reached(steps.size() + 1)) return true;
      for (const Step& step : steps) {
        const std::uint32_t met = met_before | bit[step.to];
        if (met == all) return true;
        const std::size_t key = (std::size_t{step.to} << sets.size()) + met;
        if (!seen[key]) stops.emplace_back(step.to, met);
        seen[key] = true;
      }
    }
  }
  return false;
}

}  // namespace

std::optional<LastVisits<Location>> last_visits(const Arena& arena,
                                                const std::vector<bool>& possible, Watch& watch) {
  const std::size_t n = arena.size(), type = arena.type[*arena.last];
  const std::uint32_t budget = arena.budget[*arena.last];
  std::vector<bool> of_others = possible;
  std::fill_n(of_others.begin() + static_cast<std::ptrdiff_t>(type * n), n, false);
  Sets sets = sinks_of(immediate_capture_graph(arena, of_others, watch), watch);
  // The last piece's own start is a sink by itself: no step of another piece ends there.
  std::erase_if(sets, [&](const auto& set) { return set.front() == arena.last; });
  const bool are_few = sets.size() <= budget && !arena.is_endless(budget);
  if (are_few) {
    const Graph graph = capture_graph(arena, of_others, watch);
    if (watch.was_reached()) return std::nullopt;
    const DepthFirstTree tree = depth_first_tree(graph, watch);
    if (watch.was_reached()) return std::nullopt;
    for (StrandedGroup<Location>& group : stranded_groups(arena, graph, tree, watch))
      sets.push_back(std::move(group.places));
  }
  std::stable_sort(sets.begin(), sets.end(),
                   [](const auto& a, const auto& b) { return a.size() < b.size(); });
  if (are_few) sets = disjoint(sets, arena.size());
  if (watch.was_reached()) return std::nullopt;
  if (sets.size() > budget) {
    sets.resize(budget + std::size_t{1});
    return LastVisits<Location>{std::move(sets)};
  }
  if (arena.is_endless(budget)) return std::nullopt;
  while (!sets.empty() && (sets.size() > most_sets_of_walks || n << sets.size() > most_stops))
    sets.pop_back();
  if (sets.empty() || can_visit_all(arena, sets, watch)) return std::nullopt;
  return LastVisits<Location>{std::move(sets)};
}

}  // namespace hardboard::capture
