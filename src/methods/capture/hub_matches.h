// The matching between hubs and the pieces that come to them, kept large while hubs come and go.
#pragma once

#include <cstdint>
#include <vector>

#include "methods/capture/hub_model.h"
#include "methods/capture/location_set.h"

namespace hardboard::capture {

// Each hub but the root needs a location of its own that is no hub, has budget 2 and steps to the
// hub (docs/hubs.md). After each change a search for an augmenting path repairs the matching. The
// search may give up, so a largest matching may leave fewer hubs lonely than this one.
class HubMatches {
public:
  // No location is a hub yet. `root` is a location that needs no match as a hub, or `model.size()`
  // if every hub needs one.
  HubMatches(const HubModel& model, Location root)
      : model_(model),
        root_(root),
        hubs_(model.size()),
        lonely_(model.size()),
        partner_(model.size(), model.size()),
        seen_(model.size(), 0),
        crowded_(model.size(), 0) {}

  bool is_hub(Location u) const { return hubs_.contains(u); }
  const LocationSet& hubs() const { return hubs_; }
  const LocationSet& lonely() const { return lonely_; }  // hubs without a match, but for the root

  // O(degree * most_visits).
  void add(Location u);
  void remove(Location u);

  // A lower bound on the growth of the number of lonely hubs if `leaving` were a hub no more and
  // `coming` became one; `model.size()` stands for no location. O(degree^2), and O(steps) at the
  // first question after a change.
  std::int32_t least_growth(Location leaving, Location coming);

private:
  // A search that visits more locations than these gives up.
  static constexpr std::uint32_t most_visits = 400;

  bool nobody(Location u) const { return partner_[u] == model_.size(); }
  bool can_match(Location u) const { return !is_hub(u) && model_.budget[u] >= 2; }
  void pair(Location hub, Location match) {
    partner_[hub] = match;
    partner_[match] = hub;
  }
  void part(Location u) {
    partner_[partner_[u]] = model_.size();
    partner_[u] = model_.size();
  }
  void begin_search(Location from) {
    seen_[from] = ++search_;
    visits_ = 0;
  }
  bool visit(Location u) {
    if (seen_[u] == search_ || visits_ == most_visits) return false;
    seen_[u] = search_;
    ++visits_;
    return true;
  }

  bool find_match(Location hub);
  bool find_hub(Location match);
  void ask(Location hub);
  void offer(Location match);
  bool is_crowded(Location u) const { return crowded_[u] == crowd_; }
  void find_crowd();

  const HubModel& model_;
  Location root_;
  LocationSet hubs_, lonely_;
  std::vector<Location> partner_;    // of a hub its match, of a match its hub; `size` without
  std::vector<std::uint64_t> seen_;  // the last search that visited a location
  std::uint64_t search_ = 0;
  std::uint32_t visits_ = 0;
  std::vector<std::uint64_t> crowded_;  // the last crowd that a location was of
  std::uint64_t crowd_ = 0;
  bool is_crowd_known_ = false;
  std::vector<Location> crowd_hubs_;
};

}  // namespace hardboard::capture
