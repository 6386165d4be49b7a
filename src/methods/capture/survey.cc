#include "methods/capture/survey.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>

#include "methods/capture/capture_graph.h"
#include "methods/capture/components.h"
#include "methods/capture/depth_first_tree.h"
#include "methods/capture/last_visits.h"
#include "methods/capture/stranded.h"

namespace hardboard::capture {
namespace {

// The locations that the last piece might come to, a set that this piece can't leave. Sorted.
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

// Sets of locations each of which holds a piece at the end of every solution: the goal, the reach
// of the last piece, and the components of the immediate capture graph that no capture leaves.
std::vector<std::vector<Location>> holding_sets(const Arena& arena, const Graph& immediate,
                                                Watch& watch) {
  std::vector<std::vector<Location>> sets;
  if (arena.goal) sets.push_back({*arena.goal});
  if (arena.last) sets.push_back(reach_of_last(arena));
  for (std::vector<Location>& sink : sinks_of(immediate, watch)) sets.push_back(std::move(sink));
  return sets;
}

// Keeps the roots that are in the set, unless none would be left.
void restrict_to(std::vector<Location>& roots, const std::vector<Location>& sorted_set) {
  std::vector<Location> common;
  std::set_intersection(roots.begin(), roots.end(), sorted_set.begin(), sorted_set.end(),
                        std::back_inserter(common));
  if (!common.empty()) roots = std::move(common);
}

BudgetSum budget_sum(const Arena& arena) {
  BudgetSum sum{arena.size() - std::uint64_t{1}, 0};
  for (Location u = 0; u < arena.size(); ++u) {
    if (u != arena.goal) sum.available += std::min(arena.budget[u], arena.size());
  }
  return sum;
}

// Two disjoint groups among the smallest 64 groups, if there are any: so few pairs keep the search
// linear, and the smallest groups are the likeliest to be disjoint.
std::optional<Stranded<Location>> disjoint_groups(
    const std::vector<StrandedGroup<Location>>& groups, std::uint32_t locations, Watch& watch) {
  const std::size_t few = std::min<std::size_t>(groups.size(), 64);
  std::vector<std::uint32_t> mark(locations, 0);
  for (std::uint32_t i = 0; i < few; ++i) {
    for (const Location u : groups[i].places) mark[u] = i + 1;
    for (std::uint32_t j = i + 1; j < few; ++j) {
      const std::vector<Location>& places = groups[j].places;
      if (watch.reached(places.size())) return std::nullopt;
      if (std::none_of(places.begin(), places.end(), [&](Location u) { return mark[u] == i + 1; }))
        return Stranded<Location>{groups[i], groups[j]};
    }
  }
  return std::nullopt;
}

class Surveyor {
public:
  Surveyor(const Arena& arena, const Limits& limits)
      : arena_(arena), watch_(limits, "looking at the structure") {
    all_.resize(arena.size());
    std::iota(all_.begin(), all_.end(), 0U);
  }

  Survey run() {
    Survey result;
    result.roots = all_;
    look(result);
    if (watch_.was_reached()) result = {{}, std::move(all_), false};
    return result;
  }

private:
  // Each step of the survey may end the survey with a refusal.
  void look(Survey& result) {
    if (const BudgetSum sum = budget_sum(arena_); sum.available < sum.needed) {
      result.refusal = sum;
      return;
    }
    // With gaps, what stands next to a set need not stop captures that lead out of it.
    if (arena_.has_gaps) return;
    possible_ = possible_pairs(arena_, watch_);
    if (!watch_.was_reached()) look_for_closed_sets(result);
    if (!watch_.was_reached() && result.refusal.index() == 0 && arena_.last)
      if (auto visits = last_visits(arena_, possible_, watch_)) result.refusal = *std::move(visits);
    if (!watch_.was_reached() && result.refusal.index() == 0) look_for_stranded_groups(result);
  }

  void look_for_closed_sets(Survey& result) {
    const Graph immediate = immediate_capture_graph(arena_, possible_, watch_);
    const std::vector<std::vector<Location>> sets = holding_sets(arena_, immediate, watch_);
    // Sinks are disjoint from one another, and the sets of the goal and of the last piece stand
    // first: if any two sets are disjoint, then two that this loop compares are.
    for (std::size_t i = 0; i < sets.size() && i < 3; ++i) {
      for (std::size_t j = i + 1; j < sets.size(); ++j) {
        if (watch_.reached(sets[i].size() + sets[j].size())) return;
        if (!are_disjoint(sets[i], sets[j])) continue;
        result.refusal = ClosedSets<Location>{sets[i], sets[j]};
        return;
      }
    }
    for (const std::vector<Location>& set : sets) restrict_to(result.roots, set);
  }

  void look_for_stranded_groups(Survey& result) {
    const Graph graph = capture_graph(arena_, possible_, watch_);
    if (watch_.was_reached()) return;
    const DepthFirstTree tree = depth_first_tree(graph, watch_);
    if (watch_.was_reached()) return;
    std::vector<StrandedGroup<Location>> groups = stranded_groups(arena_, graph, tree, watch_);
    if (arena_.goal) groups.insert(groups.begin(), {false, {*arena_.goal}});
    if (auto stranded = disjoint_groups(groups, arena_.size(), watch_)) {
      result.refusal = *std::move(stranded);
      return;
    }
    for (StrandedGroup<Location>& group : groups) {
      if (watch_.reached(result.roots.size() + group.places.size())) return;
      std::sort(group.places.begin(), group.places.end());
      restrict_to(result.roots, group.places);
    }
  }

  const Arena& arena_;
  Watch watch_;
  std::vector<Location> all_;
  std::vector<bool> possible_;
};

}  // namespace

Survey survey(const Arena& arena, const Limits& limits) {
  return Surveyor(arena, limits).run();
}

}  // namespace hardboard::capture
