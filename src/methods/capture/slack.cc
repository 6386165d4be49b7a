#include "methods/capture/slack.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <utility>

namespace hardboard::capture {

std::uint64_t most_captures(const Arena& arena) {
  std::vector<std::uint32_t> budgets;  // of those of whom only so many may capture
  std::uint64_t sum = 0;
  for (Location u = 0; u < arena.size(); ++u) {
    if (u == arena.goal) continue;
    if (arena.is_new_capturer(u))
      budgets.push_back(arena.budget[u]);
    else
      sum += arena.budget[u];
  }
  std::sort(budgets.begin(), budgets.end(), std::greater());
  budgets.resize(std::min<std::size_t>(budgets.size(), arena.capturers));
  return std::accumulate(budgets.begin(), budgets.end(), sum);
}

std::optional<std::uint32_t> slack(const Arena& arena, std::uint32_t pieces_left) {
  const std::uint64_t n = arena.size();
  if (n < 2) return std::nullopt;
  for (Location u = 0; u < n; ++u)
    if (u != arena.goal && std::uint64_t{arena.budget[u]} + 1 >= n) return std::nullopt;
  const std::uint64_t sum = most_captures(arena);
  const std::uint64_t captures = n - std::min<std::uint64_t>(n, pieces_left);
  if (sum < captures || sum - captures > UINT32_MAX) return std::nullopt;
  return static_cast<std::uint32_t>(sum - captures);
}

std::optional<std::uint32_t> countable_slack(const Arena& arena, std::uint32_t pieces_left) {
  constexpr std::uint64_t most_sums = 500'000;
  const std::optional<std::uint32_t> found = slack(arena, pieces_left);
  if (!found || *found > std::uint64_t{arena.size()} * 3 / 4) return std::nullopt;
  if ((std::uint64_t{*found} + 1) * arena.size() > most_sums) return std::nullopt;
  return found;
}

std::optional<std::uint32_t> tight_slack(const Arena& arena, std::uint32_t pieces_left) {
  const std::optional<std::uint32_t> found = countable_slack(arena, pieces_left);
  return found && *found <= arena.size() / 2 ? found : std::nullopt;
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
