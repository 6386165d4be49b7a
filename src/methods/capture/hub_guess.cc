// Guesses at the hubs: a greedy connected dominating set (Guha and Khuller 1998), or hubs from
// elsewhere.
#include <algorithm>
#include <cstdint>
#include <optional>
#include <queue>
#include <utility>
#include <vector>

#include "methods/capture/hub_model.h"

namespace hardboard::capture {
namespace {

// A location half way between two locations that are far apart: the first of the two is farthest
// from `start`, the second farthest from the first.
Location middle(const HubModel& model, Location start, Watch& watch) {
  std::vector<Location> came(model.size()), open;
  const auto farthest = [&](Location from) {
    std::fill(came.begin(), came.end(), model.size());
    came[from] = from;
    open.assign(1, from);
    for (std::size_t i = 0; i < open.size() && !watch.reached(model.in.row(open[i]).size()); ++i)
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

// Grows a set of hubs from a root: takes the location next to a hub that brings most locations next
// to a hub for the first time, until no location brings any.
class GreedyHubs {
public:
  GreedyHubs(const HubModel& model, Watch& watch)
      : model_(model),
        watch_(watch),
        hub_(model.size(), false),
        served_(model.size(), false),
        queued_(model.size(), false) {}

  std::vector<bool> grow(Location root) {
    queued_[root] = true;
    take(root);
    // Gains only fall, so the first entry of the queue is the best if its gain is still up to date.
    while (!queue_.empty() && !watch_.reached()) {
      const auto [old_gain, u] = queue_.top();
      queue_.pop();
      const std::uint32_t gain = gain_of(u);
      if (gain == 0) continue;
      if (gain < old_gain) {
        queue_.emplace(gain, u);
      } else {
        take(u);
      }
    }
    return std::move(hub_);
  }

private:
  std::uint32_t gain_of(Location u) {
    const std::span<const Location> row = model_.in.row(u);
    watch_.reached(row.size());
    return static_cast<std::uint32_t>(
        std::count_if(row.begin(), row.end(), [&](Location w) { return !served_[w]; }));
  }

  void take(Location u) {
    hub_[u] = served_[u] = true;
    for (const Location w : model_.in.row(u)) {
      served_[w] = true;
      if (queued_[w]) continue;
      queued_[w] = true;
      queue_.emplace(model_.size(), w);
    }
  }

  const HubModel& model_;
  Watch& watch_;
  std::vector<bool> hub_;
  std::vector<bool> served_;  // next to a hub, or a hub
  std::vector<bool> queued_;  // in the queue, now or before
  std::priority_queue<std::pair<std::uint32_t, Location>>
      queue_;  // by gain, which may be too large
};

Guess guess_cheap_root(const HubModel& model) {
  const auto rank = [&](Location u) {
    return std::pair(model.budget[u], model.size() - model.in.row(u).size());
  };
  std::optional<Location> best;
  for (Location u = 0; u < model.size(); ++u)
    if (model.root[u] != 0 && (!best || rank(u) < rank(*best))) best = u;
  Guess guess;
  if (best) guess.assumed.push_back(model.root[*best]);
  return guess;
}

}  // namespace

Location central_root(const HubModel& model, Watch& watch) {
  std::vector<Location> roots;
  for (Location u = 0; u < model.size(); ++u)
    if (model.root[u] != 0) roots.push_back(u);
  const Location root = middle(model, roots[roots.size() / 2], watch);
  return model.root[root] != 0 ? root : roots[roots.size() / 2];
}

Guess guess_these(const HubModel& model, const std::vector<bool>& hub, Location root) {
  Guess guess;
  for (Location u = 0; u < model.size(); ++u) {
    if (model.root[u] != 0) guess.preferred.push_back(u == root ? model.root[u] : -model.root[u]);
    guess.preferred.push_back(hub[u] ? model.hub[u] : -model.hub[u]);
    if (hub[u]) guess.assumed.push_back(model.hub[u]);
  }
  guess.assumed.push_back(model.root[root]);
  return guess;
}

Guess guess_hubs(const HubModel& model, Watch& watch) {
  if (model.may_be_blocked) return guess_cheap_root(model);
  const Location root = central_root(model, watch);
  return guess_these(model, GreedyHubs(model, watch).grow(root), root);
}

}  // namespace hardboard::capture
