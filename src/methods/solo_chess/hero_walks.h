// Breadth-first searches over the places of a hero's board: where the hero can come to, and which
// villains can come to given places.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/seen.h"
#include "base/watch.h"
#include "methods/solo_chess/hero_board.h"

namespace hardboard::solo_chess {

// One search at a time: each start forgets the places of the search before. A search costs
// O(n * rides) for n places, and ends early once the limits of the watch are reached; its places
// are then incomplete.
class HeroWalks {
public:
  using Place = std::uint32_t;

  // The board and the watch must outlive the object.
  HeroWalks(const HeroBoard& board, Watch& watch)
      : board_(board), watch_(watch), seen_(board.size()), steps_(board.size(), 0) {}

  // Starts a search, from this place alone or from these places.
  void begin(Place first) { begin(std::vector<Place>(1, first)); }
  void begin(std::vector<Place> first);

  // Adds the places to which rides of the side lead from places of the search.
  void spread(Side side);
  // Adds the places from which rides of the side lead to places of the search. Never adds `except`.
  void spread_back(Side side, Place except);

  // Searches for the places on which hero paths that continue from `from` may end, and counts the
  // moves to them. The hero never passes the goal.
  void find_reach(Place from, std::optional<Place> goal);

  // The places of the search in the order in which it found them, the first ones at the front.
  const std::vector<Place>& places() const { return queue_; }
  bool has(Place u) const { return seen_.has(u); }
  // How many moves of the hero the last find_reach() counted to this place of the reach.
  std::uint32_t moves_to(Place u) const { return steps_[u]; }

  // A shortest way of the hero, without its first place. `to` must be in the hero's reach. Searches
  // to the end whatever the watch says.
  std::vector<Place> shortest_way(Place from, Place to);

private:
  const HeroBoard& board_;
  Watch& watch_;
  std::vector<Place> queue_;
  Seen seen_;
  std::vector<std::uint32_t> steps_;
};

}  // namespace hardboard::solo_chess
