#include "methods/capture/hub_matches.h"

#include <algorithm>

namespace hardboard::capture {

// An augmenting path from a hub without a match to a free location.
bool HubMatches::find_match(Location hub) {
  const auto near = model_.in.row(hub);
  for (const Location u : near) {
    if (!can_match(u) || !nobody(u)) continue;
    pair(hub, u);
    return true;
  }
  for (const Location u : near) {
    if (!can_match(u) || !visit(u) || !find_match(partner_[u])) continue;
    pair(hub, u);
    return true;
  }
  return false;
}

// An augmenting path from a free location: the location becomes the match of a hub, whose old match
// goes to another hub, and so on to a lonely hub.
bool HubMatches::find_hub(Location match) {
  const auto near = model_.out.row(match);
  for (const Location h : near) {
    if (!lonely_.contains(h)) continue;
    lonely_.erase(h);
    pair(h, match);
    return true;
  }
  for (const Location h : near) {
    if (!is_hub(h) || nobody(h) || !visit(partner_[h]) || !find_hub(partner_[h])) continue;
    pair(h, match);
    return true;
  }
  return false;
}

void HubMatches::ask(Location hub) {
  if (hub == root_) return;
  begin_search(hub);
  if (!find_match(hub)) lonely_.insert(hub);
}

void HubMatches::offer(Location match) {
  if (!can_match(match) || lonely_.empty()) return;
  begin_search(match);
  find_hub(match);
}

void HubMatches::add(Location u) {
  is_crowd_known_ = false;
  const Location robbed = partner_[u];
  if (robbed != model_.size()) part(u);
  hubs_.insert(u);
  if (robbed != model_.size()) ask(robbed);
  ask(u);
}

void HubMatches::remove(Location u) {
  is_crowd_known_ = false;
  const Location freed = partner_[u];
  if (freed != model_.size()) part(u);
  if (lonely_.contains(u)) lonely_.erase(u);
  hubs_.erase(u);
  if (freed != model_.size()) offer(freed);
  offer(u);
}

// The *crowd*: the lonely hubs, the matches that they could have, the hubs that have these matches,
// and so on. The hubs of the crowd can have no matches outside of the crowd, and there are as many
// hubs more than matches as there are lonely hubs (Dulmage and Mendelsohn 1958).
void HubMatches::find_crowd() {
  is_crowd_known_ = true;
  ++crowd_;
  crowd_hubs_ = lonely_.members();
  for (const Location hub : crowd_hubs_) crowded_[hub] = crowd_;
  for (std::size_t i = 0; i < crowd_hubs_.size(); ++i) {
    for (const Location u : model_.in.row(crowd_hubs_[i])) {
      if (!can_match(u) || is_crowded(u)) continue;
      crowded_[u] = crowd_;
      const Location hub = partner_[u];
      if (hub == model_.size() || is_crowded(hub)) continue;
      crowded_[hub] = crowd_;
      crowd_hubs_.push_back(hub);
    }
  }
}

// Counts the hubs that can have matches in the crowd alone, without those matches themselves: the
// hubs of the crowd, and `coming` if it can have no other matches. Returns by how much the change
// makes this difference grow.
std::int32_t HubMatches::least_growth(Location leaving, Location coming) {
  if (!is_crowd_known_) find_crowd();
  std::int32_t growth = 0;
  const bool leaves = leaving != model_.size(), comes = coming != model_.size();
  if (leaves) {
    if (is_crowded(leaving)) --growth;
    const auto serves = [&](Location v) { return v == coming || (is_hub(v) && is_crowded(v)); };
    const auto out = model_.out.row(leaving);
    if (model_.budget[leaving] >= 2 && std::any_of(out.begin(), out.end(), serves)) --growth;
  }
  if (comes) {
    if (can_match(coming) && is_crowded(coming)) ++growth;
    const auto in = model_.in.row(coming);
    const auto is_free = [&](Location u) { return can_match(u) && !is_crowded(u); };
    if (std::none_of(in.begin(), in.end(), is_free)) ++growth;
  }
  return growth;
}

}  // namespace hardboard::capture
