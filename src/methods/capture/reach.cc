#include "methods/capture/reach.h"

#include <algorithm>
#include <utility>

namespace hardboard::capture {

Reach reach(const Arena& arena) {
  const std::uint32_t n = arena.size();
  Reach result{std::vector<std::uint32_t>(arena.by_type.size() * std::size_t{n}, 0), n};

  // Queues by budget, the largest first; `unlimited` has the last one. Each pair of type and
  // location is taken up once for each rise of its bound, and it never rises after it was taken.
  std::uint32_t largest = 0;
  const auto start = [&](Location u) {
    if (u == arena.goal) return 0U;
    return arena.budget[u] >= n - 1 ? unlimited : arena.budget[u];
  };
  for (Location u = 0; u < n; ++u) {
    if (start(u) != unlimited) largest = std::max(largest, start(u));
  }
  std::vector<std::vector<std::pair<std::uint8_t, Location>>> queue(largest + 2);
  const auto raise = [&](std::uint8_t type, Location u, std::uint32_t budget) {
    std::uint32_t& most = result.most[type * std::size_t{n} + u];
    if (budget <= most || u == arena.goal) return;
    most = budget;
    queue[budget == unlimited ? largest + 1 : budget].emplace_back(type, u);
  };
  for (Location u = 0; u < n; ++u) raise(arena.type[u], u, start(u));
  for (std::uint32_t level = largest + 1; level > 0; --level) {
    const std::uint32_t budget = level == largest + 1 ? unlimited : level;
    for (std::size_t i = 0; i < queue[level].size(); ++i) {
      const auto [type, u] = queue[level][i];
      if (result.of(type, u) != budget) continue;  // taken up with more
      for (const Step& step : arena.steps(type, u)) {
        if (step.to == arena.last) continue;
        raise(type, step.to, budget == unlimited ? unlimited : budget - 1);
      }
    }
  }
  return result;
}

}  // namespace hardboard::capture
