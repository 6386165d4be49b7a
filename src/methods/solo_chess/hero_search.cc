#include "methods/solo_chess/hero_search.h"

#include <algorithm>
#include <fmt/format.h>
#include <queue>
#include <string>
#include <tuple>
#include <utility>

#include "base/contract.h"
#include "base/watch.h"
#include "methods/solo_chess/hero_chains.h"
#include "methods/solo_chess/hero_climb.h"
#include "methods/solo_chess/hero_paths.h"
#include "methods/solo_chess/hero_way.h"

namespace hardboard::solo_chess {
namespace {

using Place = std::uint32_t;

class Search {
public:
  Search(HeroBoard& board, Place start, std::optional<Place> goal, const HeroOptions& options)
      : board_(board),
        start_(start),
        goal_(goal),
        options_(options),
        watch_(options.limits, phase_),
        n_(board.size()),
        stamps_(n_, 0),
        steps_(n_, 0),
        set_of_(n_, HeroChains::no_set),
        chains_(n_),
        paths_(n_, start) {}

  // Extends the paths with the fewest sets left to meet first, and among these the paths with the
  // nearest next set.
  HeroOutcome run() {
    if (n_ == 1) {
      outcome_.verdict = Verdict::solvable;
      outcome_.path = {start_};
      return outcome_;
    }
    outcome_.paths = 1;
    if (!root_is_hopeful()) return outcome_;
    if (options_.climb && board_.hero_climbs())
      return search_climb(board_, start_, goal_, options_);
    if (const std::optional<Open> root = rank(0)) {
      if (crosses(0)) return outcome_;
      outcome_.kept = 1;
      open_.push(*root);
    }
    while (!open_.empty() && !watch_.was_reached()) {
      const std::uint32_t node = open_.top().node;
      open_.pop();
      const std::vector<Place> path = paths_.places(node);
      for (const Place u : path)
        if (u != path.back()) board_.take_off(u);
      const bool ended = !go_on_from(node);
      for (std::size_t i = path.size() - 1; i-- > 0;) board_.put_back(path[i]);
      if (ended) return outcome_;
    }
    if (!watch_.was_reached()) outcome_.verdict = Verdict::unsolvable;
    return outcome_;
  }

private:
  // A path for the search to extend: how many sets the hero must meet after it, and how many steps
  // away the nearest set is. The best path is the largest.
  struct Open {
    std::uint32_t sets = 0, steps = 0, node = 0;
    bool operator<(const Open& other) const {
      return std::tie(other.sets, other.steps, node) < std::tie(sets, steps, other.node);
    }
  };

  enum class Hero : std::uint8_t { gone, standing };

  // Each of the searches below ends early once the watch's limits are reached. Its results are then
  // incomplete, and the outcome stays unknown.

  // Extends `queue_`, whose places bear the current stamp, by all places from which the side's
  // rides lead to one of them, and gives these the stamp. The place `except` is a blocker: never
  // entered.
  void spread_back(Side side, Place except) {
    for (std::size_t i = 0; i < queue_.size() && !watch_.reached(10); ++i) {
      board_.for_each_source(side, queue_[i], [&](Place v) {
        if (v == except || stamps_[v] == stamp_) return;
        stamps_[v] = stamp_;
        queue_.push_back(v);
      });
    }
  }

  // The same along the rides.
  void spread(Side side) {
    for (std::size_t i = 0; i < queue_.size() && !watch_.reached(10); ++i) {
      board_.for_each_target(side, queue_[i], [&](Place v) {
        if (stamps_[v] == stamp_) return;
        stamps_[v] = stamp_;
        queue_.push_back(v);
      });
    }
  }

  // Restarts `queue_` with this place alone, under a new stamp.
  void begin(Place first) {
    ++stamp_;
    queue_.assign(1, first);
    stamps_[first] = stamp_;
  }

  // Fills `queue_`, behind `from`, with the places on which hero paths that continue from `from`
  // may end, and `steps_` with their numbers of moves. The hero never passes the goal.
  void find_reach(Place from) {
    begin(from);
    steps_[from] = 0;
    for (std::size_t i = 0; i < queue_.size() && !watch_.reached(10); ++i) {
      if (goal_ && queue_[i] == *goal_) continue;
      board_.for_each_target(Side::hero, queue_[i], [&](Place v) {
        if (stamps_[v] == stamp_) return;
        stamps_[v] = stamp_;
        steps_[v] = steps_[queue_[i]] + 1;
        queue_.push_back(v);
      });
    }
  }

  bool goal_in_reach() const { return !goal_ || stamps_[*goal_] == stamp_; }

  // Are all villains that are not yet strongly capturable weakly capturable after the path of the
  // node? The queue holds the reach of the path's end, and the places before the end are off the
  // board.
  bool rest_is_weak(std::uint32_t node) {
    const Place end = paths_.end(node);
    board_.take_off(end);
    ++stamp_;
    queue_.erase(queue_.begin());
    for (const Place u : queue_) stamps_[u] = stamp_;
    spread_back(Side::villain, end);
    board_.put_back(end);
    std::size_t weak = 0;
    for (const Place u : queue_) weak += !paths_.is_strong(node, u);
    return weak == n_ - 1 - paths_.strong_count(node);
  }

  // Numbers, in `set_of_`, the parts of the remaining places, connected by steps of villains in
  // either direction, that hold a villain which is not yet strongly capturable: once the hero has
  // left the path's end (the sets that it must meet), or while it stands there.
  std::uint32_t find_sets(std::uint32_t node, Hero hero) {
    std::fill(set_of_.begin(), set_of_.end(), HeroChains::no_set);
    const Place end = paths_.end(node);
    if (hero == Hero::gone) board_.take_off(end);
    std::uint32_t sets = 0;
    for (Place u = 0; u < n_ && !watch_.reached(); ++u) {
      if (paths_.is_strong(node, u) || u == start_ || set_of_[u] != HeroChains::no_set) continue;
      queue_.assign(1, u);
      set_of_[u] = sets;
      for (std::size_t i = 0; i < queue_.size() && !watch_.reached(20); ++i) {
        const auto note = [&](Place v) {
          if (v == end || set_of_[v] != HeroChains::no_set) return;
          set_of_[v] = sets;
          queue_.push_back(v);
        };
        board_.for_each_target(Side::villain, queue_[i], note);
        board_.for_each_source(Side::villain, queue_[i], note);
      }
      ++sets;
    }
    if (hero == Hero::gone) board_.put_back(end);
    return sets;
  }

  // The sets that have a place next to the path's end, each once.
  std::vector<std::uint32_t> touching_sets(std::uint32_t node) const {
    std::vector<std::uint32_t> sets;
    board_.for_each_target(Side::villain, paths_.end(node), [&](Place v) {
      const std::uint32_t set = set_of_[v];
      if (set != HeroChains::no_set && std::find(sets.begin(), sets.end(), set) == sets.end())
        sets.push_back(set);
    });
    return sets;
  }

  // Continues the path to a solution if a way across a chain from its end is one (docs/hero.md),
  // unless the limits are reached. After rank(), whose sets, reach and blocks this uses.
  bool crosses(std::uint32_t node) {
    if (!options_.crossings || !options_.chains || goal_ || !board_.hero_crosses_columns())
      return false;
    // The path is closed: sets never change before the hero enters them, and a way across the chain
    // that rank() found enters all (k).
    if (touching_sets(node).empty()) return cross_chain(node, HeroChains::no_set);
    // A single path of a king among rooks: one part touches the end. It only grows, and the others
    // never change, before the hero enters them (t).
    if (!board_.is_king_among_rooks()) return false;
    const std::uint32_t parts = find_sets(node, Hero::standing);
    const std::vector<std::uint32_t> touching = touching_sets(node);
    return touching.size() == 1 && !watch_.was_reached() &&
           chains_.one_meets_all(std::nullopt, set_of_, parts) && cross_chain(node, touching[0]);
  }

  // Goes across the chain that met all sets: through its leftmost and its rightmost place, or its
  // lowest and its highest if all its places in the set that touches the end are in the end's
  // column.
  bool cross_chain(std::uint32_t node, std::uint32_t touching) {
    const Place end = reach_[0];
    const std::vector<Place> chain = chains_.places_of_chain();
    const bool by_columns =
        touching == HeroChains::no_set || std::any_of(chain.begin(), chain.end(), [&](Place u) {
          return set_of_[u] == touching && board_.column(u) != board_.column(end);
        });
    const auto line = [&](Place u) { return by_columns ? board_.column(u) : board_.row(u); };
    Place first = end, last = end;
    for (const Place u : chain) {
      if (line(u) < line(first)) first = u;
      if (line(u) > line(last)) last = u;
    }
    const std::vector<Place> way = way_through(board_, reach_, first, last, watch_);
    if (watch_.was_reached()) return false;
    promise(!way.empty(), "a way leads through any two places of a chain");
    outcome_.path = paths_.places(node);
    outcome_.path.insert(outcome_.path.end(), way.begin(), way.end());
    outcome_.verdict = Verdict::solvable;
    return true;
  }

  // The rank of the path in the order of extension; nothing if no way from the path's end could
  // meet all sets. The places before the end are off the board.
  std::optional<Open> rank(std::uint32_t node) {
    find_reach(paths_.end(node));
    if (!goal_in_reach()) return std::nullopt;
    reach_ = queue_;
    if (!rest_is_weak(node)) return std::nullopt;
    const std::uint32_t sets = find_sets(node, Hero::gone);
    if (options_.chains && board_.hero_leaps()) {
      chains_.find_blocks(board_, reach_, watch_);
      if (!watch_.was_reached() && !chains_.one_meets_all(goal_, set_of_, sets))
        return std::nullopt;
    }
    if (watch_.was_reached()) return std::nullopt;
    const auto nearest = std::find_if(reach_.begin() + 1, reach_.end(),
                                      [&](Place u) { return set_of_[u] != HeroChains::no_set; });
    return Open{sets, steps_[*nearest], node};
  }

  // Could any ways of the hero from its start suffice? If not, refuses the puzzle, usually by
  // closed sets, which can be checked. False, without a verdict, once the limits are reached.
  bool root_is_hopeful() {
    find_reach(start_);
    const bool is_hopeful = goal_in_reach() && goal_ != start_ && rest_is_weak(0);
    if (watch_.was_reached() || is_hopeful) return !watch_.was_reached();
    outcome_.verdict = Verdict::unsolvable;
    if (goal_ == start_)
      refuse_goal_at_start();
    else
      refuse_by_reach();
    if (watch_.was_reached()) outcome_ = {};
    return false;
  }

  // The hero may not move, and villains never capture on its place.
  void refuse_goal_at_start() {
    capture::ClosedSets<Place> closed{{}, {start_}};
    for (Place u = 0; u < n_; ++u)
      if (u != start_) closed.first.push_back(u);
    outcome_.closed = std::move(closed);
  }

  // Either the hero can't reach the goal, or some villain can't come into the hero's reach.
  void refuse_by_reach() {
    // A villain that is not weakly capturable, if the goal is in reach.
    Place lost = 0;
    while (lost < n_ && (lost == start_ || stamps_[lost] == stamp_)) ++lost;

    const std::optional<Place> goal = std::exchange(goal_, std::nullopt);
    find_reach(start_);
    std::vector<Place> reach = queue_;
    if (goal && stamps_[*goal] != stamp_) {
      outcome_.closed = capture::ClosedSets<Place>{{*goal}, std::move(reach)};
      return;
    }
    // The hero never comes to the places of the lost villain, unless by passing over the goal,
    // which the rules of closed sets do not forbid.
    board_.take_off(start_);
    begin(lost);
    spread(Side::villain);
    board_.put_back(start_);
    for (const Place u : reach)
      if (stamps_[u] == stamp_) return;
    outcome_.closed = capture::ClosedSets<Place>{queue_, std::move(reach)};
    std::sort(outcome_.closed->first.begin(), outcome_.closed->first.end());
    std::sort(outcome_.closed->second.begin(), outcome_.closed->second.end());
  }

  // Makes the nodes of the paths one place longer than that of the node; false if the search ends
  // there. All places of the path but the last are off the board.
  bool go_on_from(std::uint32_t node) {
    const Place before = paths_.end(node);
    std::vector<Place> candidates;
    board_.for_each_target(Side::hero, before, [&](Place v) { candidates.push_back(v); });
    for (const Place next : candidates) {
      if (watch_.reached(100) || outcome_.paths >= options_.most_paths) return false;
      if (paths_.bytes() > options_.limits.memory_bytes) return false;
      ++outcome_.paths;
      if (options_.limits.progress && outcome_.paths % 1024 == 0) {
        phase_ = fmt::format("{} hero paths, {} kept", outcome_.paths, paths_.size());
        watch_.enter(phase_);
      }
      begin(next);
      spread_back(Side::villain, before);
      const std::uint32_t child = paths_.add(node, next, queue_);
      board_.take_off(before);
      bool solved = paths_.strong_count(child) == n_ - 1 && finish(child);
      std::optional<Open> open;
      if (!solved && next != goal_ && !is_needless(child)) open = rank(child);
      solved = solved || (open && crosses(child));
      board_.put_back(before);
      if (solved || watch_.was_reached()) return false;
      if (open) {
        paths_.keep_last();
        ++outcome_.kept;
        open_.push(*open);
      } else {
        paths_.drop_last();
      }
    }
    return true;
  }

  // Called when all villains are strongly capturable, which they stay however the path continues.
  // True if the goal is in reach; then the path continues to the goal. The places before the end
  // are off the board.
  bool finish(std::uint32_t node) {
    find_reach(paths_.end(node));
    if (!goal_in_reach()) return false;
    outcome_.path = paths_.places(node);
    if (goal_ && outcome_.path.back() != *goal_) {
      std::vector<Place> parent(n_, n_);
      begin(outcome_.path.back());
      for (std::size_t i = 0; i < queue_.size() && stamps_[*goal_] != stamp_; ++i) {
        board_.for_each_target(Side::hero, queue_[i], [&](Place v) {
          if (stamps_[v] == stamp_) return;
          stamps_[v] = stamp_;
          parent[v] = queue_[i];
          queue_.push_back(v);
        });
      }
      const auto tail = static_cast<std::ptrdiff_t>(outcome_.path.size());
      for (Place u = *goal_; u != queue_.front(); u = parent[u]) outcome_.path.push_back(u);
      std::reverse(outcome_.path.begin() + tail, outcome_.path.end());
    }
    outcome_.verdict = Verdict::solvable;
    return true;
  }

  // Does an earlier kept path dominate the path of the node?
  bool is_needless(std::uint32_t node) {
    const bool dominated = options_.dominance && paths_.is_dominated(node);
    outcome_.dominated += dominated;
    return dominated;
  }

  HeroBoard& board_;
  Place start_;
  std::optional<Place> goal_;
  const HeroOptions& options_;
  std::string phase_ = "searching hero paths";
  Watch watch_;
  std::uint32_t n_;
  // The current breadth-first search: its queue, and by place the stamp of the last search that
  // visited the place.
  std::vector<Place> queue_;
  std::vector<std::uint64_t> stamps_;
  std::uint64_t stamp_ = 0;
  std::vector<std::uint32_t> steps_;   // by place of the hero's last reach: its number of moves
  std::vector<Place> reach_;           // the places of that reach
  std::vector<std::uint32_t> set_of_;  // by place: the set that the hero must meet there
  HeroChains chains_;
  HeroPaths paths_;  // the kept paths, and the current path
  std::priority_queue<Open> open_;
  HeroOutcome outcome_;
};

}  // namespace

HeroOutcome search_hero_paths(HeroBoard& board, std::uint32_t start,
                              std::optional<std::uint32_t> goal, const HeroOptions& options) {
  return Search(board, start, goal, options).run();
}

}  // namespace hardboard::solo_chess
