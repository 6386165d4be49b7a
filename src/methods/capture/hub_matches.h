// The matching between hubs and the pieces that come to them, kept large while hubs come and go.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "methods/capture/hub_model.h"

namespace hardboard::capture {

// Each hub but the root needs a location of its own that is no hub, has budget 2 and steps to the
// hub (docs/hubs.md). After each change a short search for an augmenting path repairs the matching,
// so `lonely` is an upper bound on the number of hubs that any matching leaves over.
class HubMatches {
public:
  // No location is a hub yet. The root never asks for a match.
  HubMatches(const HubModel& model, Location root)
      : model_(model),
        root_(root),
        is_hub_(model.size(), false),
        partner_(model.size(), model.size()),
        place_in_lonely_(model.size(), model.size()),
        seen_(model.size(), 0) {}

  bool is_hub(Location u) const { return is_hub_[u]; }
  bool is_lonely(Location u) const { return place_in_lonely_[u] != model_.size(); }
  std::uint32_t lonely() const { return static_cast<std::uint32_t>(lonely_.size()); }

  // O(degree * most_visits).
  void add(Location u);
  void remove(Location u);

private:
  // A search that visits more locations than these gives up; on full boards of 900 kings and
  // knights longer searches changed no outcome.
  static constexpr std::uint32_t most_visits = 40;

  bool nobody(Location u) const { return partner_[u] == model_.size(); }
  bool can_match(Location u) const { return !is_hub_[u] && model_.budget[u] >= 2; }
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
  void set_lonely(Location hub);
  void unset_lonely(Location hub);

  const HubModel& model_;
  Location root_;
  std::vector<bool> is_hub_;
  std::vector<Location> partner_;  // of a hub its match, of a match its hub; `size` without
  std::vector<Location> lonely_, place_in_lonely_;
  std::vector<std::uint64_t> seen_;  // the last search that visited a location
  std::uint64_t search_ = 0;
  std::uint32_t visits_ = 0;
};

}  // namespace hardboard::capture
