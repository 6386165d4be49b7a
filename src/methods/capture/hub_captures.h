// The captures of a solution whose hubs are known, where nothing blocks a piece (docs/hubs.md).
#pragma once

#include <algorithm>
#include <vector>

#include "methods/capture/arena.h"
#include "puzzles/capture/answer.h"
#include "puzzles/capture/hub_conditions.h"

namespace hardboard::capture {

// Pieces that are neither on hubs nor matches capture onto a hub first. Then, from the farthest hub
// inward, the match of the hub captures there and goes on to the next hub. `steps_from(u)` lists
// where steps lead from u. Each hub whose `next` is the hub itself keeps a piece. O(steps).
template <class StepsFrom>
std::vector<Capture<Location>> captures_of(const Hubs& hubs, StepsFrom steps_from) {
  const auto size = static_cast<Location>(hubs.is_hub.size());
  std::vector<bool> is_match(size, false);
  for (const Location match : hubs.match)
    if (match != size) is_match[match] = true;
  std::vector<Capture<Location>> captures;
  for (Location u = 0; u < size; ++u) {
    if (hubs.is_hub[u] || is_match[u]) continue;
    const auto& out = steps_from(u);
    captures.push_back(
        {u, *std::find_if(out.begin(), out.end(), [&](Location v) { return hubs.is_hub[v]; })});
  }
  for (std::size_t i = hubs.order.size(); i-- > 0;) {
    const Location hub = hubs.order[i];
    if (hubs.next[hub] == hub) continue;
    captures.push_back({hubs.match[hub], hub});
    captures.push_back({hub, hubs.next[hub]});
  }
  return captures;
}

}  // namespace hardboard::capture
