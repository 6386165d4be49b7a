// Exits that form trees as moves, where nothing can be blocked.
#pragma once

#include <algorithm>
#include <vector>

#include "methods/capture/arena.h"
#include "puzzles/capture/answer.h"

namespace hardboard::capture {

// By location: where its exit leads, and from where the last capture on it comes; the number of
// locations stands for none.
struct LastExits {
  explicit LastExits(std::uint32_t places) : to(places, places), last(places, places) {}
  std::vector<Location> to, last;
};

// Captures in an order in which each place is left after all captures on it, the last one next
// before. O(places).
inline std::vector<Capture<Location>> moves_along(const LastExits& exits) {
  const auto n = static_cast<std::uint32_t>(exits.to.size());
  std::vector<std::vector<Location>> from(n);
  std::vector<Location> open;
  for (Location u = 0; u < n; ++u) {
    if (exits.to[u] == n)
      open.push_back(u);
    else if (exits.last[exits.to[u]] != u)
      from[exits.to[u]].push_back(u);
  }
  // From the roots, and at each place to the last of those that capture there first: backward this
  // is the order.
  std::vector<Capture<Location>> moves;
  while (!open.empty()) {
    const Location u = open.back();
    open.pop_back();
    if (exits.to[u] != n) moves.push_back({u, exits.to[u]});
    for (const Location w : from[u]) open.push_back(w);
    if (exits.last[u] != n) open.push_back(exits.last[u]);
  }
  std::reverse(moves.begin(), moves.end());
  return moves;
}

}  // namespace hardboard::capture
