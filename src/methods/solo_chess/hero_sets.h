// The sets of places that a hero must meet: the connected parts of what its path has left on the
// board that hold a villain which the path does not make strongly capturable (docs/hero.md,
// "Pruning").
#pragma once

#include <cstdint>
#include <vector>

#include "base/watch.h"
#include "methods/solo_chess/hero_board.h"
#include "methods/solo_chess/hero_paths.h"

namespace hardboard::solo_chess {

class HeroSets {
public:
  using Place = std::uint32_t;
  using Set = std::uint32_t;

  // Where the hero is: gone from the end of its path, or standing there.
  enum class Hero : std::uint8_t { gone, standing };

  explicit HeroSets(std::uint32_t places);

  // Numbers the sets of this path, whose places before the end are off the board, from 0 on, and
  // returns how many there are. Steps of villains connect places in either direction. The board is
  // restored at the end. O(n * rides) for n places. Incomplete once the watch's limits are reached.
  std::uint32_t find(HeroBoard& board, const HeroPaths& paths, HeroPaths::Number path, Hero hero,
                     Watch& watch);

  // The set of each place, HeroChains::no_set for none.
  const std::vector<Set>& by_place() const { return set_of_; }
  bool holds(Place u) const;

  // The sets to which a villain could step from `end`, each once. O(rides * sets).
  std::vector<Set> touching(const HeroBoard& board, Place end) const;

private:
  std::vector<Set> set_of_;
  std::vector<Place> queue_;
};

}  // namespace hardboard::solo_chess
