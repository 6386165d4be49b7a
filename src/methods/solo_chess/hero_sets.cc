#include "methods/solo_chess/hero_sets.h"

#include <algorithm>

#include "methods/solo_chess/hero_chains.h"

namespace hardboard::solo_chess {

HeroSets::HeroSets(std::uint32_t places) : set_of_(places, HeroChains::no_set) {}

std::uint32_t HeroSets::find(HeroBoard& board, const HeroPaths& paths, HeroPaths::Number path,
                             Hero hero, Watch& watch) {
  std::fill(set_of_.begin(), set_of_.end(), HeroChains::no_set);
  const Place start = paths.end(0), end = paths.end(path);
  if (hero == Hero::gone) board.take_off(end);
  Set sets = 0;
  for (Place u = 0; u < set_of_.size() && !watch.reached(); ++u) {
    if (paths.is_strong(path, u) || u == start || holds(u)) continue;
    queue_.assign(1, u);
    set_of_[u] = sets;
    for (std::size_t i = 0; i < queue_.size() && !watch.reached(20); ++i) {
      const auto note = [&](Place v) {
        if (v == end || holds(v)) return;
        set_of_[v] = sets;
        queue_.push_back(v);
      };
      board.for_each_target(Side::villain, queue_[i], note);
      board.for_each_source(Side::villain, queue_[i], note);
    }
    ++sets;
  }
  if (hero == Hero::gone) board.put_back(end);
  return sets;
}

bool HeroSets::holds(Place u) const {
  return set_of_[u] != HeroChains::no_set;
}

std::vector<HeroSets::Set> HeroSets::touching(const HeroBoard& board, Place end) const {
  std::vector<Set> sets;
  board.for_each_target(Side::villain, end, [&](Place v) {
    if (holds(v) && std::find(sets.begin(), sets.end(), set_of_[v]) == sets.end())
      sets.push_back(set_of_[v]);
  });
  return sets;
}

}  // namespace hardboard::solo_chess
