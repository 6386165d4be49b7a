#include "methods/capture/hub_matches.h"

namespace hardboard::capture {

void HubMatches::set_lonely(Location hub) {
  place_in_lonely_[hub] = lonely();
  lonely_.push_back(hub);
}

void HubMatches::unset_lonely(Location hub) {
  const Location last = lonely_.back();
  lonely_[place_in_lonely_[hub]] = last;
  place_in_lonely_[last] = place_in_lonely_[hub];
  place_in_lonely_[hub] = model_.size();
  lonely_.pop_back();
}

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

// The same path from its other end: a free location becomes the match of a hub, whose old match
// goes to another hub, and so on to a lonely one.
bool HubMatches::find_hub(Location match) {
  const auto near = model_.out.row(match);
  for (const Location h : near) {
    if (!is_lonely(h)) continue;
    unset_lonely(h);
    pair(h, match);
    return true;
  }
  for (const Location h : near) {
    if (!is_hub_[h] || nobody(h) || !visit(partner_[h]) || !find_hub(partner_[h])) continue;
    pair(h, match);
    return true;
  }
  return false;
}

void HubMatches::ask(Location hub) {
  if (hub == root_) return;
  begin_search(hub);
  if (!find_match(hub)) set_lonely(hub);
}

void HubMatches::offer(Location match) {
  if (!can_match(match) || lonely_.empty()) return;
  begin_search(match);
  find_hub(match);
}

void HubMatches::add(Location u) {
  const Location robbed = partner_[u];
  if (robbed != model_.size()) part(u);
  is_hub_[u] = true;
  if (robbed != model_.size()) ask(robbed);
  ask(u);
}

void HubMatches::remove(Location u) {
  const Location freed = partner_[u];
  if (freed != model_.size()) part(u);
  if (is_lonely(u)) unset_lonely(u);
  is_hub_[u] = false;
  if (freed != model_.size()) offer(freed);
  offer(u);
}

}  // namespace hardboard::capture
