#include "methods/capture/slack.h"

#include <algorithm>
#include <utility>

namespace hardboard::capture {

std::optional<std::uint32_t> slack(const Arena& arena, std::uint32_t pieces_left) {
  const std::uint64_t n = arena.size();
  if (n < 2) return std::nullopt;
  std::uint64_t sum = 0;
  for (Location u = 0; u < n; ++u) {
    if (u == arena.goal) continue;
    if (std::uint64_t{arena.budget[u]} + 1 >= n) return std::nullopt;
    sum += arena.budget[u];
  }
  const std::uint64_t captures = n - std::min<std::uint64_t>(n, pieces_left);
  if (sum < captures || sum - captures > UINT32_MAX) return std::nullopt;
  return static_cast<std::uint32_t>(sum - captures);
}

std::optional<std::uint32_t> tight_slack(const Arena& arena, std::uint32_t pieces_left) {
  constexpr std::uint64_t most_sums = 500'000;
  const std::optional<std::uint32_t> found = slack(arena, pieces_left);
  if (!found || *found > arena.size() / 2) return std::nullopt;
  if ((std::uint64_t{*found} + 1) * arena.size() > most_sums) return std::nullopt;
  return found;
}

std::vector<Location> by_neighbourhood(const Arena& arena) {
  std::vector<Location> pieces(arena.size());
  for (Location u = 0; u < arena.size(); ++u) pieces[u] = u;
  const auto rank = [&](Location u) {
    return std::pair(arena.budget[u] < 2, arena.steps(arena.type[u], u).size());
  };
  std::stable_sort(pieces.begin(), pieces.end(),
                   [&](Location a, Location b) { return rank(a) < rank(b); });
  std::vector<bool> placed(arena.size(), false);
  std::vector<Location> order;
  const auto place = [&](Location u) {
    if (!placed[u]) order.push_back(u);
    placed[u] = true;
  };
  for (const Location u : pieces) {
    if (arena.budget[u] > 0)
      for (const Step& step : arena.steps(arena.type[u], u)) place(step.to);
    place(u);
  }
  return order;
}

}  // namespace hardboard::capture
