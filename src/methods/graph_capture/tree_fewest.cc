#include "methods/graph_capture/tree_fewest.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "base/contract.h"
#include "base/watch.h"
#include "methods/capture/optimum.h"
#include "methods/graph_capture/forest.h"
#include "methods/graph_capture/tree.h"
#include "methods/graph_capture/tree_trade.h"

namespace hardboard::graph_capture {
namespace {

using capture::Location;

// The best choices at a vertex, as ends of walks. A vertex where a token's walk ends is final,
// unless another token comes to it later and goes on.
struct Choice {
  // The token that starts here goes on from the vertex to its parent; `nowhere` if no token does.
  Location climber = nowhere;
  // The token that starts on `passer` comes up to the vertex and goes down to `passed`.
  Location passer = nowhere, passed = nowhere;
  // The vertex's own token goes down to here, if no token comes from the parent.
  Location walked = nowhere;
};

// The subtrees of the children of a vertex that were seen so far. Prices count final vertices on
// top of the cost of all subtrees when settled; `walk` counts on top of `closed`.
struct Gathered {
  Climbers climbers;
  Ends ends;
  std::int64_t settled = 0;  // the cost of the subtrees if each may send a token up to the vertex
  std::int64_t closed = 0;   // their cost if none does
  Passage pass;
  Ends::End walk;  // where the vertex's own token would end; its price is beyond `closed`
};

class FewestOnForest {
public:
  // Means nothing once the watch's limits are reached.
  FewestOnForest(const Puzzle& puzzle, const Adjacency& graph, const Forest& forest, Watch& watch)
      : puzzle_(puzzle),
        graph_(graph),
        forest_(forest),
        arcs_(puzzle.directed ? captures_from(puzzle) : Adjacency{}),
        choices_(puzzle.budgets.size()) {
    weigh(watch);
  }

  // How many tokens remain.
  std::int64_t left() const { return left_; }

  // By vertex: where its exit leads; `nowhere` if a token remains there.
  std::vector<Location> exits() {
    exit_.assign(choices_.size(), nowhere);
    on_walk_.assign(choices_.size(), false);
    for (const Location v : forest_.order)
      if (forest_.parent[v] == nowhere) open_.push_back({v, true});
    while (!open_.empty()) {
      const auto [v, is_closed] = open_.back();
      open_.pop_back();
      const Choice& choice = choices_[v];
      if (!is_closed && choice.climber != nowhere) {
        climb(choice.climber, forest_.parent[v]);
      } else if (choice.walked != nowhere) {
        descend(v, choice.walked);
        open_children(v, true);
        stay(choice.walked);
      } else {
        stay(v);
      }
    }
    return std::move(exit_);
  }

private:
  std::int64_t budget(Location v) const {
    return std::min<std::int64_t>(puzzle_.budgets[v], puzzle_.budgets.size());
  }
  bool leads(Location from, Location to) const { return !puzzle_.directed || arcs_.has(from, to); }

  // From the bottom up, in the reversed order of the forest. When the turn of a vertex comes, its
  // whole subtree has been weighed. All other subtrees under way hang on ancestors of the vertex:
  // so there is one list for each depth.
  void weigh(Watch& watch) {
    std::vector<Gathered> at_depth;
    for (std::size_t i = forest_.order.size(); i-- > 0;) {
      const Location v = forest_.order[i];
      const std::uint32_t depth = forest_.depth[v];
      if (watch.reached(50)) return;
      if (at_depth.size() <= depth) at_depth.resize(depth + 1);
      Gathered below = std::exchange(at_depth[depth], Gathered{});
      const std::int64_t closed = choose(v, below);
      if (depth == 0)
        left_ += closed;
      else
        gather(v, std::move(below), closed, at_depth[depth - 1]);
    }
  }

  // Turns the data on the subtrees below v into the data on the subtree of v. Returns the cost of
  // the subtree of v if no token passes between v and its parent.
  std::int64_t choose(Location v, Gathered& below) {
    Choice& choice = choices_[v];
    const std::int64_t depth = forest_.depth[v];
    std::int64_t stay = 1;
    if (below.pass.price < stay) {
      stay = below.pass.price;
      choice.passer = below.pass.origin;
      choice.passed = below.pass.end;
    }
    std::int64_t closed = below.settled + stay;
    if (below.closed + below.walk.price < closed) {
      closed = below.closed + below.walk.price;
      choice.walked = below.walk.vertex;
    }
    if (budget(v) > 0) below.climbers.add(budget(v) - depth, {below.closed - below.settled, v});
    below.climbers.drop_below(1 - depth);
    below.climbers.raise(below.settled);
    below.ends.add({depth, stay, v});
    below.ends.raise(below.settled);
    return closed;
  }

  // Adds the subtree of v to the data on the subtrees of its parent's children.
  void gather(Location v, Gathered below, std::int64_t closed, Gathered& all) {
    const Location parent = forest_.parent[v];
    const std::int64_t depth = forest_.depth[parent];
    if (!leads(v, parent)) below.climbers = {};
    if (!leads(parent, v)) below.ends = {};
    if (budget(parent) > 0) {
      Ends::End walk = below.ends.within(depth + budget(parent));
      walk.price -= closed;
      if (walk.vertex != nowhere && walk.price < all.walk.price) all.walk = walk;
    }
    std::int64_t settled = closed;
    if (const Climbers::Token token = below.climbers.cheapest(); token.price <= closed) {
      settled = token.price;
      choices_[v].climber = token.origin;
    }
    all.settled += settled;
    all.closed += closed;
    below.climbers.raise(-settled);
    below.ends.raise(-settled);
    for (const Passage& pass : {cheapest_passage(all.climbers, below.ends, depth),
                                cheapest_passage(below.climbers, all.ends, depth)})
      if (pass.price < all.pass.price) all.pass = pass;
    all.climbers.absorb(std::move(below.climbers));
    all.ends.absorb(std::move(below.ends));
  }

  // The exits are read off the choices from the top down. An open subtree is one whose exits are
  // still to be read: either it is closed, or its best token may climb to the parent of its top.
  struct Open {
    Location vertex;
    bool is_closed;
  };

  void open_children(Location v, bool are_closed) {
    for (const Location child : graph_.row(v))
      if (child != forest_.parent[v] && !on_walk_[child]) open_.push_back({child, are_closed});
  }

  // The token of `origin` goes up to `top`; no token comes down to `origin`, so that the subtrees
  // below it are closed.
  void climb(Location origin, Location top) {
    for (Location v = origin; v != top; v = forest_.parent[v]) {
      on_walk_[v] = true;
      exit_[v] = forest_.parent[v];
      open_children(v, v == origin);
    }
  }

  // A token goes from `top` down to `end`. The subtrees below `top` and below `end` stay open.
  void descend(Location top, Location end) {
    for (Location v = end; v != top; v = forest_.parent[v]) {
      on_walk_[v] = true;
      exit_[forest_.parent[v]] = v;
      if (v != end) open_children(v, false);
    }
  }

  // A token's walk ends on v, and other tokens may pass v later.
  void stay(Location v) {
    for (;;) {
      const Choice& choice = choices_[v];
      if (choice.passer == nowhere) break;
      climb(choice.passer, v);
      descend(v, choice.passed);
      open_children(v, false);
      v = choice.passed;
    }
    open_children(v, false);
  }

  const Puzzle& puzzle_;
  const Adjacency& graph_;
  const Forest& forest_;
  const Adjacency arcs_;
  std::vector<Choice> choices_;
  std::int64_t left_ = 0;
  std::vector<Location> exit_;
  std::vector<bool> on_walk_;  // by vertex: is the edge to its parent an exit on some walk?
  std::vector<Open> open_;
};

// A proof that more than one token remains, for a forest where that is so.
capture::Proof<Location> refusal(const Puzzle& puzzle, const Forest& forest, const Limits& limits) {
  const auto second = std::find_if(forest.order.begin() + 1, forest.order.end(),
                                   [&](Location v) { return forest.parent[v] == nowhere; });
  if (second == forest.order.end()) return solve_tree(puzzle, limits).proof;
  return capture::ClosedSets<Location>{{forest.order.begin(), second},
                                       {second, forest.order.end()}};
}

}  // namespace

std::string fewest_on_forest_why_not(const Puzzle& puzzle) {
  const bool may_be = puzzle.edges.size() <= 2 * (puzzle.budgets.size() - 1);
  return may_be && hang_up(without_directions(puzzle)) ? "" : "needs a graph without cycles";
}

capture::Answer<Location> fewest_on_forest(const Puzzle& puzzle, const Limits& limits) {
  if (limits.reached()) return {};
  const Adjacency graph = without_directions(puzzle);
  if (limits.reached()) return {};
  const std::optional<Forest> forest = hang_up(graph);
  promise(forest.has_value(), "the method is asked for forests only");
  Watch watch(limits, "weighing the subtrees");
  FewestOnForest fewest(puzzle, graph, *forest, watch);
  if (watch.was_reached()) return {};
  const auto left = static_cast<std::uint64_t>(fewest.left());
  capture::Answer<Location> answer;
  answer.moves = captures_along(fewest.exits(), puzzle.budgets, graph);
  promise(answer.moves.size() + left == puzzle.budgets.size(), "the moves leave the fewest tokens");
  answer.minimum = Minimum{"pieces_left", left, left};
  answer.verdict = left == 1 ? Verdict::solvable : Verdict::unsolvable;
  if (left > 1) answer.proof = refusal(puzzle, *forest, limits);
  return answer;
}

capture::Answer<Location> smallest_budget_on_tree(const Puzzle& puzzle, const Limits& limits) {
  const auto with_budget = [&](std::uint32_t budget) {
    Puzzle uniform = puzzle;
    uniform.budgets.assign(puzzle.budgets.size(), budget);
    return solve_tree(uniform, limits);
  };
  const auto most = static_cast<std::uint32_t>(puzzle.budgets.size() - 1);  // equals unlimited
  capture::Answer<Location> best = with_budget(most);
  if (best.verdict == Verdict::unsolvable) best.remark = capture::no_budget_is_enough;
  if (best.verdict != Verdict::solvable) return best;
  // Budgets are monotone (Kühn 2024, section 3.3): `enough` clears the tree, no budget below `low`
  // does.
  std::uint32_t low = 0, enough = most;
  while (low < enough) {
    const std::uint32_t budget = low + (enough - low) / 2;
    capture::Answer<Location> answer = with_budget(budget);
    if (answer.verdict == Verdict::unknown) break;
    if (answer.verdict == Verdict::solvable) {
      enough = budget;
      best = std::move(answer);
    } else {
      low = budget + 1;
    }
  }
  best.minimum = Minimum{"budget", enough, low};
  if (low < enough) best.remark = capture::unsettled_budget(enough, low);
  return best;
}

}  // namespace hardboard::graph_capture
