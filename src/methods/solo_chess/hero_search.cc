#include "methods/solo_chess/hero_search.h"

#include <algorithm>
#include <fmt/format.h>
#include <queue>
#include <string>
#include <tuple>

#include "base/contract.h"
#include "base/watch.h"
#include "methods/solo_chess/hero_chains.h"
#include "methods/solo_chess/hero_climb.h"
#include "methods/solo_chess/hero_paths.h"
#include "methods/solo_chess/hero_refusal.h"
#include "methods/solo_chess/hero_sets.h"
#include "methods/solo_chess/hero_walks.h"
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
        walks_(board, watch_),
        sets_(n_),
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

  // Each of the searches below ends early once the watch's limits are reached. Its results are then
  // incomplete, and the outcome stays unknown.

  // Finds the reach of this place, and says whether it has the goal, if there is one.
  bool reaches_goal(Place from) {
    walks_.find_reach(from, goal_);
    return !goal_ || walks_.has(*goal_);
  }

  // Are all villains that are not yet strongly capturable weakly capturable after the path of the
  // node? The last walks found the reach of the path's end, and the places before the end are off
  // the board.
  bool rest_is_weak(std::uint32_t node) {
    const Place end = paths_.end(node);
    board_.take_off(end);
    walks_.begin(std::vector<Place>(walks_.places().begin() + 1, walks_.places().end()));
    walks_.spread_back(Side::villain, end);
    board_.put_back(end);
    std::size_t weak = 0;
    for (const Place u : walks_.places()) weak += !paths_.is_strong(node, u);
    return weak == n_ - 1 - paths_.strong_count(node);
  }

  // Finds the sets that the hero must meet after the path of the node, and returns their number.
  std::uint32_t find_sets(std::uint32_t node, HeroSets::Hero hero) {
    return sets_.find(board_, paths_, node, hero, watch_);
  }

  // The rank of the path in the order of extension; nothing if no way from the path's end could
  // meet all sets. The places before the end are off the board.
  std::optional<Open> rank(std::uint32_t node) {
    if (!reaches_goal(paths_.end(node))) return std::nullopt;
    reach_ = walks_.places();
    if (!rest_is_weak(node)) return std::nullopt;
    const std::uint32_t sets = find_sets(node, HeroSets::Hero::gone);
    if (options_.chains && board_.hero_leaps()) {
      chains_.find_blocks(board_, reach_, watch_);
      if (!watch_.was_reached() && !chains_.one_meets_all(goal_, sets_.by_place(), sets))
        return std::nullopt;
    }
    if (watch_.was_reached()) return std::nullopt;
    const auto nearest =
        std::find_if(reach_.begin() + 1, reach_.end(), [&](Place u) { return sets_.holds(u); });
    return Open{sets, walks_.moves_to(*nearest), node};
  }

  // Continues the path to a solution if a way across a chain from its end is one (docs/hero.md),
  // unless the limits are reached. After rank(), whose sets, reach and blocks this uses.
  bool crosses(std::uint32_t node) {
    if (!options_.crossings || !options_.chains || goal_ || !board_.hero_crosses_columns())
      return false;
    // The path is closed: sets never change before the hero enters them, and a way across the chain
    // that rank() found enters all (k).
    if (sets_.touching(board_, paths_.end(node)).empty())
      return cross_chain(node, HeroChains::no_set);
    // A single path of a king among rooks: one part touches the end. It only grows, and the others
    // never change, before the hero enters them (t).
    if (!board_.is_king_among_rooks()) return false;
    const std::uint32_t parts = find_sets(node, HeroSets::Hero::standing);
    const std::vector<std::uint32_t> touching = sets_.touching(board_, paths_.end(node));
    return touching.size() == 1 && !watch_.was_reached() &&
           chains_.one_meets_all(std::nullopt, sets_.by_place(), parts) &&
           cross_chain(node, touching[0]);
  }

  // Goes across the chain that met all sets: through its leftmost and its rightmost place, or its
  // lowest and its highest if all its places in the set that touches the end are in the end's
  // column.
  bool cross_chain(std::uint32_t node, std::uint32_t touching) {
    const Place end = reach_[0];
    const std::vector<Place> chain = chains_.places_of_chain();
    const bool by_columns =
        touching == HeroChains::no_set || std::any_of(chain.begin(), chain.end(), [&](Place u) {
          return sets_.by_place()[u] == touching && board_.column(u) != board_.column(end);
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

  // Could any ways of the hero from its start suffice? If not, refuses the puzzle, usually by
  // closed sets, which can be checked. False, without a verdict, once the limits are reached.
  bool root_is_hopeful() {
    const bool is_hopeful = reaches_goal(start_) && goal_ != start_ && rest_is_weak(0);
    if (watch_.was_reached() || is_hopeful) return !watch_.was_reached();
    outcome_.verdict = Verdict::unsolvable;
    outcome_.closed = goal_ == start_ ? refuse_goal_at_start(n_, start_)
                                      : refuse_by_reach(board_, walks_, start_, goal_, lost());
    if (watch_.was_reached()) outcome_ = {};
    return false;
  }

  // A villain that the last walks did not come to: one that is not weakly capturable, if these
  // walks are those of rest_is_weak().
  Place lost() const {
    Place u = 0;
    while (u < n_ && (u == start_ || walks_.has(u))) ++u;
    return u;
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
      walks_.begin(next);
      walks_.spread_back(Side::villain, before);
      const std::uint32_t child = paths_.add(node, next, walks_.places());
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
    if (!reaches_goal(paths_.end(node))) return false;
    outcome_.path = paths_.places(node);
    if (goal_) {
      const std::vector<Place> way = walks_.shortest_way(outcome_.path.back(), *goal_);
      outcome_.path.insert(outcome_.path.end(), way.begin(), way.end());
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
  HeroWalks walks_;
  std::vector<Place> reach_;  // of the end of the path that rank() looked at last
  HeroSets sets_;
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
