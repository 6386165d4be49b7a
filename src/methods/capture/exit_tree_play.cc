// The plays of a tree of exits.
#include <algorithm>
#include <utility>

#include "base/contract.h"
#include "methods/capture/exit_tree.h"

namespace hardboard::capture {

void ExitTree::keep_faults() {
  for (const Location u : order()) {
    if (exit_[u] == nullptr) continue;
    find_left(u, left(u));
    set_fault(u, false);
    const bool may_capture = excess() == 0 || !starts_here(u);
    if (may_capture && has_carrier(u, left(u))) continue;
    make_root(u);
    roots_.push_back(u);
  }
}

std::vector<Location> ExitTree::order() const {
  std::vector<Location> places = in_time();
  if (steps_.arena.last) places.push_back(*steps_.arena.last);
  places.insert(places.end(), roots_.begin(), roots_.end());
  return places;
}

std::vector<Capture<Location>> ExitTree::captures() const {
  promise(wrong() == 0, "each exit has a carrier that may capture");
  const std::uint32_t n = steps_.size();
  std::vector<Location> places = order();
  // From the roots on, chooses for each place which exit ends there last, and the type of the piece
  // that makes this exit.
  constexpr std::size_t any = SIZE_MAX;
  std::vector<std::size_t> type(n, any);
  std::vector<Location> last(n, none);
  for (std::size_t i = places.size(); i-- > 0;) {
    const Location u = places[i];
    if (exit_[u] == nullptr || arriving_[u] == 0) continue;
    if (type[u] == any) type[u] = carrier_type(u);
    last[u] = carrier_at(u, type[u]);
    promise(last[u] != none, "some piece that comes carries the exit");
    type[last[u]] = type[u];
  }
  // The exit of u to v waits for all exits to u and for the exits of the places between u and v;
  // the last exit to v also waits for all other exits to v.
  std::vector<std::uint32_t> waits(n, 0);
  std::vector<Location> ready;
  for (const Location u : places) {
    if (exit_[u] == nullptr) continue;
    const Location v = exit_[u]->to;
    waits[u] = arriving_[u] + exit_[u]->between + (last[v] == u ? arriving_[v] - 1 : 0);
    if (waits[u] == 0) ready.push_back(u);
  }
  std::vector<Capture<Location>> moves;
  while (!ready.empty()) {
    const Location u = ready.back();
    ready.pop_back();
    const Location v = exit_[u]->to;
    moves.push_back({u, v});
    const auto is_over = [&](Location x) {
      if (--waits[x] == 0) ready.push_back(x);
    };
    if (exit_[v] != nullptr) is_over(v);
    if (last[v] != none && last[v] != u) is_over(last[v]);
    for_each_passing(u, is_over);
  }
  if (!steps_.arena.last) return moves;
  Location at = *steps_.arena.last;
  for (const Location root : roots_) moves.push_back({std::exchange(at, root), root});
  return moves;
}

}  // namespace hardboard::capture
