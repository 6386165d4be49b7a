#include "methods/solo_chess/hero_climb.h"

#include <algorithm>
#include <limits>
#include <set>
#include <utility>
#include <vector>

#include "base/watch.h"

namespace hardboard::solo_chess {
namespace {

using Place = std::uint32_t;
constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();

// By target, a villain of each part of the board that the hero does not enter: `saved` once the
// villain comes to the hero's way, and until then the rides, as bits, on which the next place from
// the path's end is one that the villain can walk to.
using Fate = std::vector<std::uint64_t>;
constexpr std::uint64_t saved = std::numeric_limits<std::uint64_t>::max();

// One search for each row in which the hero may end, `top_`; rows are counted from the start.
class Search {
public:
  Search(HeroBoard& board, Place start, std::optional<Place> goal, const HeroOptions& options)
      : board_(board),
        start_(start),
        goal_(goal),
        options_(options),
        watch_(options.limits, "searching the ways of a hero that climbs"),
        n_(board.size()),
        is_off_(n_, false),
        part_of_(n_) {}

  HeroOutcome run() {
    find_reach();
    std::int64_t highest = 0;
    for (Place u = 0; u < n_; ++u)
      if (reach_[u]) highest = std::max(highest, row(u));
    const std::int64_t lowest = goal_ ? row(*goal_) : 1;
    for (top_ = goal_ ? lowest : highest; top_ >= lowest && !is_over(); --top_) {
      find_way();
      if (climb()) outcome_.verdict = Verdict::solvable;
    }
    if (!is_over()) outcome_.verdict = Verdict::unsolvable;
    return std::move(outcome_);
  }

private:
  struct Node {
    Place end;
    std::uint32_t parent;
    Fate fate;
  };

  bool is_over() const {
    return watch_.was_reached() || outcome_.paths >= options_.most_paths ||
           outcome_.verdict == Verdict::solvable;
  }

  std::int64_t row(Place u) const { return board_.rows_between(start_, u); }

  // Fills `reach_`: to which places can the hero come?
  void find_reach() {
    reach_.assign(n_, false);
    reach_[start_] = true;
    queue_.assign(1, start_);
    for (std::size_t i = 0; i < queue_.size() && !watch_.reached(); ++i) {
      board_.for_each_target(Side::hero, queue_[i], [&](Place v) {
        if (!reach_[v]) queue_.push_back(v);
        reach_[v] = true;
      });
    }
  }

  // Fills `way_`: the places of hero paths that end in the row `top_`, and on the goal if there is
  // one.
  void find_way() {
    way_.assign(n_, false);
    queue_.clear();
    for (Place u = 0; u < n_; ++u)
      if (reach_[u] && row(u) == top_ && (!goal_ || u == *goal_)) queue_.push_back(u);
    for (const Place u : queue_) way_[u] = true;
    for (std::size_t i = 0; i < queue_.size() && !watch_.reached(); ++i) {
      board_.for_each_source(Side::hero, queue_[i], [&](Place v) {
        if (reach_[v] && !way_[v]) queue_.push_back(v);
        way_[v] = reach_[v];
      });
    }
  }

  // Numbers the parts of the board, in `part_of_`, while the hero stands on `hero`, if it is still
  // on the board, and notes, in `is_met_`, which of them the hero will enter: those with places
  // above the row `here`, and not above the top.
  void find_parts(Place hero, std::int64_t here) {
    std::fill(part_of_.begin(), part_of_.end(), none);
    is_met_.clear();
    for (Place u = 0; u < n_; ++u) {
      if (is_off_[u] || u == hero || part_of_[u] != none) continue;
      const auto part = static_cast<std::uint32_t>(is_met_.size());
      is_met_.push_back(false);
      part_of_[u] = part;
      queue_.assign(1, u);
      for (std::size_t i = 0; i < queue_.size() && !watch_.reached(10); ++i) {
        const std::int64_t there = row(queue_[i]);
        if (there > here && there <= top_) is_met_[part] = true;
        board_.for_each_target(Side::villain, queue_[i], [&](Place v) {
          if (v == hero || part_of_[v] != none) return;
          part_of_[v] = part;
          queue_.push_back(v);
        });
      }
    }
  }

  // Searches the hero paths on `way_` row by row. True if one of them saves all villains.
  bool climb() {
    nodes_.clear();
    find_parts(start_, 0);
    find_targets();
    if (!add(start_, none, Fate(targets_.size(), 0))) return false;
    for (std::size_t begin = 0; begin < nodes_.size();) {
      const std::size_t end = nodes_.size();
      kept_.clear();
      for (; begin < end; ++begin) {
        if (is_over()) return false;
        if (all_saved(nodes_[begin].fate)) return finish(begin);
        go_on_from(begin);
      }
    }
    return false;
  }

  // A villain of each part that no hero path on `way_` enters.
  void find_targets() {
    targets_.clear();
    std::vector<bool> is_settled = is_met_;
    for (Place u = 0; u < n_; ++u) {
      if (u == start_ || is_settled[part_of_[u]]) continue;
      is_settled[part_of_[u]] = true;
      targets_.push_back(u);
    }
  }

  static bool all_saved(const Fate& fate) {
    return std::all_of(fate.begin(), fate.end(), [](std::uint64_t one) { return one == saved; });
  }

  // Keeps the path that continues the parent's to `end`, unless it is hopeless, or a path with the
  // same end and the same fate was kept. The places before the end are off the board.
  bool add(Place end, std::uint32_t parent, Fate fate) {
    ++outcome_.paths;
    find_parts(end, row(end));
    for (std::size_t t = 0; t < targets_.size(); ++t) {
      if (fate[t] == saved) continue;
      const std::uint32_t part = part_of_[targets_[t]];
      fate[t] = is_met_[part] ? saved : rides_to(part, end);
    }
    if (!all_saved(fate) && !is_hopeful(end, fate)) return false;
    if (!kept_.emplace(end, fate).second) return false;
    nodes_.push_back({end, parent, std::move(fate)});
    return true;
  }

  std::uint64_t rides_to(std::uint32_t part, Place end) const {
    std::uint64_t rides = 0;
    for (std::uint32_t ride = 0; ride < board_.rides(Side::villain); ++ride) {
      const Place next = board_.target(Side::villain, ride, end);
      if (next != Lines::none && part_of_[next] == part) rides |= std::uint64_t{1} << ride;
    }
    return rides;
  }

  // Once the hero has left the end, can every target walk to a row ahead?
  bool is_hopeful(Place end, const Fate& fate) {
    take_off(end);
    find_parts(none, row(end));
    put_back(end);
    for (std::size_t t = 0; t < targets_.size(); ++t)
      if (fate[t] != saved && !is_met_[part_of_[targets_[t]]]) return false;
    return true;
  }

  void go_on_from(std::size_t node) {
    const std::vector<Place> path = path_to(node);
    for (const Place u : path) take_off(u);
    std::vector<Place> next;
    board_.for_each_target(Side::hero, path.back(), [&](Place v) {
      if (way_[v]) next.push_back(v);
    });
    for (const Place v : next)
      if (!is_over()) add(v, static_cast<std::uint32_t>(node), nodes_[node].fate);
    for (std::size_t i = path.size(); i-- > 0;) put_back(path[i]);
  }

  // The way to the top from a path that saves all villains.
  bool finish(std::size_t node) {
    outcome_.path = path_to(node);
    while (row(outcome_.path.back()) < top_) {
      Place next = none;
      board_.for_each_target(Side::hero, outcome_.path.back(), [&](Place v) {
        if (way_[v]) next = v;
      });
      outcome_.path.push_back(next);
    }
    return true;
  }

  std::vector<Place> path_to(std::size_t node) const {
    std::vector<Place> path;
    for (auto i = static_cast<std::uint32_t>(node); i != none; i = nodes_[i].parent)
      path.push_back(nodes_[i].end);
    std::reverse(path.begin(), path.end());
    return path;
  }

  void take_off(Place u) {
    board_.take_off(u);
    is_off_[u] = true;
  }
  void put_back(Place u) {
    board_.put_back(u);
    is_off_[u] = false;
  }

  HeroBoard& board_;
  Place start_;
  std::optional<Place> goal_;
  const HeroOptions& options_;
  Watch watch_;
  std::uint32_t n_;
  std::int64_t top_ = 0;
  std::vector<bool> reach_, way_;  // by place
  std::vector<bool> is_off_;
  std::vector<std::uint32_t> part_of_;
  std::vector<bool> is_met_;  // by part
  std::vector<Place> queue_;
  std::vector<Place> targets_;
  std::vector<Node> nodes_;
  std::set<std::pair<Place, Fate>> kept_;  // of the row that the search comes to
  HeroOutcome outcome_;
};

}  // namespace

HeroOutcome search_climb(HeroBoard& board, std::uint32_t start, std::optional<std::uint32_t> goal,
                         const HeroOptions& options) {
  return Search(board, start, goal, options).run();
}

}  // namespace hardboard::solo_chess
