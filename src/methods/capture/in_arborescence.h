// Spanning in-arborescences of directed graphs: trees whose arcs lead from every place to one root;
// or two places that prove that none exists. One implementation for boards, graphs and arenas.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "base/huge_pages.h"
#include "methods/capture/arena.h"
#include "puzzles/capture/answer.h"

namespace hardboard::capture {

// Searches a graph against its arcs, from heads to tails. `for_each_tail(v, visit)` calls visit(u)
// for all arcs u -> v. for_each_tail.prefetch(v), if it exists, prefetches the memory for that
// call.
template <class ForEachTail>
class BackwardSearch {
public:
  BackwardSearch(std::uint32_t size, ForEachTail for_each_tail)
      : for_each_tail_(std::move(for_each_tail)), reached_(size, false) {
    reserve_huge(order_, size);
  }

  // Reaches all places from which a walk leads to `root` through places not reached before. Calls
  // tree(u, v) for each place u that is reached, where the arc u -> v is on the way to the root.
  // O(arcs met).
  template <class Tree>
  void from(Location root, Tree tree) {
    constexpr std::size_t ahead = 12;
    std::size_t open = order_.size();
    reach(root);
    for (; open < order_.size(); ++open) {
      const Location v = order_[open];
      // On a large board the places come up in an order that the processor cannot predict.
      if constexpr (requires { for_each_tail_.prefetch(v); })
        if (open + ahead < order_.size()) for_each_tail_.prefetch(order_[open + ahead]);
      for_each_tail_(v, [&](Location u) {
        if (reached_[u]) return;
        reach(u);
        tree(u, v);
      });
    }
  }

  // Searches from one root after another, the highest number first, until all places are reached.
  // Calls root(v, count) for each root, with the number of places that its search reached. O(arcs).
  //
  // The last root lies in a sink: every place to which a walk from the root leads has a walk back.
  // For no earlier search reached such a place (or it would have reached the last root as well), so
  // the last search did. If walks lead from everywhere to some place, then they lead to the last
  // root.
  template <class Root>
  void from_all(Root root) {
    for (Location v = size(); v-- > 0;) {
      if (reached_[v]) continue;
      const std::size_t before = order_.size();
      from(v, [](Location, Location) {});
      root(v, order_.size() - before);
    }
  }

  void forget() {
    std::fill(reached_.begin(), reached_.end(), false);
    order_.clear();
  }

  std::uint32_t size() const { return static_cast<std::uint32_t>(reached_.size()); }
  bool all_reached() const { return order_.size() == reached_.size(); }

private:
  void reach(Location v) {
    reached_[v] = true;
    order_.push_back(v);
  }

  ForEachTail for_each_tail_;
  std::vector<bool> reached_;
  std::vector<Location> order_;  // as reached
};

// A spanning in-arborescence, or two places that prove that none exists.
struct Arborescence {
  bool spans = false;
  std::vector<Capture<Location>> moves;  // along its arcs, leaves first
  // If no tree spans: the set of places to which walks lead from `second` is closed, and so is the
  // set for `first`, unless `first` is the goal. Neither set contains the other place.
  Location first = 0, second = 0;
};

// The root is the goal if there is one. O(arcs).
template <class ForEachTail>
Arborescence find_arborescence(BackwardSearch<ForEachTail>& search, std::optional<Location> goal) {
  Arborescence result;
  const auto span_from = [&](Location root) {
    search.from(root, [&](Location from, Location to) { result.moves.push_back({from, to}); });
    result.spans = search.all_reached();
  };
  const auto note_last = [](Location& last) {
    return [&last](Location root, std::size_t) { last = root; };
  };
  reserve_huge(result.moves, search.size() - 1);

  const Location top = goal.value_or(search.size() - 1);
  span_from(top);
  result.first = top;
  if (!result.spans && goal) {
    search.from_all(note_last(result.second));
  } else if (!result.spans) {
    search.from_all(note_last(result.first));
    search.forget();
    result.moves.clear();
    span_from(result.first);
    search.from_all(note_last(result.second));
  }
  if (result.spans)
    std::reverse(result.moves.begin(), result.moves.end());
  else
    result.moves.clear();
  return result;
}

}  // namespace hardboard::capture
