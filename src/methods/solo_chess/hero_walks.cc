#include "methods/solo_chess/hero_walks.h"

#include <algorithm>
#include <utility>

namespace hardboard::solo_chess {

void HeroWalks::begin(std::vector<Place> first) {
  seen_.forget();
  queue_ = std::move(first);
  for (const Place u : queue_) seen_.add(u);
}

void HeroWalks::spread(Side side) {
  for (std::size_t i = 0; i < queue_.size() && !watch_.reached(10); ++i) {
    board_.for_each_target(side, queue_[i], [&](Place v) {
      if (!seen_.add(v)) return;
      queue_.push_back(v);
    });
  }
}

void HeroWalks::spread_back(Side side, Place except) {
  for (std::size_t i = 0; i < queue_.size() && !watch_.reached(10); ++i) {
    board_.for_each_source(side, queue_[i], [&](Place v) {
      if (v == except || !seen_.add(v)) return;
      queue_.push_back(v);
    });
  }
}

void HeroWalks::find_reach(Place from, std::optional<Place> goal) {
  begin(from);
  steps_[from] = 0;
  for (std::size_t i = 0; i < queue_.size() && !watch_.reached(10); ++i) {
    if (goal && queue_[i] == *goal) continue;
    board_.for_each_target(Side::hero, queue_[i], [&](Place v) {
      if (!seen_.add(v)) return;
      steps_[v] = steps_[queue_[i]] + 1;
      queue_.push_back(v);
    });
  }
}

std::vector<HeroWalks::Place> HeroWalks::shortest_way(Place from, Place to) {
  std::vector<Place> before(board_.size(), from);
  begin(from);
  for (std::size_t i = 0; i < queue_.size() && !has(to); ++i) {
    board_.for_each_target(Side::hero, queue_[i], [&](Place v) {
      if (!seen_.add(v)) return;
      before[v] = queue_[i];
      queue_.push_back(v);
    });
  }
  std::vector<Place> way;
  for (Place u = to; u != from; u = before[u]) way.push_back(u);
  std::reverse(way.begin(), way.end());
  return way;
}

}  // namespace hardboard::solo_chess
