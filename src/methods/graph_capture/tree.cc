#include "methods/graph_capture/tree.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "methods/graph_capture/forest.h"

namespace hardboard::graph_capture {
namespace {

using capture::Location;

// A tree hung up at some root, and what can be captured towards it. Every vertex but the final one
// has one exit, and in a tree these lead towards the final one: there are as many exits as edges. A
// token that comes to v from below leaves it again only if it is the last to arrive there.
class HungTree {
public:
  HungTree(const Puzzle& puzzle, const Adjacency& graph, const Adjacency& arcs)
      : puzzle_(puzzle), graph_(graph), arcs_(arcs) {}

  void hang(Location root) {
    const std::size_t n = puzzle_.budgets.size();
    parent_.assign(n, nowhere);
    order_.assign(1, root);
    order_.reserve(n);
    for (std::size_t i = 0; i < order_.size(); ++i) {
      for (const Location child : graph_.row(order_[i])) {
        if (child == parent_[order_[i]]) continue;
        parent_[child] = order_[i];
        order_.push_back(child);
      }
    }
    fill();
  }

  // A vertex but the root from which nothing gets on when all below has been captured into it, all
  // of whose children are not such; none if there is none.
  std::optional<Location> lowest_stuck() const {
    for (std::size_t i = order_.size(); --i > 0;)
      if (!gets_on(order_[i])) return order_[i];
    return std::nullopt;
  }

  // The vertex and all below it.
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

  // All captured into the root, if nothing is stuck: from the bottom, onto each vertex the child
  // last whose token has most captures left.
  std::vector<capture::Capture<Location>> moves() const {
    std::vector<capture::Capture<Location>> moves;
    moves.reserve(order_.size() - 1);
    // Children stand together in the order, so parents come from the bottom as well.
    for (std::size_t end = order_.size(); end > 1;) {
      const Location v = parent_[order_[end - 1]];
      for (; end > 1 && parent_[order_[end - 1]] == v; --end)
        if (order_[end - 1] != finisher_[v]) moves.push_back({order_[end - 1], v});
      moves.push_back({finisher_[v], v});
    }
    return moves;
  }

private:
  // For each vertex the most captures that a token can have left on it when all below has been
  // captured into it, from the bottom up.
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
  const Adjacency& graph_;  // without directions
  const Adjacency& arcs_;
  std::vector<Location> parent_, order_;  // order_: parents first, children of one side by side
  std::vector<std::uint32_t> left_;
  std::vector<Location> finisher_;  // who arrives last; nowhere on a leaf
};

}  // namespace

std::string tree_why_not(const Puzzle& puzzle) {
  const std::size_t n = puzzle.budgets.size();
  const std::string why = "needs a tree";
  if (puzzle.edges.size() + 1 < n || puzzle.edges.size() > 2 * (n - 1)) return why;
  const Adjacency graph = without_directions(puzzle);
  if (graph.heads.size() != 2 * (n - 1)) return why;
  // n - 1 edges are a tree if they connect all.
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

// If the tree hung up at its first vertex has something stuck, let w be a lowest stuck vertex. The
// final vertex is w or below. All that is below w gets on to w; and whatever gets on from outside
// towards a final vertex below w gets on to w as well. So w is final if any vertex can be. If
// something is stuck in the tree hung up at w, it is not below the first w, and the two are
// disjoint.
capture::Answer<Location> solve_tree(const Puzzle& puzzle, const Limits&) {
  const Adjacency graph = without_directions(puzzle);
  const Adjacency arcs = puzzle.directed ? captures_from(puzzle) : Adjacency{};
  HungTree tree(puzzle, graph, arcs);
  tree.hang(0);
  capture::Answer<Location> answer;
  answer.verdict = Verdict::solvable;
  if (const std::optional<Location> low = tree.lowest_stuck()) {
    capture::StuckTrees<Location> trees{tree.subtree(*low), {}};
    tree.hang(*low);
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
