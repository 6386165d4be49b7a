// Where the hubs might be: a connected dominating set by greed (Guha and Khuller 1998).
#include <algorithm>
#include <queue>
#include <utility>
#include <vector>

#include "methods/capture/hub_model.h"

namespace hardboard::capture {
namespace {

// Half way between two locations that are far apart.
Location middle(const HubModel& model, Location start) {
  std::vector<Location> came(model.size(), model.size()), open;
  const auto farthest = [&](Location from) {
    std::fill(came.begin(), came.end(), model.size());
    came[from] = from;
    open.assign(1, from);
    for (std::size_t i = 0; i < open.size(); ++i)
      for (const Location w : model.in.row(open[i]))
        if (came[w] == model.size()) {
          came[w] = open[i];
          open.push_back(w);
        }
    return open.back();
  };
  const Location one = farthest(start);
  Location u = farthest(one);
  std::vector<Location> path{u};
  for (; u != one; u = came[u]) path.push_back(came[u]);
  return path[path.size() / 2];
}

}  // namespace

Guess guess_hubs(const HubModel& model) {
  const std::uint32_t n = model.size();
  std::vector<Location> roots;
  for (Location u = 0; u < n; ++u)
    if (model.root[u] != 0) roots.push_back(u);
  Location root = middle(model, roots[roots.size() / 2]);
  if (model.root[root] == 0) root = roots[roots.size() / 2];

  // What is next to a hub; a hub gains by what it brings next to one. Gains only fall, so a queue
  // with old gains is enough.
  std::vector<bool> hub(n, false), served(n, false);
  const auto gain = [&](Location u) {
    std::uint32_t fresh = 0;
    for (const Location w : model.in.row(u)) fresh += served[w] ? 0 : 1;
    return fresh;
  };
  std::priority_queue<std::pair<std::uint32_t, Location>> queue;
  std::vector<bool> queued(n, false);
  const auto take = [&](Location u) {
    hub[u] = served[u] = true;
    for (const Location w : model.in.row(u)) {
      served[w] = true;
      if (queued[w]) continue;
      queued[w] = true;
      queue.emplace(n, w);
    }
  };
  queued[root] = true;
  take(root);
  while (!queue.empty()) {
    const auto [old, u] = queue.top();
    queue.pop();
    const std::uint32_t now = gain(u);
    if (now == 0) continue;
    if (now < old) {
      queue.emplace(now, u);
    } else {
      take(u);
    }
  }

  Guess guess;
  for (const Location u : roots)
    guess.preferred.push_back(u == root ? model.root[u] : -model.root[u]);
  for (Location u = 0; u < n; ++u) {
    guess.preferred.push_back(hub[u] ? model.hub[u] : -model.hub[u]);
    if (hub[u]) guess.assumed.push_back(model.hub[u]);
  }
  guess.assumed.push_back(model.root[root]);
  return guess;
}

}  // namespace hardboard::capture
