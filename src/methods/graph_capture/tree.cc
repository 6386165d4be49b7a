#include "methods/graph_capture/tree.h"

#include <optional>
#include <vector>

#include "base/watch.h"
#include "methods/graph_capture/forest.h"

namespace hardboard::graph_capture {
namespace {

using capture::Location;

// A tree with some root, and the captures towards this root. Every vertex but the final one has one
// exit. There are as many exits as edges, so in a tree all of them lead towards the final vertex. A
// token that comes to a vertex from below leaves it again only if it is the last to come there.
class HungTree {
public:
  // `graph` has no directions; `arcs` is asked only if the puzzle is directed.
  HungTree(const Puzzle& puzzle, const Adjacency& graph, const Adjacency& arcs, Watch& watch)
      : puzzle_(puzzle), graph_(graph), arcs_(arcs), watch_(watch) {}

  // Makes this vertex the root. Incomplete once the watch's limits are reached. O(vertices).
  void hang(Location root) {
    const std::size_t n = puzzle_.budgets.size();
    parent_.assign(n, nowhere);
    order_.assign(1, root);
    order_.reserve(n);
    for (std::size_t i = 0; i < order_.size(); ++i) {
      if (watch_.reached(5)) return;
      for (const Location child : graph_.row(order_[i])) {
        if (child == parent_[order_[i]]) continue;
        parent_[child] = order_[i];
        order_.push_back(child);
      }
    }
    fill();
  }

  // A vertex is stuck if it is not the root and no token can go on from it to its parent when its
  // whole subtree has been captured into it. A stuck vertex below which no vertex is stuck; nothing
  // if no vertex is. O(vertices log degree).
  std::optional<Location> lowest_stuck() const {
    for (std::size_t i = order_.size(); --i > 0;)
      if (!gets_on(order_[i])) return order_[i];
    return std::nullopt;
  }

  // The vertex and all vertices below it.
  std::vector<Location> subtree(Location top) const {
    std::vector<Location> members;
    std::vector<bool> is_below(parent_.size(), false);
    for (const Location v : order_) {
      if (v != top && (parent_[v] == nowhere || !is_below[parent_[v]])) continue;
      is_below[v] = true;
      members.push_back(v);
    }
    return members;
  }

  // Captures everything into the root, if no vertex is stuck: from the bottom up, and onto each
  // vertex last from the child whose token has most captures left.
  std::vector<capture::Capture<Location>> moves() const {
    std::vector<capture::Capture<Location>> moves;
    moves.reserve(order_.size() - 1);
    // The children of a vertex stand side by side in the order, lower vertices behind higher ones.
    for (std::size_t end = order_.size(); end > 1;) {
      const Location v = parent_[order_[end - 1]];
      for (; end > 1 && parent_[order_[end - 1]] == v; --end)
        if (order_[end - 1] != finisher_[v]) moves.push_back({order_[end - 1], v});
      moves.push_back({finisher_[v], v});
    }
    return moves;
  }

private:
  // Computes for each vertex, from the bottom up, the most captures that a token on it can have
  // left when its whole subtree has been captured into it.
  void fill() {
    left_ = puzzle_.budgets;
    finisher_.assign(left_.size(), nowhere);
    for (std::size_t i = order_.size(); --i > 0;) {
      const Location child = order_[i], v = parent_[child];
      const std::uint32_t arrives = left_[child] == unlimited ? unlimited
                                    : left_[child] == 0       ? 0
                                                              : left_[child] - 1;
      if (finisher_[v] != nowhere && arrives <= left_[v]) continue;
      left_[v] = arrives;
      finisher_[v] = child;
    }
  }

  bool gets_on(Location v) const {
    return left_[v] > 0 && (!puzzle_.directed || arcs_.has(v, parent_[v]));
  }

  const Puzzle& puzzle_;
  const Adjacency& graph_;
  const Adjacency& arcs_;
  Watch& watch_;
  std::vector<Location> parent_;
  std::vector<Location> order_;  // parents before children, the children of a vertex side by side
  std::vector<std::uint32_t> left_;  // by vertex: the captures that fill() has computed
  std::vector<Location>
      finisher_;  // by vertex: the child from which a token comes last, or `nowhere`
};

}  // namespace

std::string tree_why_not(const Puzzle& puzzle) {
  const std::size_t n = puzzle.budgets.size();
  const std::string why = "needs a tree";
  if (puzzle.edges.size() + 1 < n || puzzle.edges.size() > 2 * (n - 1)) return why;
  const Adjacency graph = without_directions(puzzle);
  if (graph.heads.size() != 2 * (n - 1)) return why;
  // A graph of n - 1 edges is a tree if it is connected.
  std::vector<bool> reached(n, false);
  std::vector<Location> open{0};
  reached[0] = true;
  for (std::size_t i = 0; i < open.size(); ++i) {
    for (const Location v : graph.row(open[i])) {
      if (!reached[v]) open.push_back(v);
      reached[v] = true;
    }
  }
  return open.size() == n ? "" : why;
}

// Root the tree at its first vertex. If a vertex is stuck there, let w be a lowest stuck vertex.
// The final vertex is w or below w. All tokens below w can be captured into w; and tokens from
// outside that can come to a final vertex below w can come to w. So w can be final if any vertex
// can. Root the tree at w: a vertex that is stuck now is not below w in the first tree, so the two
// subtrees are disjoint, and each of them would have to hold the final vertex.
capture::Answer<Location> solve_tree(const Puzzle& puzzle, const Limits& limits) {
  Watch watch(limits, "clearing the tree");
  if (limits.reached()) return {};
  const Adjacency graph = without_directions(puzzle);
  if (limits.reached()) return {};
  const Adjacency arcs = puzzle.directed ? captures_from(puzzle) : Adjacency{};
  HungTree tree(puzzle, graph, arcs, watch);
  tree.hang(0);
  if (watch.was_reached()) return {};
  capture::Answer<Location> answer;
  answer.verdict = Verdict::solvable;
  if (const std::optional<Location> low = tree.lowest_stuck()) {
    capture::StuckTrees<Location> trees{tree.subtree(*low), {}};
    tree.hang(*low);
    if (watch.was_reached()) return {};
    if (const std::optional<Location> other = tree.lowest_stuck()) {
      trees.second = tree.subtree(*other);
      answer.verdict = Verdict::unsolvable;
      answer.proof = std::move(trees);
      return answer;
    }
  }
  answer.moves = tree.moves();
  return answer;
}

}  // namespace hardboard::graph_capture
