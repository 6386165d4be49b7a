// Classes of pieces for arenas whose captures have costs, or whose capturers are counted: a class
// says how much a piece may still spend, and whether it has captured.
#include <algorithm>
#include <map>
#include <tuple>

#include "methods/capture/depth_first.h"

namespace hardboard::capture {

std::optional<DepthFirst::Bounded> DepthFirst::make_bounded(
    const Arena& arena, std::vector<Class>& classes,
    std::array<std::uint8_t, most_locations>& start) {
  const std::uint32_t n = arena.size();
  Bounded bounded;
  std::vector<std::uint32_t> cost;
  for (Location u = 0; u < n; ++u)
    for (Location v = 0; v < n; ++v) cost.push_back(arena.cost(u, v));
  std::vector<std::uint32_t> costs = cost;  // each once
  std::sort(costs.begin(), costs.end());
  costs.erase(std::unique(costs.begin(), costs.end()), costs.end());
  if (costs.size() > Bounded::most_costs) return std::nullopt;
  for (const std::uint32_t of_pair : cost) {
    const auto at = std::lower_bound(costs.begin(), costs.end(), of_pair);
    bounded.cost.push_back(static_cast<std::uint8_t>(at - costs.begin()));
  }

  using Key = std::tuple<std::uint8_t, std::uint32_t, bool>;  // type, left, is a new capturer
  std::map<Key, std::size_t> known;
  std::vector<Key> keys;
  classes.assign(1, {});
  const auto class_of = [&](Key key) {
    const auto [found, is_new] = known.emplace(key, classes.size());
    if (is_new) {
      const auto [type, left, counts] = key;
      const bool is_last = arena.last && type == arena.type[*arena.last];
      const std::uint32_t most = std::min(left, n - 1);
      classes.push_back({type, 0, static_cast<std::uint8_t>(most), is_last});
      keys.push_back(key);
    }
    return found->second;
  };
  for (Location u = 0; u < n; ++u) {
    const std::uint32_t left = arena.is_endless(arena.budget[u]) ? unlimited : arena.budget[u];
    const bool counts = arena.counts_capturers() && arena.is_new_capturer(u);
    const std::size_t here = class_of({arena.type[u], left, counts});
    if (here > 255) return std::nullopt;
    start[u] = static_cast<std::uint8_t>(here);
  }
  for (std::size_t c = 1; c < classes.size(); ++c) {
    if (classes.size() > 256) return std::nullopt;
    bounded.after.resize((c + 1) * Bounded::most_costs, 0);
    const auto [type, left, counts] = keys[c - 1];
    for (std::size_t k = 0; k < costs.size(); ++k) {
      if (costs[k] == 0 || (left != unlimited && costs[k] > left)) continue;
      const std::uint32_t rest = left == unlimited ? unlimited : left - costs[k];
      bounded.after[c * Bounded::most_costs + k] =
          static_cast<std::uint8_t>(class_of({type, rest, false}));
    }
    bounded.is_new_capturer.resize(c + 1, false);
    bounded.is_new_capturer[c] = counts;
  }
  if (classes.size() > 256) return std::nullopt;
  bounded.capturers = std::min(arena.capturers, n);
  return bounded;
}

}  // namespace hardboard::capture
