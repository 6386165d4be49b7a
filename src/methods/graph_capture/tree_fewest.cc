#include "methods/graph_capture/tree_fewest.h"

#include <algorithm>
#include <cassert>
#include <optional>
#include <utility>
#include <vector>

#include "methods/graph_capture/forest.h"
#include "methods/graph_capture/tree.h"
#include "methods/graph_capture/tree_trade.h"

namespace hardboard::graph_capture {
namespace {

using capture::Location;

// What is best at a vertex, as the ends of walks. A vertex where a token ends is final, unless
// another token comes to it later and goes on.
struct Choice {
  Location climber = nowhere;         // comes from here and goes on to the parent; or nothing does
  Location passer = nowhere, passed;  // goes up from here, through the vertex, down to there
  Location walked = nowhere;          // its own token goes down to here, if nothing does from above
};

// All that is known of the subtrees of a vertex's children, those seen so far. Prices are in final
// vertices, above what the subtrees cost by themselves when each does what is best.
struct Gathered {
  Climbers climbers;
  Ends ends;
  std::int64_t settled = 0;  // what the subtrees cost, climbing into the vertex or not
  std::int64_t closed = 0;   // what they cost if nothing climbs
  Passage pass;
  Ends::End walk;  // of the vertex's own token, above `closed`
};

class FewestOnForest {
public:
  FewestOnForest(const Puzzle& puzzle, const Adjacency& graph, const Forest& forest)
      : puzzle_(puzzle),
        graph_(graph),
        forest_(forest),
        arcs_(puzzle.directed ? captures_from(puzzle) : Adjacency{}),
        choices_(puzzle.budgets.size()) {
    weigh();
  }

  // How many tokens remain.
  std::int64_t left() const { return left_; }

  // For each vertex where its token, or what has come there, goes in the end; nowhere if it stays.
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

  // From the bottom up. When a vertex comes up in the reversed order, all below it has been, and
  // else only vertices below its ancestors are under way: one at each depth.
  void weigh() {
    std::vector<Gathered> at_depth;
    for (std::size_t i = forest_.order.size(); i-- > 0;) {
      const Location v = forest_.order[i];
      const std::uint32_t depth = forest_.depth[v];
      if (at_depth.size() <= depth) at_depth.resize(depth + 1);
      Gathered below = std::exchange(at_depth[depth], Gathered{});
      const std::int64_t closed = choose(v, below);
      if (depth == 0)
        left_ += closed;
      else
        gather(v, std::move(below), closed, at_depth[depth - 1]);
    }
  }

  // Makes of what is known below v what is known of the subtree of v; returns its price if nothing
  // passes between it and the parent.
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

  // Adds the subtree of v to what is known of those of its parent's children.
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

  // Reading the choices from the top down. An open subtree is closed, or does what is best with its
  // parent there to climb to.
  struct Open {
    Location vertex;
    bool is_closed;
  };

  void open_children(Location v, bool are_closed) {
    for (const Location child : graph_.row(v))
      if (child != forest_.parent[v] && !on_walk_[child]) open_.push_back({child, are_closed});
  }

  // The token of `origin` goes up to `top`, and nothing goes into its own subtree.
  void climb(Location origin, Location top) {
    for (Location v = origin; v != top; v = forest_.parent[v]) {
      on_walk_[v] = true;
      exit_[v] = forest_.parent[v];
      open_children(v, v == origin);
    }
  }

  // Something goes from `top` down to `end`; leaves open what is below the two.
  void descend(Location top, Location end) {
    for (Location v = end; v != top; v = forest_.parent[v]) {
      on_walk_[v] = true;
      exit_[forest_.parent[v]] = v;
      if (v != end) open_children(v, false);
    }
  }

  // A token ends on v.
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
  std::vector<bool> on_walk_;  // whether the edge to the parent is an exit that a walk has made
  std::vector<Open> open_;
};

// Captures along the exits: from the leaves, onto each vertex the token last that has most captures
// left.
std::vector<capture::Capture<Location>> captures_along(const std::vector<Location>& exit,
                                                       const std::vector<std::uint32_t>& budgets,
                                                       const Adjacency& graph) {
  const std::size_t n = exit.size();
  std::vector<std::uint32_t> awaited(n, 0), left = budgets;
  std::vector<Location> order, finisher(n, nowhere);
  order.reserve(n);
  for (const Location to : exit)
    if (to != nowhere) ++awaited[to];
  for (Location v = 0; v < n; ++v)
    if (awaited[v] == 0) order.push_back(v);
  for (std::size_t i = 0; i < order.size(); ++i) {
    const Location v = order[i], to = exit[v];
    if (to == nowhere) continue;
    assert(left[v] > 0);
    const std::uint32_t arrives = left[v] == unlimited ? unlimited : left[v] - 1;
    if (finisher[to] == nowhere || arrives > left[to]) {
      finisher[to] = v;
      left[to] = arrives;
    }
    if (--awaited[to] == 0) order.push_back(to);
  }
  std::vector<capture::Capture<Location>> moves;
  for (const Location to : order) {
    if (finisher[to] == nowhere) continue;
    for (const Location from : graph.row(to))
      if (exit[from] == to && from != finisher[to]) moves.push_back({from, to});
    moves.push_back({finisher[to], to});
  }
  return moves;
}

// Why more than one token remains on a forest where more than one does.
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
  const Adjacency graph = without_directions(puzzle);
  const std::optional<Forest> forest = hang_up(graph);
  assert(forest);
  FewestOnForest fewest(puzzle, graph, *forest);
  const auto left = static_cast<std::uint64_t>(fewest.left());
  capture::Answer<Location> answer;
  answer.moves = captures_along(fewest.exits(), puzzle.budgets, graph);
  assert(answer.moves.size() + left == puzzle.budgets.size());
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
  const auto most = static_cast<std::uint32_t>(puzzle.budgets.size() - 1);  // as good as unlimited
  capture::Answer<Location> best = with_budget(most);
  if (best.verdict != Verdict::solvable) return best;
  // More budget never hurts (Kühn 2024, section 3.3): `enough` is, all below `low` are not.
  std::uint32_t low = 0, enough = most;
  while (low < enough) {
    const std::uint32_t budget = low + (enough - low) / 2;
    capture::Answer<Location> answer = with_budget(budget);
    if (answer.verdict == Verdict::solvable) {
      enough = budget;
      best = std::move(answer);
    } else {
      low = budget + 1;
    }
  }
  best.minimum = Minimum{"budget", enough, enough};
  return best;
}

}  // namespace hardboard::graph_capture
