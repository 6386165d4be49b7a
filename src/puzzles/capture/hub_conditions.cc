#include "puzzles/capture/hub_conditions.h"

#include <algorithm>
#include <utility>

namespace hardboard::capture {

Lists reversed(const Lists& out) {
  Lists in(out.size());
  for (std::uint32_t u = 0; u < out.size(); ++u)
    for (const std::uint32_t v : out[u]) in[v].push_back(u);
  return in;
}

std::optional<Hubs> HubTest::test(const std::vector<bool>& is_hub) {
  const std::uint32_t n = steps_.size();
  hubs_ = {is_hub, std::vector(n, n), std::vector(n, n), {}};
  for (std::uint32_t u = 0; u < n; ++u)
    if (!is_hub[u] && (steps_.budget[u] == 0 || !has_hub(steps_.out[u]))) return std::nullopt;
  const auto many = static_cast<std::size_t>(std::count(is_hub.begin(), is_hub.end(), true));
  for (std::uint32_t root = 0; root < n; ++root) {
    if (!is_hub[root] || (steps_.goal && *steps_.goal != root)) continue;
    if (reach(root) == many && match(root)) return std::move(hubs_);
  }
  return std::nullopt;
}

bool HubTest::has_hub(const std::vector<std::uint32_t>& places) const {
  return std::any_of(places.begin(), places.end(),
                     [&](std::uint32_t v) { return hubs_.is_hub[v]; });
}

// Against the steps, breadth first. Returns how many hubs lead to the root.
std::size_t HubTest::reach(std::uint32_t root) {
  hubs_.next.assign(steps_.size(), steps_.size());
  hubs_.next[root] = root;
  hubs_.order.assign(1, root);
  for (std::size_t i = 0; i < hubs_.order.size(); ++i) {
    for (const std::uint32_t u : in_[hubs_.order[i]]) {
      if (!hubs_.is_hub[u] || hubs_.next[u] != steps_.size()) continue;
      hubs_.next[u] = hubs_.order[i];
      hubs_.order.push_back(u);
    }
  }
  return hubs_.order.size();
}

// A match for each hub but the root, by augmenting paths.
bool HubTest::match(std::uint32_t root) {
  hubs_.match.assign(steps_.size(), steps_.size());
  hub_of_.assign(steps_.size(), steps_.size());
  for (const std::uint32_t hub : hubs_.order) {
    seen_.assign(steps_.size(), false);
    if (hub != root && !find_match(hub)) return false;
  }
  return true;
}

bool HubTest::find_match(std::uint32_t hub) {
  for (const std::uint32_t u : in_[hub]) {
    if (hubs_.is_hub[u] || steps_.budget[u] < 2 || seen_[u]) continue;
    seen_[u] = true;
    if (hub_of_[u] != steps_.size() && !find_match(hub_of_[u])) continue;
    hub_of_[u] = hub;
    hubs_.match[hub] = u;
    return true;
  }
  return false;
}

}  // namespace hardboard::capture
