#include "methods/solo_chess/hero_search.h"

#include <algorithm>
#include <utility>

namespace hardboard::solo_chess {
namespace {

using Place = std::uint32_t;

// Sets of places, one bit each.
using Bits = std::vector<std::uint64_t>;

void set(Bits& bits, Place u) {
  bits[u / 64] |= std::uint64_t{1} << (u % 64);
}
void clear(Bits& bits, Place u) {
  bits[u / 64] &= ~(std::uint64_t{1} << (u % 64));
}
bool has(const Bits& bits, Place u) {
  return (bits[u / 64] >> (u % 64)) & 1U;
}
bool contains(const Bits& all, const Bits& some) {
  for (std::size_t i = 0; i < all.size(); ++i)
    if ((some[i] & ~all[i]) != 0) return false;
  return true;
}

class Search {
public:
  Search(HeroBoard& board, Place start, std::optional<Place> goal, const HeroOptions& options)
      : board_(board),
        goal_(goal),
        options_(options),
        n_(board.size()),
        stamps_(n_, 0),
        visited_((n_ + 63) / 64),
        strong_((n_ + 63) / 64),
        failed_(n_) {
    frames_.push_back({start, {}, 0});
    set(visited_, start);
  }

  HeroOutcome run() {
    if (n_ == 1) {
      outcome_.verdict = Verdict::solvable;
      outcome_.path = {frames_.front().end};
      return outcome_;
    }
    if (!root_is_hopeful()) return outcome_;
    list_candidates();
    while (!frames_.empty()) {
      if (options_.limits.reached() || outcome_.paths >= options_.most_paths) {
        while (!frames_.empty()) leave();
        return outcome_;
      }
      if (frames_.back().candidates.empty()) {
        leave();
        continue;
      }
      const Place next = frames_.back().candidates.back();
      frames_.back().candidates.pop_back();
      enter(next);
      if (outcome_.verdict == Verdict::solvable) {
        while (!frames_.empty()) leave();
        return outcome_;
      }
    }
    outcome_.verdict = Verdict::unsolvable;
    return outcome_;
  }

private:
  // A hero path's last place, where it may go on to, and the size of the log when it was entered.
  struct Frame {
    Place end;
    std::vector<Place> candidates;
    std::size_t log;
  };
  struct State {
    Bits visited, strong;
  };

  // Marks what reaches a place of `queue_` (marked already, in the current stamp) against the rides
  // of the side, and appends it to the queue. `except` is a blocker: it is never entered.
  void spread_back(Side side, Place except) {
    for (std::size_t i = 0; i < queue_.size(); ++i) {
      board_.for_each_source(side, queue_[i], [&](Place v) {
        if (v == except || stamps_[v] == stamp_) return;
        stamps_[v] = stamp_;
        queue_.push_back(v);
      });
    }
  }

  void begin(Place first) {
    ++stamp_;
    queue_.assign(1, first);
    stamps_[first] = stamp_;
  }

  // Leaves in `queue_`, behind `from` itself, the places on which hero paths that go on from there
  // may end. The goal is no place to pass.
  void find_reach(Place from) {
    begin(from);
    for (std::size_t i = 0; i < queue_.size(); ++i) {
      if (goal_ && queue_[i] == *goal_) continue;
      board_.for_each_target(Side::hero, queue_[i], [&](Place v) {
        if (stamps_[v] == stamp_) return;
        stamps_[v] = stamp_;
        queue_.push_back(v);
      });
    }
  }

  bool goal_in_reach() const { return !goal_ || stamps_[*goal_] == stamp_; }

  // Whether all villains that are not strongly capturable yet are weakly capturable after the path
  // that ends on `end`, whose reach is in the queue. The places before `end` are off the board.
  bool rest_is_weak(Place end) {
    board_.take_off(end);
    ++stamp_;
    queue_.erase(queue_.begin());
    for (const Place u : queue_) stamps_[u] = stamp_;
    spread_back(Side::villain, end);
    board_.put_back(end);
    std::size_t weak = 0;
    for (const Place u : queue_) weak += !has(strong_, u);
    return weak == n_ - 1 - strong_count_;
  }

  // The same before the first move, where a lack is a refusal that can mostly be checked.
  bool root_is_hopeful() {
    const Place start = frames_.front().end;
    find_reach(start);
    if (goal_in_reach() && goal_ != start && rest_is_weak(start)) return true;
    outcome_.verdict = Verdict::unsolvable;
    if (goal_ == start) {  // the hero may not move, and on it no villain lands
      ClosedSets<Place> closed{{}, {start}};
      for (Place u = 0; u < n_; ++u)
        if (u != start) closed.first.push_back(u);
      outcome_.closed = std::move(closed);
      return false;
    }
    Place lost = 0;  // some villain that is not weakly capturable, if the goal is in reach
    while (lost == start || stamps_[lost] == stamp_) ++lost;

    const std::optional<Place> goal = std::exchange(goal_, std::nullopt);
    find_reach(start);
    std::vector<Place> reach = queue_;
    if (goal && stamps_[*goal] != stamp_) {
      outcome_.closed = ClosedSets<Place>{{*goal}, std::move(reach)};
      return false;
    }
    // Where the lost one can go, the hero never comes; unless it could by passing over the goal,
    // which the rules of closed sets do not forbid.
    board_.take_off(start);
    begin(lost);
    for (std::size_t i = 0; i < queue_.size(); ++i) {
      board_.for_each_target(Side::villain, queue_[i], [&](Place v) {
        if (stamps_[v] == stamp_) return;
        stamps_[v] = stamp_;
        queue_.push_back(v);
      });
    }
    board_.put_back(start);
    for (const Place u : reach)
      if (stamps_[u] == stamp_) return false;
    outcome_.closed = ClosedSets<Place>{queue_, std::move(reach)};
    std::sort(outcome_.closed->first.begin(), outcome_.closed->first.end());
    std::sort(outcome_.closed->second.begin(), outcome_.closed->second.end());
    return false;
  }

  void list_candidates() {
    Frame& frame = frames_.back();
    if (goal_ && frame.end == *goal_) return;
    board_.for_each_target(Side::hero, frame.end, [&](Place v) { frame.candidates.push_back(v); });
  }

  // Goes on to `next`, and back at once if nothing can come of it. Before, the hero's path but its
  // last place is off the board.
  void enter(Place next) {
    ++outcome_.paths;
    const Place before = frames_.back().end;
    frames_.push_back({next, {}, log_.size()});
    set(visited_, next);
    begin(next);
    spread_back(Side::villain, before);
    for (const Place u : queue_) {
      if (has(strong_, u)) continue;
      set(strong_, u);
      log_.push_back(u);
    }
    strong_count_ = log_.size();
    board_.take_off(before);

    find_reach(next);
    if (strong_count_ == n_ - 1 && goal_in_reach()) {
      finish();
      return;
    }
    const bool hopeful =
        goal_in_reach() && !(goal_ && *goal_ == next) && rest_is_weak(next) && !is_dominated(next);
    if (hopeful) {
      list_candidates();
    } else {
      leave();
    }
  }

  // Takes back the last move.
  void leave() {
    const Frame& frame = frames_.back();
    while (log_.size() > frame.log) {
      clear(strong_, log_.back());
      log_.pop_back();
    }
    strong_count_ = log_.size();
    clear(visited_, frame.end);
    frames_.pop_back();
    if (!frames_.empty()) board_.put_back(frames_.back().end);
  }

  // All villains are strongly capturable, and stay so however the path goes on: to the goal.
  void finish() {
    for (const Frame& frame : frames_) outcome_.path.push_back(frame.end);
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
  }

  // Of two paths with the same end, the one that has visited no more and made strong no less has
  // all the other's ways to go on. Every kept path has failed or is being left, for a path on which
  // the search still is has no other of the same end below it.
  bool is_dominated(Place end) {
    if (!options_.dominance) return false;
    std::vector<State>& failed = failed_[end];
    for (const State& state : failed) {
      if (contains(visited_, state.visited) && contains(state.strong, strong_)) {
        ++outcome_.dominated;
        return true;
      }
    }
    const std::size_t bytes = 2 * visited_.size() * sizeof(std::uint64_t) + sizeof(State);
    if (kept_bytes_ + bytes > options_.limits.memory_bytes) return false;
    kept_bytes_ += bytes;
    failed.push_back({visited_, strong_});
    return false;
  }

  HeroBoard& board_;
  std::optional<Place> goal_;
  const HeroOptions& options_;
  std::uint32_t n_;
  std::vector<std::uint64_t> stamps_;
  std::uint64_t stamp_ = 0;
  std::vector<Place> queue_;
  std::vector<Frame> frames_;
  std::vector<Place>
      log_;  // the strongly capturable villains, in the order in which they became so
  std::size_t strong_count_ = 0;
  Bits visited_, strong_;
  std::vector<std::vector<State>> failed_;  // by end
  std::size_t kept_bytes_ = 0;
  HeroOutcome outcome_;
};

}  // namespace

HeroOutcome search_hero_paths(HeroBoard& board, std::uint32_t start,
                              std::optional<std::uint32_t> goal, const HeroOptions& options) {
  return Search(board, start, goal, options).run();
}

}  // namespace hardboard::solo_chess
