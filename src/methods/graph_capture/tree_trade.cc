#include "methods/graph_capture/tree_trade.h"

#include <algorithm>
#include <utility>

namespace hardboard::graph_capture {

void Climbers::add(std::int64_t reach, Token token) {
  auto behind = tokens_.lower_bound(reach);
  if (at(behind).price <= token.price) return;
  if (behind != tokens_.end() && behind->first == reach) ++behind;
  auto beaten = behind;
  while (beaten != tokens_.begin() && at(std::prev(beaten)).price >= token.price) --beaten;
  tokens_.erase(beaten, behind);
  tokens_.emplace_hint(behind, reach, Token{token.price - raised_, token.origin});
}

void Climbers::drop_below(std::int64_t reach) {
  tokens_.erase(tokens_.begin(), tokens_.lower_bound(reach));
}

void Climbers::absorb(Climbers&& others) {
  if (others.size() > size()) std::swap(*this, others);
  others.for_each([&](std::int64_t reach, const Token& token) { add(reach, token); });
}

Ends::End Ends::within(std::int64_t most) const {
  const auto end = std::partition_point(ends_.begin(), ends_.end(),
                                        [&](const End& deeper) { return deeper.depth > most; });
  if (end == ends_.end()) return {};
  return {end->depth, end->price + raised_, end->vertex};
}

void Ends::add(End end) {
  end.price -= raised_;
  while (!ends_.empty() && ends_.back().price >= end.price) ends_.pop_back();
  ends_.push_back(end);
}

void Ends::absorb(Ends&& others) {
  if (ends_.empty()) std::swap(*this, others);
  if (others.ends_.empty()) return;
  if (others.ends_.front().depth > ends_.front().depth) std::swap(*this, others);
  // Own ends below all ends of the other list keep their place at the front. The own ends above
  // these come off and merge with the other list. Each merged end, when it goes back, drops the
  // ends before it that are no cheaper, also those at the end of the front part.
  for (End& other : others.ends_) other.price += others.raised_ - raised_;
  std::vector<End> high;  // the own ends that come off, the highest first
  while (!ends_.empty() && ends_.back().depth <= others.ends_.front().depth) {
    high.push_back(ends_.back());
    ends_.pop_back();
  }
  std::vector<End> all(high.size() + others.ends_.size());
  std::merge(high.rbegin(), high.rend(), others.ends_.begin(), others.ends_.end(), all.begin(),
             [](const End& a, const End& b) { return a.depth > b.depth; });
  for (const End& end : all) {
    while (!ends_.empty() && ends_.back().price >= end.price) ends_.pop_back();
    ends_.push_back(end);
  }
}

Passage cheapest_passage(const Climbers& climbers, const Ends& ends, std::int64_t depth) {
  Passage best;
  const auto consider = [&](const Climbers::Token& token, const Ends::End& end) {
    if (token.price + end.price < best.price)
      best = {token.price + end.price, token.origin, end.vertex};
  };
  // A token that comes to `depth` has reach + depth captures left, so it can go down as many
  // levels.
  if (climbers.size() < ends.size()) {
    climbers.for_each([&](std::int64_t reach, const Climbers::Token& token) {
      consider(token, ends.within(reach + 2 * depth));
    });
  } else {
    ends.for_each(
        [&](const Ends::End& end) { consider(climbers.reaching(end.depth - 2 * depth), end); });
  }
  return best;
}

}  // namespace hardboard::graph_capture
