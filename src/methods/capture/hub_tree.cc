#include "methods/capture/hub_tree.h"

#include <algorithm>

namespace hardboard::capture {

void HubTree::search() {
  is_known_ = true;
  const std::vector<Location>& hubs = matches_.hubs().members();
  watch_.reached(hubs.size());
  for (const Location u : hubs) nodes_[u].entered = 0;
  std::uint32_t time = 0;
  const auto enter = [&](Location u, Location parent) {
    ++time;
    nodes_[u] = {parent, time, time, time, model_.out.first[u]};
    open_.push_back(u);
  };
  open_.clear();
  enter(hubs.front(), model_.size());
  while (!open_.empty()) {
    const Location u = open_.back();
    Node& node = nodes_[u];
    const std::uint32_t end = model_.out.first[u + std::size_t{1}];
    bool goes_on = false;
    while (!goes_on && node.next < end) {
      const Location w = model_.out.heads[node.next++];
      if (!matches_.is_hub(w)) continue;
      goes_on = nodes_[w].entered == 0;
      if (goes_on) {
        enter(w, u);
      } else if (w != node.parent) {
        node.low = std::min(node.low, nodes_[w].entered);
      }
    }
    if (goes_on) continue;
    node.left = time;
    open_.pop_back();
    if (node.parent == model_.size()) continue;
    Node& parent = nodes_[node.parent];
    parent.low = std::min(parent.low, node.low);
  }
}

bool HubTree::falls_apart(Location leaving, Location coming) {
  if (!is_known_) search();
  // Without `leaving`, a branch below it is a part of its own unless a hub beside the branch lies
  // outside; the hubs above `leaving` are another part, the rest.
  branches_.clear();
  for (const Location w : model_.out.row(leaving)) {
    if (!matches_.is_hub(w) || nodes_[w].parent != leaving) continue;
    if (nodes_[w].low >= nodes_[leaving].entered) branches_.push_back(w);
  }
  const bool has_rest = nodes_[leaving].parent != model_.size();
  if (branches_.size() + (has_rest ? 1 : 0) <= 1) return false;
  if (coming == model_.size()) return true;
  // Does `coming` touch all these parts? The branches that it touches move to the front.
  auto untouched = branches_.begin();
  bool touches_rest = false;
  for (const Location h : model_.out.row(coming)) {
    if (!matches_.is_hub(h) || h == leaving) continue;
    const auto holds = [&](Location branch) {
      return nodes_[branch].entered <= nodes_[h].entered &&
             nodes_[h].entered <= nodes_[branch].left;
    };
    const auto branch = std::find_if(branches_.begin(), branches_.end(), holds);
    if (branch == branches_.end()) {
      touches_rest = true;
    } else if (branch >= untouched) {
      std::iter_swap(branch, untouched++);
    }
  }
  return untouched != branches_.end() || (has_rest && !touches_rest);
}

}  // namespace hardboard::capture
