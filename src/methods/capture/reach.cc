#include "methods/capture/reach.h"

#include <algorithm>
#include <functional>
#include <map>
#include <utility>

namespace hardboard::capture {
namespace {

// The budget of the piece that starts on u, or `unlimited` if it can't bind; 0 on the goal, whose
// piece never moves.
std::uint32_t own_budget(const Arena& arena, Location u) {
  if (u == arena.goal) return 0;
  return arena.is_endless(arena.budget[u]) ? unlimited : arena.budget[u];
}

// The largest own budget that is not unlimited.
std::uint32_t largest_finite_budget(const Arena& arena) {
  std::uint32_t largest = 0;
  for (Location u = 0; u < arena.size(); ++u)
    if (own_budget(arena, u) != unlimited) largest = std::max(largest, own_budget(arena, u));
  return largest;
}

}  // namespace

Reach reach(const Arena& arena, Watch& watch) {
  const std::uint32_t n = arena.size();
  Reach result{std::vector<std::uint32_t>(arena.by_type.size() * std::size_t{n}, 0), n};

  // A queue for each bound, the largest bound first. A pair of type and location enters a queue
  // each time its bound rises. Its steps are followed once, for after its turn its bound never
  // rises again.
  std::map<std::uint32_t, std::vector<std::pair<std::uint8_t, Location>>, std::greater<>> queues;
  const auto raise = [&](std::uint8_t type, Location u, std::uint32_t budget) {
    std::uint32_t& most = result.most[type * std::size_t{n} + u];
    if (budget <= most || u == arena.goal) return;
    most = budget;
    queues[budget].emplace_back(type, u);
  };
  for (Location u = 0; u < n; ++u) raise(arena.type[u], u, own_budget(arena, u));
  for (auto at = queues.begin(); at != queues.end(); ++at) {
    const std::uint32_t budget = at->first;
    for (std::size_t i = 0; i < at->second.size(); ++i) {
      const auto [type, u] = at->second[i];
      if (result.of(type, u) != budget) continue;  // its turn came with a larger bound
      const std::span<const Step> steps = arena.steps(type, u);
      if (watch.reached(steps.size() + 1)) return result;
      for (const Step& step : steps) {
        if (step.to == arena.last) continue;
        if (budget == unlimited)
          raise(type, step.to, unlimited);
        else if (const std::uint32_t cost = arena.cost(u, step.to); cost < budget)
          raise(type, step.to, budget - cost);
      }
    }
  }
  return result;
}

std::vector<std::uint32_t> arrivals(const Arena& arena, Watch& watch) {
  const Reach reached = reach(arena, watch);
  const std::size_t n = arena.size();
  std::vector<std::uint32_t> arrives(arena.by_type.size() * n, 0);
  for (std::size_t t = 0; t < arena.by_type.size(); ++t)
    for (Location u = 0; u < n; ++u)
      for (const Step& step : arena.steps(static_cast<std::uint8_t>(t), u)) {
        const std::uint32_t most = reached.of(static_cast<std::uint8_t>(t), u);
        const std::uint32_t cost = arena.cost(u, step.to);
        std::uint32_t& here = arrives[t * n + step.to];
        if (step.to != arena.last && most > cost)
          here = std::max(here, most == unlimited ? unlimited : most - cost);
      }
  return arrives;
}

std::vector<std::uint32_t> budget_levels(const Arena& arena, const Reach& reach) {
  const std::uint32_t n = arena.size(), largest = largest_finite_budget(arena);
  std::vector<std::uint32_t> levels(n, 0);
  const auto binds = [&](Location u) {
    return u != arena.goal && !arena.is_endless(arena.budget[u]);
  };
  bool any_binds = false;
  for (Location u = 0; u < n; ++u) any_binds = any_binds || binds(u);
  if (!any_binds) return levels;
  for (Location u = 0; u < n; ++u) {
    for (std::size_t t = 0; t < arena.by_type.size(); ++t) {
      const std::uint32_t most = reach.of(static_cast<std::uint8_t>(t), u);
      // A carrier without a bound may come here: the formula distinguishes the finite numbers up to
      // the largest.
      levels[u] = std::max(levels[u], most == unlimited ? largest : most);
    }
  }
  return levels;
}

}  // namespace hardboard::capture
