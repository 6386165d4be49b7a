// Changes of a tree of exits, and the times that they take.
#include <algorithm>
#include <span>
#include <utility>

#include "methods/capture/exit_tree.h"

namespace hardboard::capture {
namespace {

// Times are spread evenly again after so many changes for each place, since each change halves some
// gap between two times.
constexpr std::size_t changes_before_spreading = 16;
// How many places a change may empty later.
constexpr std::size_t most_later = 16;

}  // namespace

std::vector<Location> ExitTree::in_time() const {
  std::vector<Location> places;
  for (Location u = 0; u < steps_.size(); ++u)
    if (exit_[u] != nullptr) places.push_back(u);
  std::sort(places.begin(), places.end(), [&](Location a, Location b) {
    return std::pair(time_[a], a) < std::pair(time_[b], b);
  });
  return places;
}

// Spreads the times evenly, and keeps their order.
void ExitTree::spread_times() {
  changes_ = 0;
  const std::vector<Location> places = in_time();
  const auto parts = static_cast<double>(places.size() + 1);
  std::size_t rank = 0;  // the same for equal times
  double before = 0;
  for (const Location u : places) {
    rank += time_[u] != before ? 1 : 0;
    before = std::exchange(time_[u], static_cast<double>(rank) / parts);
  }
}

// Follows the exits from link.to as long as the places there are emptied at `after` or before, and
// finds later times for these places, between `after` and the next time that bounds them. False if
// there is no such time.
bool ExitTree::make_room(const Link& to, double after) {
  const std::span<const Location> over = steps_.between(to);
  double bound = 1;
  Location w = to.to;
  for (; time_[w] <= after; w = exit_[w]->to) {
    if (later_.size() == most_later || exit_[w]->to == to.from ||
        std::find(over.begin(), over.end(), w) != over.end())
      return false;
    for_each_passing(w, [&](Location x) {
      if (x != to.from) bound = std::min(bound, time_[x]);
    });
    later_.push_back({w, 0});
  }
  bound = std::min(bound, time_[w]);
  if (bound <= after) return false;
  double step = 0;
  for (Later& later : later_)
    later.time = after + (bound - after) * ++step / static_cast<double>(later_.size() + 1);
  return true;
}

void ExitTree::begin_changes() {
  before_.clear();
  left_before_.clear();
  exits_before_.clear();
  later_before_.clear();
  // Not within a group: restore() would mix spread times with times from before.
  if (changes_ >= changes_before_spreading * steps_.size()) spread_times();
}

bool ExitTree::change(const Link& to, When when, Random& random) {
  ++changes_;
  const Location u = to.from;
  double after = 0, until = 1;
  for_each_arriving(u, [&](Location s) { after = std::max(after, time_[s]); });
  for (const Location over : steps_.between(to)) after = std::max(after, time_[over]);
  for_each_passing(u, [&](Location x) { until = std::min(until, time_[x]); });
  if (when == When::last)
    for_each_arriving(to.to, [&](Location s) {
      if (s != u) after = std::max(after, time_[s]);
    });
  later_.clear();
  if (after >= until || !make_room(to, after)) return false;
  until = std::min(until, later_.empty() ? time_[to.to] : later_.front().time);
  const auto is_possible = [&](double time) { return after < time && time < until; };
  double time = time_[u];
  if (when == When::any || !is_possible(time)) time = after + (until - after) * random.uniform();
  if (!is_possible(time) || (exit_[u] == &to && time == time_[u])) return false;

  const Link* const exit_before = exit_[u];
  exits_before_.push_back({exit_before, time_[u], later_before_.size()});
  unlink(u);
  exit_[u] = &to;
  time_[u] = time;
  for (const Later& later : later_) {
    later_before_.push_back({later.place, time_[later.place]});
    time_[later.place] = later.time;
  }
  link(u);
  update(u);
  if (exit_before != &to) update_around(*exit_before);
  update_around(to);
  for (const Later& later : later_) update_around(*exit_[later.place]);
  return true;
}

void ExitTree::restore() {
  for (std::size_t i = exits_before_.size(); i-- > 0;) {
    const ExitBefore& before = exits_before_[i];
    const Location u = before.exit->from;
    unlink(u);
    exit_[u] = before.exit;
    time_[u] = before.time;
    for (; later_before_.size() > before.later; later_before_.pop_back())
      time_[later_before_.back().place] = later_before_.back().time;
    link(u);
  }
  for (std::size_t i = before_.size(); i-- > 0;) {
    set_fault(before_[i].place, before_[i].was_fault);
    std::copy_n(&left_before_[i * steps_.types()], steps_.types(), left(before_[i].place));
  }
}

}  // namespace hardboard::capture
