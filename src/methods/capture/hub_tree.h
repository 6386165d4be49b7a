// Do the hubs hold together after a change? One depth-first search of all hubs answers for each
// change that is only proposed (Hopcroft and Tarjan 1973).
#pragma once

#include <cstdint>
#include <vector>

#include "base/watch.h"
#include "methods/capture/hub_matches.h"

namespace hardboard::capture {

// Only for models whose steps lead both ways, and for hubs that hold together.
class HubTree {
public:
  HubTree(const HubModel& model, const HubMatches& matches, Watch& watch)
      : model_(model), matches_(matches), watch_(watch), nodes_(model.size()) {}

  // To be called after each change of the hubs.
  void forget() { is_known_ = false; }

  // Would the hubs fall apart if `leaving` were a hub no more and `coming` became one? `coming` is
  // `model.size()` if no location becomes a hub; otherwise it has another hub than `leaving` beside
  // it. O(degree^2), and O(steps of hubs) at the first question after a change.
  bool falls_apart(Location leaving, Location coming);

private:
  void search();

  struct Node {
    Location parent;
    std::uint32_t entered, left;  // times of the search, from 1
    std::uint32_t low;            // the earliest time of all hubs beside the branch
    std::uint32_t next;           // the step to look at
  };

  const HubModel& model_;
  const HubMatches& matches_;
  Watch& watch_;
  std::vector<Node> nodes_;  // by location
  bool is_known_ = false;
  std::vector<Location> open_, branches_;
};

}  // namespace hardboard::capture
